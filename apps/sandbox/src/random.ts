/** A reproducible source of choices: the same key always gives the same sequence. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next: () => number;
  /** A whole number, both ends included. */
  int: (min: number, max: number) => number;
  chance: (probability: number) => boolean;
  /** One element; the list must not be empty. */
  pick: <T>(list: readonly T[]) => T;
  /** Up to `count` different elements, in the list's own order. */
  sample: <T>(list: readonly T[], count: number) => T[];
  /** Lower-case hexadecimal digits. */
  hex: (length: number) => string;
}

/** Four 32-bit words from a text; small changes of the text change all of them. */
function toSeeds(text: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [(a ^ b ^ c ^ d) >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0];
}

/** Choices that depend on nothing but the key. */
export function createRandom(key: string): Random {
  let [a, b, c, d] = toSeeds(key);
  const word = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  // The first outputs still resemble the seed words.
  for (let round = 0; round < 8; round += 1) word();
  const next = (): number => word() / 4_294_967_296;
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[int(0, list.length - 1)];
    if (chosen === undefined) throw new Error(`Nothing to pick from for "${key}"`);
    return chosen;
  };
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const order = list.map((_, index) => index);
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = int(0, index);
      [order[index], order[other]] = [order[other] as number, order[index] as number];
    }
    const chosen = new Set(order.slice(0, count));
    return list.filter((_, index) => chosen.has(index));
  };
  const hex = (length: number): string => {
    let text = '';
    while (text.length < length) text += word().toString(16).padStart(8, '0');
    return text.slice(0, length);
  };
  return { next, int, chance: (probability) => next() < probability, pick, sample, hex };
}

/** A version-4 shaped UUID that depends on nothing but the key. */
export function toUuid(key: string): string {
  const digits = createRandom(key).hex(32);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
