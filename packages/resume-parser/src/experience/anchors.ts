import { dropBullet, hasBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/lines.ts';
import { findDates, type FoundDates } from '../words/find-dates.ts';
import { hasLegalForm } from '../words/titles.ts';
import { SERVICE } from './header-parts.ts';
import { LONGEST_HEADER } from './header-like.ts';
import { looksAlike } from './looks.ts';

/** A line that says when: a range, or a single date that stands apart from a sentence. */
export function isAnchor(line: Line): boolean {
  const dates = pickDates(line.text);
  if (!dates) return false;
  const rest = line.text.slice(0, dates.from) + line.text.slice(dates.to);
  const words = rest
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  // `2019 – now | Engineer, Acme, Leeds.`: dates in the margin open no sentence.
  const isInMargin =
    dates.from === 0 && line.cells.length > 1 && dates.to >= (line.cells[0]?.text.length ?? 0);
  const isSentence = /[.;]$/.test(line.text.trim()) && words.length > 5 && !isInMargin && !hasLegalForm(rest);
  if (hasBullet(line.text) && /\.$/.test(line.text) && words.length > 1 && !isService(line.text))
    return false;
  if (
    hasBullet(line.text) &&
    !isService(line.text) &&
    (words.length > 9 || isSentence || (!dates.isRange && words.length > 3))
  )
    return false;
  if (isService(line.text)) return dates.isRange;
  if (isSentence || rest.length > LONGEST_HEADER) return false;
  if (dates.isRange) return words.length <= 14;
  const hasOwnCell = line.cells.some(({ text }) => {
    const [own] = findDates(text);
    return own !== undefined && text.length - (own.to - own.from) <= 4;
  });
  return (
    hasOwnCell ||
    (words.length <= 6 &&
      !/^\p{Ll}/u.test(line.text) &&
      (dates.from === 0 || /[,(|–—-]\s*$/.test(line.text.slice(0, dates.from))))
  );
}

/** A year in the second line of a point of a list: `• Led the move to a new system in` over `2019 without downtime`. */
export function goesOnFromPoint(line: Line, before: Line | undefined): boolean {
  if (!before || !hasBullet(before.text) || pickDates(line.text)?.isRange !== false) return false;
  const isBelow = before.block === line.block && before.page === line.page;
  const isClose = isBelow && line.y - before.y < line.size * 1.7 && line.x > before.x + 3;
  return isClose && line.cells.length === 1 && looksAlike({ ...before, cells: before.cells.slice(-1) }, line);
}

/** A position told as a sentence: `➢ Working as Engineer at Acme Ltd from July 2019 to till date.` */
function isService(text: string): boolean {
  return SERVICE.test(dropBullet(text)) && /\bas\b|\bat\b|\bwith\b|\bin\b/.test(text);
}

export function pickDates(text: string): FoundDates | undefined {
  const dates = findDates(text);
  return dates.find(({ isRange }) => isRange) ?? dates[0];
}
