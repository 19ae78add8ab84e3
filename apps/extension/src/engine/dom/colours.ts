export interface Colour {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

const COLOURS = /rgba?\([^()]{1,80}\)/g;
/** Of 255: nearer to each other than a person tells apart. */
const ALIKE = 24;

/** Reads a colour as computed styles write it; null for one that they write otherwise. */
export function readColour(text: string): Colour | null {
  const [red, green, blue, alpha = 1] = (/^rgba?\(([^()]{1,80})\)/.exec(text)?.[1] ?? '')
    .split(/[\s,/]+/)
    .filter((part) => part !== '')
    .map(Number);
  if (red === undefined || green === undefined || blue === undefined) return null;
  return { red, green, blue, alpha };
}

/** The colours that are written in a picture made of colours; empty for any other. */
export function readGradient(image: string): Colour[] {
  return (image.match(COLOURS) ?? []).flatMap((text) => readColour(text) ?? []);
}

/** Whether a person sees no difference. */
export function areAlike(one: Colour, other: Colour): boolean {
  const { red, green, blue } = one;
  return (
    Math.abs(red - other.red) < ALIKE &&
    Math.abs(green - other.green) < ALIKE &&
    Math.abs(blue - other.blue) < ALIKE
  );
}

/** What is seen where one colour lies over another. */
export function lay(over: Colour, under: Colour): Colour {
  const mix = (a: number, b: number) => a * over.alpha + b * (1 - over.alpha);
  return {
    ...{ red: mix(over.red, under.red), green: mix(over.green, under.green) },
    ...{ blue: mix(over.blue, under.blue), alpha: 1 },
  };
}
