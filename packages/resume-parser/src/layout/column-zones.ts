import { findDates } from '../words/find-dates.ts';
import { countRows, EDGE, isHeading, keep } from './chunk-kinds.ts';
import type { Chunk } from './chunks.ts';
import { isLevel } from './lines.ts';

/** Positions beside each other, each a card with a time of its own on a line of its own, at the same heights. */
export function areCards(left: readonly Chunk[], right: readonly Chunk[]): boolean {
  const times = findCardTimes(left, right);
  const isAlone = (time: Chunk): boolean => left.every((other) => other === time || !isLevel(time, other));
  return times.length > 0 && times.every(isAlone);
}

/** The times of cards that have another one beside them. */
function findCardTimes(left: readonly Chunk[], right: readonly Chunk[]): Chunk[] {
  const others = right.filter(isTime);
  return left.filter((chunk) => isTime(chunk) && others.some((other) => isLevel(chunk, other)));
}

/** What stands between the heading over cards and the next one; the whole where there are none. */
export function cropToCards(run: readonly Chunk[], x: number): readonly Chunk[] {
  const isRight = (chunk: Chunk): boolean => chunk.x >= x - EDGE;
  const left = run.filter((chunk) => !isRight(chunk));
  const times = findCardTimes(left, run.filter(isRight));
  const [first, last] = [times[0], times.at(-1)];
  const headings = left.filter(isHeading);
  if (!first || !last || headings.length === 0 || run.some((chunk) => isRight(chunk) && isHeading(chunk)))
    return run;
  const top = headings.findLast(({ y }) => y < first.y)?.y ?? Number.NEGATIVE_INFINITY;
  const bottom = headings.find(({ y }) => y > last.y)?.y ?? Number.POSITIVE_INFINITY;
  return run.filter(({ y, size }) => y > top + size * 0.5 && y < bottom - size * 0.5);
}

/** Rows of one group stand no further below each other, times their size. */
const GROUP_GAP = 3.5;

/**
 * A right side without headings whose groups each stand under one of the left side's is no column of the page: the largest
 * group is a second column of its section. A group that stands beside a heading is a column.
 */
export function cropToSection(run: readonly Chunk[], x: number): readonly Chunk[] {
  const isRight = (chunk: Chunk): boolean => chunk.x >= x - EDGE;
  const headings = run.filter((chunk) => !isRight(chunk) && isHeading(chunk));
  const [main] = [...headings].sort((a, b) => b.size - a.size);
  // `Tools` may be the name of a group: a heading is set at least as those of the left side are.
  const isSet = (chunk: Chunk): boolean =>
    main !== undefined && chunk.size > main.size - 0.6 && (chunk.isBold || !main.isBold);
  const right = run.filter(isRight);
  if (right.some((chunk) => isHeading(chunk) && isSet(chunk))) return run;
  const zones = toGroups(right).map((group) => toZone(group, headings));
  if (zones.some((zone) => zone === null || zone.rows === 0)) return run;
  const [largest] = zones.flatMap((zone) => zone ?? []).sort((a, b) => b.rows - a.rows);
  if (!largest) return run;
  return run.filter(({ y }) => y > largest.top && y < largest.bottom);
}

function toGroups(chunks: readonly Chunk[]): Chunk[][] {
  const groups: Chunk[][] = [];
  for (const chunk of chunks) {
    const last = groups.at(-1)?.at(-1);
    if (last && chunk.y - last.y <= last.size * GROUP_GAP) groups.at(-1)?.push(chunk);
    else groups.push([chunk]);
  }
  return groups;
}

/** From the heading over a group to the next one; null where the group stands beside one. */
function toZone(
  group: readonly Chunk[],
  headings: readonly Chunk[],
): { top: number; bottom: number; rows: number } | null {
  const [first, last] = [group[0], group.at(-1)];
  const above = headings.findLast(({ y, size }) => first && y < first.y + size * 0.5);
  if (!first || !last || !above) return null;
  if (headings.some(({ y }) => y > above.y && y <= last.y)) return null;
  const next = headings.find(({ y }) => y > last.y);
  return {
    top: above.y + above.size * 0.5,
    bottom: next ? next.y - next.size * 0.5 : Number.POSITIVE_INFINITY,
    rows: countRows(group),
  };
}

const isTime = keep(({ text }) => {
  const dates = findDates(text).find(({ isRange }) => isRange);
  return dates !== undefined && text.length - (dates.to - dates.from) <= 4;
});
