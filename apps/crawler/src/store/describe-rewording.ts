import { toShortText } from '@firsthand/contracts';

/** Characters kept of each of the two texts of a reworded description: a history of many changes stays small. */
const KEPT_LENGTH = 6_000;
/** Unchanged lines kept around what changed, so that a reader finds the place. */
const CONTEXT_LINES = 1;

/** The lines in which two descriptions differ, from the first to the last of them, with a line of context. */
export interface Rewording {
  before: string;
  after: string;
}

/** ("Intro\nOld\nEnd", "Intro\nNew\nEnd") → the three lines of each; far longer texts lose the lines that are the same. */
export function describeRewording(before: string, after: string): Rewording {
  const [was, is] = [before.split('\n'), after.split('\n')];
  const most = Math.min(was.length, is.length);
  let start = 0;
  while (start < most && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const [from, behind] = [Math.max(0, start - CONTEXT_LINES), Math.max(0, end - CONTEXT_LINES)];
  const cut = (lines: string[]) =>
    toShortText(lines.slice(from, lines.length - behind).join('\n'), KEPT_LENGTH);
  return { before: cut(was), after: cut(is) };
}
