import { toPayText, type Pay } from '@firsthand/contracts';
import { findMoney } from './amounts.ts';
import type { MoneyRange } from './money-range.ts';
import { isOtherMoney } from './prose.ts';

/** How many times larger than the other one of the two may be. */
const MOST_APART = 4;

/**
 * Pay whose figures and words disagree, as the words have it: figures "137000" as the maximum beside the words
 * "119000.00 To 137000.00 (USD) Annually" become 119,000 to 137,000, and what the figures said is kept as `overruled`.
 * The words are what an employer typed and what stands on its page. They are followed only where they hold one range,
 * for the same unit of time and in no other currency; else the figures stay as they are.
 */
export function followWords(pay: Pay, words: string, country: string | null): Pay {
  const ranges = findMoney(words, country).filter((range) => !isOtherMoney(words, range));
  const [range, ...others] = ranges;
  if (range === undefined || others.length > 0 || !isComparable(pay, range)) return pay;
  const [min, max] = [range.min === 0 ? null : range.min, range.max === 0 ? null : range.max];
  // "From $20" beside 20 to 25 says less, and nothing else.
  if (isSaid(min, pay.min) && isSaid(max, pay.max)) return pay;
  // "$20.00" beside 20 to 25: one amount may stand for where a range begins or ends, and then the range says more.
  if (min === max && (isSaid(min, pay.min) || isSaid(max, pay.max))) return pay;
  const figures = toPayText(pay);
  return {
    ...pay,
    min,
    max,
    currency: pay.currency ?? range.currency,
    period: pay.period ?? range.period,
    origin: 'text',
    sentence: words,
    ...(figures === null ? {} : { overruled: figures }),
  };
}

function isComparable(pay: Pay, range: MoneyRange): boolean {
  const isSameTime = pay.period === null || range.period === null || pay.period === range.period;
  const isSameMoney = !range.isCurrencyNamed || pay.currency === null || pay.currency === range.currency;
  return isSameTime && isSameMoney && !range.hasOddPeriod && isLikely(pay, range);
}

/** Figures and words of one job lie near each other; "10 hours" or "401" among the words are no pay. */
function isLikely(pay: Pay, range: MoneyRange): boolean {
  const figure = pay.max ?? pay.min ?? 0;
  const word = range.max ?? range.min ?? 0;
  return word >= figure / MOST_APART && word <= figure * MOST_APART;
}

/** Whether the figure says what the word does; a word left open says nothing. */
function isSaid(word: number | null, figure: number | null): boolean {
  return word === null || (figure !== null && Math.abs(word - figure) < 0.01);
}
