import { toLine, type Line } from '../layout/lines.ts';
import { isOnlyDuration } from '../words/durations.ts';
import { findDates } from '../words/find-dates.ts';

/** How many lines of a header may stand between its dates and what is said besides. */
const NEAR = 2;
/** Without a scheme or `www` it may be the name of an employer: `booking.com`. */
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/;

/**
 * What a header says besides title and employer on a line of its own, which would part them from their dates: how long
 * (`4 ans 4 mois`) is set behind the dates, the employer's web address is left out.
 */
export function setAside(lines: readonly Line[]): Line[] {
  const kept = lines.filter((line, index) => !(isAddress(line) && findDated(lines, index) !== null));
  const behind = new Map<Line, Line[]>();
  const rest = kept.filter((line, index) => {
    const dated = isOnlyDuration(line.text) ? findDated(kept, index) : null;
    if (!dated) return true;
    behind.set(dated, [...(behind.get(dated) ?? []), line]);
    return false;
  });
  return rest.map((line) => setBehind(line, behind.get(line) ?? []));
}

function isAddress({ text, cells }: Line): boolean {
  return cells.length === 1 && ADDRESS.test(text);
}

/** The line with a stretch of time that stands near, the one above before the one below. */
function findDated(lines: readonly Line[], index: number): Line | null {
  const own = lines[index];
  for (const step of [-1, 1])
    for (let away = 1; away <= NEAR; away += 1) {
      const line = lines[index + step * away];
      if (!line || line.block !== own?.block || line.page !== own.page) break;
      if (findDates(line.text).some(({ isRange }) => isRange)) return line;
    }
  return null;
}

function setBehind(line: Line, durations: readonly Line[]): Line {
  if (durations.length === 0) return line;
  const cells = line.cells.map((cell) => {
    const isWhen = findDates(cell.text).some(({ isRange }) => isRange);
    const text = [cell.text, ...durations.map((each) => each.text)].join(' ');
    return isWhen ? { ...cell, text, spans: [] } : cell;
  });
  return toLine(cells, line.block);
}
