import type { ResumeWords } from '../words/resume-words.ts';

interface Period {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/**
 * "2018-06-14" to "2020-01" → "Jun 2018 – Jan 2020"; one of them alone → "from Jun 2018", "until Jan 2020", so that nobody
 * takes one for the other.
 */
export function toSpan({ startDate, endDate }: Period, words: ResumeWords): string {
  const [start, end] = [toMonth(startDate, words), toMonth(endDate, words)];
  if (start === '') return end === '' ? '' : `${words.until} ${end}`;
  return end === '' ? `${words.from} ${start}` : `${start} – ${end}`;
}

/** As `toSpan`, but the end alone stands as the year of a degree does; one that lies ahead → "Sep 2024 – Jun 2027 (expected)". */
export function toStudySpan(period: Period, words: ResumeWords, isExpected: boolean): string {
  const [start, end] = [toMonth(period.startDate, words), toMonth(period.endDate, words)];
  const span = start === '' ? end : toSpan(period, words);
  if (!isExpected) return span;
  if (end !== '') return `${span} (${words.expected})`;
  return start === '' ? words.unfinished : `${start} – ${words.present}`;
}

/** "2018-06-14" → "Jun 2018", "2018" as it is. */
export function toMonth(day: string | undefined, { months }: ResumeWords): string {
  const [year = '', month] = (day ?? '').split('-');
  return [months[Number(month) - 1], year].filter(Boolean).join(' ');
}
