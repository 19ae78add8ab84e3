import { hasBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/lines.ts';

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

function isAlike(a: Line, b: Line): boolean {
  return (
    Math.abs(a.size - b.size) < 0.6 &&
    a.isBold === b.isBold &&
    a.colour === b.colour &&
    fontOf(a) === fontOf(b)
  );
}

function fontOf(line: Line): string {
  return line.cells[0]?.spans[0]?.font ?? '';
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
