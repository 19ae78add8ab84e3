import type { ReadPage } from '../page.ts';
import type { Dot } from './drawn-bullets.ts';

/** `[a b c d e f]` as PDF writes it. */
export type Matrix = readonly number[];

/** The numbers pdf.js gives the operators that are followed here. */
export type OperatorCodes = Record<
  | 'save'
  | 'restore'
  | 'transform'
  | 'paintFormXObjectBegin'
  | 'paintFormXObjectEnd'
  | 'setFillRGBColor'
  | 'beginText'
  | 'setTextMatrix'
  | 'setFont'
  | 'moveText'
  | 'setLeadingMoveText'
  | 'setLeading'
  | 'nextLine'
  | 'showText'
  | 'showSpacedText'
  | 'nextLineShowText'
  | 'nextLineSetSpacingShowText'
  | 'constructPath',
  number
>;

/** What one operator showed, where and in which colour; `number` counts them through the page. */
export interface Shown {
  x: number;
  y: number;
  colour: string;
  text: string;
  number: number;
  /** Of the letters alone; points on the page. */
  width: number;
  size: number;
  /** The name pdf.js knows its font by. */
  font: string;
}

export interface Walked {
  shown: Shown[];
  rules: ReadPage['rules'];
  /** Small shapes as wide as they are high. */
  dots: Dot[];
  isDrawn: boolean;
}

/** A page with more shapes than this shows something, be it letters turned into outlines. */
const SHAPES_OF_A_DRAWING = 20;
const MOST_RULES = 500;
const MOST_DOTS = 1_000;
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function multiply(m: Matrix, n: Matrix): [number, number, number, number, number, number] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = m;
  const [g = 0, h = 0, i = 0, j = 0, k = 0, l = 0] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Where each run of text begins and in which colour, whether anything is drawn, and the thin horizontal rules. */
export function walkOperators(
  { fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] },
  codes: OperatorCodes,
  viewport: Matrix,
): Walked {
  const shown: Shown[] = [];
  const rules: ReadPage['rules'] = [];
  const dots: Dot[] = [];
  const stack: { matrix: Matrix; colour: string }[] = [];
  let shapes = 0;
  let state = { matrix: viewport, colour: '#000000' };
  let line = IDENTITY;
  let leading = 0;
  let font = { name: '', size: 0 };
  fnArray.forEach((code, index) => {
    const parameters = (argsArray[index] ?? []) as ArrayLike<unknown>;
    const numberAt = (at: number): number => (typeof parameters[at] === 'number' ? parameters[at] : 0);
    switch (code) {
      case codes.save:
        stack.push({ ...state });
        break;
      case codes.restore:
      case codes.paintFormXObjectEnd:
        state = stack.pop() ?? state;
        break;
      case codes.transform:
        state.matrix = multiply(state.matrix, toMatrix(parameters));
        break;
      case codes.paintFormXObjectBegin:
        stack.push({ ...state });
        if (Array.isArray(parameters[0])) state.matrix = multiply(state.matrix, toMatrix(parameters[0]));
        break;
      case codes.setFillRGBColor:
        if (typeof parameters[0] === 'string') state.colour = parameters[0];
        break;
      case codes.beginText:
        line = IDENTITY;
        break;
      case codes.setTextMatrix:
        line = toMatrix(parameters.length === 1 ? (parameters[0] as ArrayLike<unknown>) : parameters);
        break;
      case codes.setFont:
        font = { name: typeof parameters[0] === 'string' ? parameters[0] : '', size: numberAt(1) };
        break;
      case codes.moveText:
        line = multiply(line, [1, 0, 0, 1, numberAt(0), numberAt(1)]);
        break;
      case codes.setLeadingMoveText:
        leading = -numberAt(1);
        line = multiply(line, [1, 0, 0, 1, numberAt(0), numberAt(1)]);
        break;
      case codes.setLeading:
        leading = numberAt(0);
        break;
      case codes.nextLine:
        line = multiply(line, [1, 0, 0, 1, 0, -leading]);
        break;
      case codes.showText:
      case codes.showSpacedText:
      case codes.nextLineShowText:
      case codes.nextLineSetSpacingShowText: {
        const [a, b, c, d, x, y] = multiply(state.matrix, line);
        const text = toShownText(parameters);
        const width = toShownWidth(parameters) * font.size * Math.hypot(a, b);
        const size = font.size * Math.hypot(c, d);
        const { colour } = state;
        shown.push({ ...{ x, y, colour, text, width, size }, number: shown.length, font: font.name });
        break;
      }
      case codes.constructPath: {
        shapes += 1;
        const box = toBox(parameters[2], state.matrix);
        if (box && isRule(box) && rules.length < MOST_RULES)
          rules.push({ x: box.x, y: box.y + box.height / 2, width: box.width });
        if (box && isDot(box) && dots.length < MOST_DOTS) dots.push(box);
        break;
      }
      default:
    }
  });
  return { shown, rules, dots, isDrawn: shapes > SHAPES_OF_A_DRAWING };
}

function toMatrix(numbers: ArrayLike<unknown>): Matrix {
  return Array.from(numbers, (number) => (typeof number === 'number' ? number : 0));
}

function toShownText(parameters: ArrayLike<unknown>): string {
  const glyphs = Array.from(parameters).find((parameter) => Array.isArray(parameter)) ?? [];
  return (glyphs as ({ unicode?: string } | number | null)[])
    .map((glyph) => (typeof glyph === 'object' ? (glyph?.unicode ?? '') : ''))
    .join('');
}

/** Of its glyphs, as a share of the font's size. */
function toShownWidth(parameters: ArrayLike<unknown>): number {
  const glyphs = Array.from(parameters).find((parameter) => Array.isArray(parameter)) ?? [];
  return (glyphs as ({ width?: number } | number | null)[]).reduce<number>(
    (sum, glyph) => sum + (typeof glyph === 'number' ? -glyph : (glyph?.width ?? 0)) / 1_000,
    0,
  );
}

/** What a path takes up on the page. */
function toBox(bounds: unknown, matrix: Matrix): Dot | null {
  const box = toMatrix((bounds ?? []) as ArrayLike<unknown>);
  if (box.length !== 4) return null;
  const [, , , , x1, y1] = multiply(matrix, [1, 0, 0, 1, box[0] ?? 0, box[1] ?? 0]);
  const [, , , , x2, y2] = multiply(matrix, [1, 0, 0, 1, box[2] ?? 0, box[3] ?? 0]);
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

/** A path that is wide and almost without height. */
function isRule({ width, height }: Dot): boolean {
  return height < 4 && width > 30;
}

function isDot({ width, height }: Dot): boolean {
  return width >= 1.2 && width <= 7 && Math.abs(width - height) < width * 0.3;
}
