import { fold } from './clean-text.ts';
import { MONTHS, PRESENT, SEASONS, SINCE, UNTIL } from './calendar.ts';

/** A stretch of time found in a text; `from` and `to` are its characters. */
export interface FoundDates {
  from: number;
  to: number;
  /** `YYYY-MM` or `YYYY`. */
  start: string | null;
  end: string | null;
  isCurrent: boolean;
  /** It has two ends, or an open one: more than a year somewhere in a sentence. */
  isRange: boolean;
}

interface Moment {
  year: number | null;
  month: number | null;
}

const MONTH_NAMES = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|');
const SEASON_NAMES = SEASONS.join('|');
const GLUE = '(?:\\s*(?:,|/|-|\\.|\\bde\\b|\\bdel\\b|\\bof\\b)\\s*|\\s+)?';
const DAY = '\\d{1,2}(?:st|nd|rd|th|er|\\.|º|°)?';
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
/** Year before month is looked for first: `2019-05`. Two-digit years need a month before them. */
const MOMENT = [
  `(?<!\\d)${YEAR}[./-](?:${MONTH_NAMES})\\b(?!\\s*,?\\s*['’]?\\d{2})`,
  `(?:${DAY}\\s*(?:de\\s+)?)?\\b(?:${MONTH_NAMES})\\b\\.?(?:\\s+${DAY},?(?=\\s*${YEAR}))?${GLUE}(?:${YEAR}|['’]?\\d{2})(?![\\d%])`,
  `(?<!\\d)\\d{1,2}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?${YEAR}(?!\\d)`,
  `(?<!\\d)${YEAR}\\s?[./-]\\s?(?:0[1-9]|1[0-2])(?:\\s?[./-]\\s?\\d{2})?(?!\\d)`,
  `(?<![\\d.,/])(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${YEAR}(?!\\d)`,
  `\\b(?:${SEASON_NAMES})\\b(?:\\s+(?:of|de)\\b)?[\\s,/']*${YEAR}(?!\\d)`,
  `(?<![\\d$€£.,])${YEAR}(?!\\d|\\s?%|[.,]\\d)`,
].join('|');
const SHORT = `(?<![\\d/])(?:0?[1-9]|1[0-2])/\\d{2}(?![\\d/])|\\b(?:${MONTH_NAMES})\\b\\.?|['’]\\d{2}(?!\\d)`;
const PRESENT_WORDS = `\\b(?:${PRESENT.join('|')})\\b`;
const SEPARATOR = `\\s*(?:[-–—―‒~→>]+|\\b(?:${UNTIL.join('|')})\\b)\\s*`;
const ANY = `(?:${MOMENT}|${SHORT})`;
const TAIL = `(?:\\d{2}(?!\\d))`;

const RANGE = new RegExp(
  `(?:\\b(?:from|von|vom|de|du|dal|da|van|fran|desde|del)\\b\\.?\\s*)?(${ANY})${SEPARATOR}(?:(${PRESENT_WORDS})|(?:le\\s+|el\\s+)?(${ANY}|${TAIL}))`,
  'g',
);
const OPEN = new RegExp(
  `\\b(?:${SINCE.join('|')})\\b\\.?:?\\s*(${MOMENT})(?:${SEPARATOR}(?:${PRESENT_WORDS}))?|(${MOMENT})\\s*(?:[-–—→]+\\s*(?:$|(?=[|)]))|,?\\s*${PRESENT_WORDS})`,
  'g',
);
const AND = '(?:,|&|/|\\b(?:and|und|et|y|e|och|en)\\b)';
const LIST = new RegExp(`(${MOMENT})\\s*(?:${AND}\\s*(${MOMENT})|/(\\d{2}))(?!\\d)`, 'g');
const ENDED = new RegExp(`\\b(?:until|bis|jusqu'a|hasta|tot|fino a|ate|till)\\s+(${MOMENT})`, 'g');
const BEGUN = new RegExp(
  `\\b(?:from|beginn|start(?:ing|ed)?|a partir d[euo]|a partire dal?|vanaf|fran)\\b\\.?:?\\s*(${MOMENT})`,
  'g',
);
const SINGLE = new RegExp(MOMENT, 'g');

/**
 * Finds the stretches of time in a line, in any of our eight languages, the best one first.
 * `'06/2019 – Present'` → 2019-06, open; `'Sep 15 – May 17'` → 2015-09 to 2017-05; `'seit 2021'` → 2021, open.
 */
