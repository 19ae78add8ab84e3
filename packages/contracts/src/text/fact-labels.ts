import type { ListedEmployment, WorkMode } from '../posting.ts';

/** What a filter is called for jobs that do not say. */
export const NOT_STATED = 'Not stated';

export const WORK_MODE_LABELS: Record<WorkMode, string> = {
  remote: 'Remote',
  hybrid: 'Hybrid',
  on_site: 'On-site',
};

export const LISTED_EMPLOYMENT_LABELS: Record<ListedEmployment, string> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  other: 'Other',
};

/** Days within which a job was posted, as they are offered. */
export const POSTED_WITHIN_LABELS: Record<number, string> = {
  1: 'Past 24 hours',
  3: 'Past 3 days',
  7: 'Past week',
  14: 'Past 2 weeks',
  30: 'Past month',
};

/** `7` → "Past week", `10` → "Past 10 days". */
export function toPostedWithinText(days: number): string {
  return POSTED_WITHIN_LABELS[days] ?? `Past ${days} days`;
}

/** "en-GB" → "en"; null for what is no such tag. */
export function toLanguageCode(tag: string): string | null {
  return /^([a-z]{2})(?:[-_]|$)/i.exec(tag)?.[1]?.toLowerCase() ?? null;
}

let names: Intl.DisplayNames | undefined;

/** `'de'` → "German"; the code itself where it has no name. */
export function toLanguageName(code: string): string {
  if (!/^[a-z]{2,3}$/i.test(code)) return code;
  names ??= new Intl.DisplayNames(['en'], { type: 'language' });
  return names.of(code) ?? code;
}
