import type { Found } from '../resume.ts';
import { findDates } from '../words/find-dates.ts';

/** "2019-06-14" as it is, "June 2019" as "2019-06"; what is no date stays for the person to see. */
export function toDay(found: Found<string> | null): Found<string> | null {
  if (!found || /^\d{4}(?:-\d{2}){0,2}$/.test(found.value.trim()))
    return found && { ...found, value: found.value.trim() };
  // A moment of a day: `2019-06-14T00:00:00.000Z`.
  const day = /^\d{4}-\d{2}-\d{2}(?=T)/.exec(found.value.trim())?.[0];
  if (day !== undefined) return { ...found, value: day };
  const [dates] = findDates(found.value);
  return dates?.start ? { ...found, value: dates.start, confidence: 0.8 } : found;
}
