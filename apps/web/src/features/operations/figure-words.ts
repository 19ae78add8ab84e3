import { formatCount } from '../../lib/format-date.ts';

/** (1190, 1204) → "1,190 (98%)". Neither 0% nor 100% is said of a part that is not none or all. */
export function toShareText(part: number, whole: number): string {
  if (whole === 0) return formatCount(part);
  const rounded = Math.round((part / whole) * 100);
  const isAll = part >= whole;
  const percent = isAll ? 100 : part === 0 ? 0 : Math.min(99, Math.max(1, rounded));
  return `${formatCount(part)} (${percent}%)`;
}
