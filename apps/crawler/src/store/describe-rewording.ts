import { toShortText } from '@firsthand/contracts';

/** Characters kept of each of the two texts of a reworded description: a history of many changes stays small. */
const KEPT_LENGTH = 6_000;
/** Unchanged lines kept around what changed, so that a reader finds the place. */
const CONTEXT_LINES = 1;
/** Stands for unchanged lines between two changes, in both texts. */
const GAP = '…';
/** Pairs of lines compared at most; what differs between longer texts counts as replaced as a whole. */
const MOST_PAIRS = 1_000_000;

/** The lines in which two descriptions differ, each with a line of context; "…" stands for those between. */
export interface Rewording {
  before: string;
  after: string;
}

/** A run of lines that both texts have, or what stands in one and in the other. */
type Part = { same: string[] } | { was: string[]; is: string[] };

/**
 * ("Intro\nOld\nEnd", "Intro\nNew\nEnd") → the three lines of each. Of changes far apart, what lies between is left out;
 * far longer texts lose their ends.
 */
export function describeRewording(before: string, after: string): Rewording {
  const parts = alignLines(before.split('\n'), after.split('\n'));
  const kept = parts.map((part, index) => {
    if (!('same' in part)) return part;
    const lines = shorten(part.same, { isFirst: index === 0, isLast: index === parts.length - 1 });
    return { was: lines, is: lines };
  });
  const join = (lines: string[]) => toShortText(lines.join('\n'), KEPT_LENGTH);
  return { before: join(kept.flatMap(({ was }) => was)), after: join(kept.flatMap(({ is }) => is)) };
}

/** Unchanged lines without those that are next to no change. */
function shorten(lines: string[], at: { isFirst: boolean; isLast: boolean }): string[] {
  const head = at.isFirst ? [] : lines.slice(0, CONTEXT_LINES);
  const tail = at.isLast ? [] : lines.slice(-CONTEXT_LINES);
  if (at.isFirst || at.isLast) return [...head, ...tail];
  return lines.length <= head.length + tail.length + 1 ? lines : [...head, GAP, ...tail];
}

function alignLines(was: string[], is: string[]): Part[] {
  const most = Math.min(was.length, is.length);
  let start = 0;
  while (start < most && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  return [
    { same: was.slice(0, start) },
    ...alignMiddle(was.slice(start, was.length - end), is.slice(start, is.length - end)),
    { same: was.slice(was.length - end) },
  ];
}

/** Of lines whose first and last differ: the longest common run in order, and what differs before, between and behind. */
function alignMiddle(was: string[], is: string[]): Part[] {
  if (was.length * is.length > MOST_PAIRS) return [{ was, is }];
  const width = is.length + 1;
  const common = new Uint16Array((was.length + 1) * width);
  const commonFrom = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = was.length - 1; i >= 0; i -= 1) {
    for (let j = is.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        was[i] === is[j]
          ? commonFrom(i + 1, j + 1) + 1
          : Math.max(commonFrom(i + 1, j), commonFrom(i, j + 1));
    }
  }
  const parts: Part[] = [];
  let [i, j] = [0, 0];
  while (i < was.length || j < is.length) {
    const [same, differing]: [string[], { was: string[]; is: string[] }] = [[], { was: [], is: [] }];
    while (i < was.length && j < is.length && was[i] === is[j]) {
      same.push(was[i] ?? '');
      [i, j] = [i + 1, j + 1];
    }
    while ((i < was.length || j < is.length) && !(i < was.length && j < is.length && was[i] === is[j])) {
      if (j >= is.length || (i < was.length && commonFrom(i + 1, j) >= commonFrom(i, j + 1))) {
        differing.was.push(was[i] ?? '');
        i += 1;
      } else {
        differing.is.push(is[j] ?? '');
        j += 1;
      }
    }
    if (same.length > 0) parts.push({ same });
    if (differing.was.length + differing.is.length > 0) parts.push(differing);
  }
  return parts;
}
