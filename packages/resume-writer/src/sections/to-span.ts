import type { ResumeWords } from '../words/resume-words.ts';

interface Period {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** "2018-06-14" to "2020-01" → "Jun 2018 – Jan 2020"; an end that lies ahead → "Sep 2024 – Jun 2027 (expected)". */
export function toSpan({ startDate, endDate }: Period, words: ResumeWords, isExpected = false): string {
  const [start, end] = [toMonth(startDate, words), toMonth(endDate, words)];
  const span = [start, end].filter(Boolean).join(' – ');
  if (!isExpected) return span;
  if (end !== '') return `${span} (${words.expected})`;
  return start === '' ? words.unfinished : `${start} – ${words.present}`;
}

/** "2018-06-14" → "Jun 2018", "2018" as it is. */
export function toMonth(day: string | undefined, { months }: ResumeWords): string {
  const [year = '', month] = (day ?? '').split('-');
  return [months[Number(month) - 1], year].filter(Boolean).join(' ');
}
