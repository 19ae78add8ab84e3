import type { Line } from '../layout/lines.ts';
import { maskDurations } from '../words/durations.ts';
import { findDates } from '../words/find-dates.ts';
import { scoreCompany } from '../words/titles.ts';
import type { Entry } from './entry.ts';
import { isHeaderLike } from './header-like.ts';
import { isPlace } from './header-parts.ts';
import { isFlush, isSetAlike } from './looks.ts';

/**
 * A header that lacks its employer, under a line of one that was taken for the end of the text above: `Queen Edith High
 * School | Leuven` over `Teacher | 2019 – 2023`, where the first position is set the other way round.
 */
export function takeFromAbove(entries: readonly Entry[]): Entry[] {
  const taken = new Map<Entry, Line>();
  entries.forEach(({ header }, index) => {
    const [first] = header;
    const before = entries[index - 1];
    const line = before?.body.at(-1);
    const isLacking =
      header.filter(isNaming).length === 1 && header.every(({ text }) => scoreCompany(text) < 1.5);
    if (!before || !line || !first || !isLacking || !isHeaderLike(line)) return;
    const isOver = line.block === first.block && line.page === first.page && isFlush(line, first);
    const isApart = before.body.length === 1 || !isSetAlike(before.body.at(-2) ?? line, line);
    if (isOver && isApart && isEmployerLine(line) && line.text.length < 70) taken.set(before, line);
  });
  return entries.map((entry, index) => {
    const before = entries[index - 1];
    const line = before && taken.get(before);
    const body = taken.has(entry) ? entry.body.slice(0, -1) : entry.body;
    return { ...entry, body, header: line ? [line, ...entry.header] : entry.header };
  });
}

/** Whether a header line names anything besides a date and a place. */
export function isNaming(line: Line): boolean {
  return line.cells.some(({ text }) => {
    const dates = findDates(text);
    const rest = dates.reduce(
      (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
      maskDurations(text),
    );
    return /\p{L}{2}/u.test(rest) && !isPlace(rest.replace(/^[\s,|–—-]+|[\s,|–—-]+$/g, ''));
  });
}

/** Whether a line has words of an employer, or ends in a place. */
export function isEmployerLine(line: Line): boolean {
  return (
    scoreCompany(line.text) >= 1.5 ||
    isPlace(line.text.split(/,\s*/).slice(1).join(', ')) ||
    isPlace(line.text.split(/,\s*/).at(-1) ?? '')
  );
}
