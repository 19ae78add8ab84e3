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
  const cut = (lines: string[]) => shorten(lines.slice(from, lines.length - behind).join('\n'));
  return { before: cut(was), after: cut(is) };
}

function shorten(text: string): string {
  if (text.length <= KEPT_LENGTH) return text;
  return `${text.slice(0, KEPT_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
