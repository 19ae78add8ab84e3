import type { TextItem } from '../page.ts';

/** A shape on the page: points, origin top left. */
export interface Dot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far before its text the mark of a list stands at most, in widths of a letter. */
const FARTHEST = 2.2;

/**
 * The text of a page with the marks of lists that are drawn instead of written, as browsers do when they print: a dot
 * right before the first word of a line becomes "•". Rows of dots are ratings or ornaments and stay what they are.
 */
export function addDrawnBullets(items: readonly TextItem[], dots: readonly Dot[]): TextItem[] {
  if (dots.length === 0) return [...items];
  const marks = new Map<TextItem, Dot>();
  for (const dot of dots) {
    if (dots.some((other) => other !== dot && isBeside(dot, other))) continue;
    const item = items.find((each) => isMarked(each, dot));
    if (item && !items.some((each) => each !== item && standsBefore(each, item, dot))) marks.set(item, dot);
  }
  return items.flatMap((item) => {
    const dot = marks.get(item);
    return dot ? [{ ...item, text: '•', x: dot.x, width: dot.width }, item] : [item];
  });
}

function isMarked(item: TextItem, dot: Dot): boolean {
  const gap = item.x - dot.x - dot.width;
  return !item.isTurned && gap > 0.5 && gap < item.size * FARTHEST && isLevel(item, dot);
}

/** At half the height of the small letters, about. */
function isLevel({ y, size }: TextItem, dot: Dot): boolean {
  const middle = dot.y + dot.height / 2;
  return middle < y && middle > y - size * 0.75 && dot.height < size * 0.65;
}

/** Text on the same line that ends where the mark is: the dot stands between two words. */
function standsBefore(each: TextItem, item: TextItem, dot: Dot): boolean {
  const gap = dot.x - each.x - each.width;
  return !each.isTurned && Math.abs(each.y - item.y) < item.size * 0.3 && gap > -2 && gap < item.size * 3;
}

function isBeside(dot: Dot, other: Dot): boolean {
  return Math.abs(dot.y - other.y) < 2 && Math.abs(dot.x - other.x) < dot.width * 5;
}
