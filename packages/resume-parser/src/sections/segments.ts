import { dropBullet } from '../layout/bullets.ts';
import type { Chunk } from '../layout/chunks.ts';
import { toPlace, type Line } from '../layout/lines.ts';
import type { Found } from '../resume.ts';
import { findDates, type FoundDates } from '../words/find-dates.ts';
import { findNaming } from './group-entries.ts';

/** A piece of a line that says one thing. */
export interface Segment {
  text: string;
  chunk: Chunk;
  from: number;
}

const SEPARATOR = /\s*[|•·●▪;]\s*|\s+[–—-]\s+|\s+[–—]|[–—]\s+|,\s+|\s{3,}|\t/g;

/** What parts the pieces of a line that is set as a detail; commas stand within them. */
export const DETAIL_SEPARATOR = /\s*[|•·●▪;]\s*|\s{3,}|\t/g;

/** The pieces of a line between separators, without its dates. */
export function toSegments(line: Line, separator = SEPARATOR): Segment[] {
  return line.cells.flatMap((chunk) => {
    const masked = maskDates(chunk.text);
    const start = masked.length - dropBullet(masked).length;
    const segments: Segment[] = [];
    let at = start;
    const push = (end: number): void => {
      const raw = masked.slice(at, end);
      const text = raw.replace(/^[^\p{L}\p{N}(“"«#]+|[\s,;:|–—([-]+$/gu, '').trim();
      if (/[\p{L}\p{N}]/u.test(text))
        segments.push({ text, chunk, from: at + Math.max(0, raw.indexOf(text)) });
    };
    for (const match of masked.matchAll(separator)) {
      if (match.index < start || isInBrackets(masked, match.index)) continue;
      push(match.index);
      at = match.index + match[0].length;
    }
    push(masked.length);
    return segments;
  });
}

/** What a line names that heads an entry, commas and all; nothing where it names nothing. */
export function toNameSegment(head: readonly Line[]): Segment[] {
  const [first] = head;
  const cell = first && findNaming(first);
  if (!first || !cell) return [];
  return toSegments(first, DETAIL_SEPARATOR)
    .filter(({ chunk }) => chunk === cell)
    .slice(0, 1);
}

/** Every other character stays in its place. */
function maskDates(text: string): string {
  const masked = findDates(text).reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text,
  );
  return masked.replace(/[([]\s*[)\]]/g, (found) => ' '.repeat(found.length));
}

/** A line is short; brackets are counted up to the place. */
function isInBrackets(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 200), at);
  return before.lastIndexOf('(') > before.lastIndexOf(')') && text.indexOf(')', at) > 0;
}

export function toFound({ text, chunk, from }: Segment, confidence: number): Found<string> {
  return { value: text, confidence, where: [toPlace(chunk, from, from + text.length)] };
}

/** The stretch of time of a line, a range before a single date. */
export function pickDates(line: Line): FoundDates | null {
  const dates = findDates(line.text);
  return dates.find(({ isRange }) => isRange) ?? dates[0] ?? null;
}

/** A moment with the place where it stands. */
export function toFoundDate(value: string | null, line: Line, dates: FoundDates): Found<string> | null {
  if (value === null) return null;
  const words = line.text.slice(dates.from, dates.to);
  const cell = line.cells.find(({ text }) => text.includes(words));
  const at = cell?.text.indexOf(words) ?? 0;
  const place = cell ?? line.cells[0];
  return place
    ? { value, confidence: 0.85, where: [cell ? toPlace(cell, at, at + words.length) : toPlace(place)] }
    : null;
}
