import { hasBullet } from '../layout/bullets.ts';
import type { Chunk } from '../layout/chunks.ts';
import type { Line } from '../layout/lines.ts';
import { findDates } from '../words/find-dates.ts';

/** Lines of a section, an entry each: what names it, and what is said of it. */
export interface ListedEntry {
  head: Line[];
  body: Line[];
}

/**
 * Parts a section that lists things: at each point of a list where everything is one, else at the lines that are set as the first
 * one is and not as what follows it, else at each line.
 */
export function groupEntries(lines: readonly Line[]): ListedEntry[] {
  const [first] = lines;
  if (!first) return [];
  const bullets = lines.filter(({ text }) => hasBullet(text));
  const isList = hasBullet(first.text) && bullets.length > 0;
  const opens = isList
    ? (line: Line) => hasBullet(line.text) && line.x <= first.x + 3
    : findOpening(lines, first);
  const entries: ListedEntry[] = [];
  for (const line of lines) {
    const entry = entries.at(-1);
    const before = entry ? (entry.body.at(-1) ?? entry.head.at(-1)) : undefined;
    if (!entry || opens(line, before)) entries.push({ head: [line], body: [] });
    else if (entry.body.length === 0 && isList && !hasBullet(line.text)) entry.head.push(line);
    else entry.body.push(line);
  }
  return entries;
}

/** A detail goes on over no more lines than this. */
const LONGEST_DETAIL = 2;

/** The lines under the one that names an entry, where they are set in a colour of their own: `Journal of Care · example.org`. */
export function findDetail({ head, body }: ListedEntry): Line[] {
  const [first, ...more] = head;
  const [below] = body;
  if (!first || more.length > 0 || !below || hasBullet(below.text) || isSentence(below)) return [];
  if (findNaming(below)?.colour === findNaming(first)?.colour) return [];
  const end = body.findIndex((line) => hasBullet(line.text) || !isAlike(line, below));
  const detail = body.slice(0, end < 0 ? body.length : end);
  return detail.length <= LONGEST_DETAIL ? detail : [];
}

type Opening = (line: Line, before?: Line) => boolean;

function findOpening(lines: readonly Line[], first: Line): Opening {
  const isHead = (line: Line): boolean =>
    !hasBullet(line.text) &&
    !isSentence(line) &&
    isAlike(line, first) &&
    Math.abs(line.x - first.x) < 4 &&
    !/^\p{Ll}/u.test(line.text);
  const others = lines.filter((line) => !isHead(line));
  if (others.length > 0) {
    return (line, before) =>
      isHead(line) && (before === undefined || !isHead(before) || isWide(line, before, lines));
  }
  // All alike: a wider gap parts them, else each line is one.
  const hasGaps = lines.some((line, at) => at > 0 && isWide(line, lines[at - 1] ?? line, lines));
  return (line, before) =>
    before === undefined || (hasGaps ? isWide(line, before, lines) : !/^[\p{Ll}(]/u.test(line.text));
}

/** Of several words and with a full stop, or too long to name anything. */
function isSentence({ text }: Line): boolean {
  const words = text.split(' ').length;
  return words > 16 || (words > 6 && /[.;]$/.test(text));
}

/** Whether what two lines name is set alike; dates beside it are set as they like. */
function isAlike(a: Line, b: Line): boolean {
  const [one, other] = [findNaming(a), findNaming(b)];
  if (!one || !other) return false;
  return (
    Math.abs(one.size - other.size) < 0.6 &&
    one.isBold === other.isBold &&
    one.colour === other.colour &&
    one.spans[0]?.font === other.spans[0]?.font
  );
}

/** The first cell that is more than a date. */
export function findNaming({ cells }: Line): Chunk | undefined {
  const isDate = ({ text }: Chunk): boolean => {
    const [dates] = findDates(text);
    return dates !== undefined && text.length - (dates.to - dates.from) <= 4;
  };
  return cells.find((cell) => !isDate(cell)) ?? cells[0];
}

/** Further apart than lines of the section are. */
function isWide(line: Line, before: Line, lines: readonly Line[]): boolean {
  if (line.page !== before.page || line.block !== before.block) return true;
  const gaps = lines
    .slice(1)
    .map((each, index) => each.y - (lines[index]?.y ?? each.y))
    .filter((gap) => gap > 0);
  const least = gaps.reduce((most, gap) => Math.min(most, gap), Number.POSITIVE_INFINITY);
  return line.y - before.y > least * 1.25;
}
