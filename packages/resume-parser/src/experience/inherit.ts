import type { FoundDates } from '../words/find-dates.ts';
import type { Line } from '../layout/lines.ts';
import type { Entry } from './entry.ts';
import type { HeaderPart } from './header-parts.ts';

/** The employer of the positions before, and how it was named. */
export interface Employer {
  part: HeaderPart;
  /** Title and dates of the last position held there; null under a line that names the employer alone. */
  last: { title: HeaderPart; entry: Entry } | null;
  /** It stands on a line of its own, over titles that look alike. */
  isApart: boolean;
}

/** How sure it is that a title without an employer belongs to the one before: not at all when both were held at once. */
export function rateInherited(employer: Employer, title: HeaderPart | null, entry: Entry): number | null {
  if (!employer.last) return 0.9;
  if (!title || overlaps(employer.last.entry.dates, entry.dates)) return null;
  const isGroup = employer.isApart && isSetAlike(employer.last, { title, entry });
  return isGroup ? 0.75 : UNSURE;
}

/** Below what is shown as sure. */
const UNSURE = 0.4;

function isSetAlike(a: { title: HeaderPart; entry: Entry }, b: { title: HeaderPart; entry: Entry }): boolean {
  const [above, below] = [a.entry.header[a.title.row], b.entry.header[b.title.row]];
  if (!above || !below) return false;
  return (
    Math.abs(above.size - below.size) < 0.4 &&
    above.colour === below.colour &&
    toFont(above) === toFont(below)
  );
}

function toFont(line: Line): string {
  return line.cells[0]?.spans[0]?.font ?? '';
}

/** Whether one was held for more than a year of the other; years alone touch. */
function overlaps(a: FoundDates | null, b: FoundDates | null): boolean {
  if (!a?.start || !b?.start) return false;
  const toYear = (moment: string | null, isOpen: boolean): number =>
    isOpen ? 9999 : Number(moment?.slice(0, 4));
  const [endA, endB] = [toYear(a.end ?? a.start, a.isCurrent), toYear(b.end ?? b.start, b.isCurrent)];
  const [startA, startB] = [toYear(a.start, false), toYear(b.start, false)];
  return Math.min(endA, endB) - Math.max(startA, startB) > 1;
}