export function findDates(text: string): FoundDates[] {
  const folded = foldInPlace(text);
  if (!/\d{2}/.test(folded) || text.length > 400) return [];
  const taken: FoundDates[] = [];
  const add = (match: RegExpMatchArray, dates: Omit<FoundDates, 'from' | 'to'> | null): void => {
    const from = match.index ?? 0;
    const to = from + match[0].trimEnd().length;
    if (!dates || (dates.start === null && dates.end === null)) return;
    if (taken.some((other) => from < other.to && other.from < to)) return;
    taken.push({ ...dates, from, to });
  };
  for (const match of folded.matchAll(RANGE)) add(match, toRange(match));
  for (const match of folded.matchAll(OPEN)) {
    const start = toMoment(match[1] ?? match[2] ?? '');
    add(match, { start: format(start), end: null, isCurrent: true, isRange: true });
  }
  for (const match of folded.matchAll(LIST)) {
    const start = toMoment(match[1] ?? '');
    const end = toMoment(match[2] ?? match[3] ?? '', start.year);
    // `May 12, 2019` is a day, no list of two years.
    const isWhole = new RegExp(YEAR).test(match[1] ?? '');
    const isOrdered = isWhole && (end.year ?? 0) > (start.year ?? 0);
    if (isOrdered) add(match, { start: format(start), end: format(end), isCurrent: false, isRange: true });
  }
  for (const match of folded.matchAll(ENDED)) {
    add(match, { start: null, end: format(toMoment(match[1] ?? '')), isCurrent: false, isRange: true });
  }
  for (const match of folded.matchAll(BEGUN)) {
    add(match, { start: format(toMoment(match[1] ?? '')), end: null, isCurrent: false, isRange: true });
  }
  for (const match of folded.matchAll(SINGLE)) {
    add(match, { start: format(toMoment(match[0])), end: null, isCurrent: false, isRange: false });
  }
  return taken;
}

/** Whether a text is nothing but a word for a position that goes on: `Present`, `heute`. */
export function isPresent(text: string): boolean {
  return new RegExp(`^(?:${PRESENT_WORDS})$`).test(foldInPlace(text).trim());
}

const OPENING = new RegExp(`^(?:[-–—]+|(?:${UNTIL.join('|')})\\b)\\s+`);

/** An end without the word before it, as a cell of its own has it: `to 2019-09`, `T O 2019-09`. */
export function dropUntil(text: string): string {
  return text.slice(OPENING.exec(foldInPlace(text))?.[0].length ?? 0);
}

/** Lower case without accents, every character still in its place. */
function foldInPlace(text: string): string {
  return Array.from(text.replace(/[\u{10000}-\u{10ffff}]/gu, '  '), (character) => {
    const folded = fold(character);
    return folded.length === character.length ? folded : (folded[0] ?? ' ');
  })
    .join('')
    .replaceAll('’', "'");
}

function toRange(match: RegExpMatchArray): Omit<FoundDates, 'from' | 'to'> | null {
  // `01/02/2017–31/08/2020`: one end tells that the day comes first.
  const isDayFirst = [match[1], match[3]].some(
    (text) => Number(/^(\d{1,2})\/\d{1,2}\//.exec(text ?? '')?.[1]) > 12,
  );
  const order = (text: string): string => (isDayFirst ? text.replaceAll('/', '.') : text);
  const start = toMoment(order(match[1] ?? ''));
  if (match[2] !== undefined) {
    return start.year === null ? null : { start: format(start), end: null, isCurrent: true, isRange: true };
  }
  const end = toMoment(order(match[3] ?? ''), start.year);
  // `Jan – Mar 2020`: the year stands once, at the end.
  if (start.year === null) start.year = end.year;
  if (end.year === null || start.year === null) return null;
  const isBackwards =
    end.year < start.year || (end.year === start.year && (end.month ?? 12) < (start.month ?? 1));
  if (isBackwards) return null;
  return { start: format(start), end: format(end), isCurrent: false, isRange: true };
}

/** `century` is the year before in a range: `2019/20`, `2018-19`. */
function toMoment(text: string, century: number | null = null): Moment {
  const name = new RegExp(`\\b(?:${MONTH_NAMES})\\b`).exec(text)?.[0];
  const year = /(?:19|20)\d{2}/.exec(text)?.[0];
  if (name !== undefined) {
    const month = MONTHS.get(name) ?? null;
    const short = /(\d{2})\s*$/.exec(text)?.[1];
    return { month, year: year === undefined ? toFullYear(short) : Number(year) };
  }
  if (year !== undefined) {
    const numbers =
      text
        .replace(year, ' ')
        .match(/\d{1,2}/g)
        ?.map(Number) ?? [];
    return { year: Number(year), month: numbers.length === 0 ? null : pickMonth(numbers, text) };
  }
  const short = /^(\d{1,2})\/(\d{2})$/.exec(text.trim());
  if (short) return { month: Number(short[1]), year: toFullYear(short[2]) };
  const tail = /^'?(\d{2})$/.exec(text.trim())?.[1];
  if (tail === undefined) return { year: null, month: null };
  const full = toFullYear(tail);
  return {
    month: null,
    year: century === null || text.includes("'") ? full : Math.floor(century / 100) * 100 + Number(tail),
  };
}

/** Of a day and a month: whatever can only be a day; with slashes the American order, else the day first. */
function pickMonth(numbers: readonly number[], text: string): number | null {
  const [first = 0, second] = numbers;
  if (second === undefined) return first >= 1 && first <= 12 ? first : null;
  const isYearFirst = /^\s*(?:19|20)\d{2}/.test(text);
  // Positions begin on the first of a month rather than on any other day of January.
  const isFirstDay = first === 1 && second > 1 && second <= 12;
  const month = isYearFirst || (text.includes('/') && first <= 12 && !isFirstDay) ? first : second;
  return month >= 1 && month <= 12 ? month : null;
}

/** `'17'` → 2017, `'98'` → 1998; a resume is not written for the future. */
function toFullYear(digits: string | undefined): number | null {
  if (digits === undefined) return null;
  const short = Number(digits);
  return short >= 60 ? 1900 + short : short <= 40 ? 2000 + short : null;
}

function format({ year, month }: Moment): string | null {
  if (year === null) return null;
  return month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
}
