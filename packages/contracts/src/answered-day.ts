const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/u;
const DAY_FIRST = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)? (${MONTHS})[a-z]{0,6},? (\\d{4})$`, 'iu');
const MONTH_FIRST = new RegExp(`^(${MONTHS})[a-z]{0,6} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`, 'iu');
const LONGEST = 30;

/** The day that an answer is, "1 February 2027" → "2027-02-01"; null of an answer that says anything else. */
export function findAnsweredDay(answer: string): string | null {
  const text = answer.trim();
  if (text.length > LONGEST) return null;
  const iso = ISO.exec(text);
  if (iso) return toDay(iso[1], iso[2], iso[3]);
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return toDay(dayFirst[3], toMonth(dayFirst[2]), dayFirst[1]);
  const monthFirst = MONTH_FIRST.exec(text);
  return monthFirst ? toDay(monthFirst[3], toMonth(monthFirst[1]), monthFirst[2]) : null;
}

function toMonth(name = ''): string {
  return String(MONTHS.split('|').indexOf(name.toLowerCase()) + 1);
}

function toDay(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
