import type { PayPeriod } from '../posting.ts';

const PERIOD_WORDS: Record<PayPeriod, string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
};

export interface PayToShow {
  min: number | null;
  max: number | null;
  currency: string | null;
  period: PayPeriod | null;
}

/** How often somebody who works full time is paid in a year; 2,080 hours are 52 weeks of 40. */
const PERIODS_A_YEAR: Record<PayPeriod, number> = { hour: 2_080, day: 260, week: 52, month: 12, year: 1 };

/** The top of the range brought to a year, in whole units; null when nothing is stated, or not for how long. */
export function toYearlyPay({ min, max, period }: Pick<PayToShow, 'min' | 'max' | 'period'>): number | null {
  const top = max ?? min;
  return top === null || period === null ? null : Math.round(top * PERIODS_A_YEAR[period]);
}

/** The middle of the range brought to a year, in whole units; of one end that end. Null as with `toYearlyPay`. */
export function toYearlyMiddle({
  min,
  max,
  period,
}: Pick<PayToShow, 'min' | 'max' | 'period'>): number | null {
  const [low, high] = [min ?? max, max ?? min];
  if (low === null || high === null || period === null) return null;
  return Math.round(((low + high) / 2) * PERIODS_A_YEAR[period]);
}

/**
 * Pay as a person reads it: "$120,000 – $150,000 a year", "from €3,500 a month", "up to £900 a week".
 * A currency the source leaves open is said to be: "27,000 – 34,000 a month, currency not stated". Null when neither
 * end is known.
 */
export function toPayText(pay: PayToShow): string | null {
  const ends = toEnds(pay);
  if (ends === null) return null;
  const known = pay.period === null ? ends : `${ends} ${PERIOD_WORDS[pay.period]}`;
  return isCurrency(pay.currency) ? known : `${known}, currency not stated`;
}

function toEnds(pay: PayToShow): string | null {
  const { min, max } = pay;
  const format = toFormat(pay);
  if (min === null) return max === null ? null : `up to ${format(max)}`;
  if (max === null) return `from ${format(min)}`;
  return min === max ? format(min) : `${format(min)} – ${format(max)}`;
}

function toFormat({ min, max, currency }: PayToShow): (amount: number) => string {
  const digits = [min, max].some((amount) => amount !== null && !Number.isInteger(amount)) ? 2 : 0;
  const number = findFormat(isCurrency(currency) ? currency : null, digits);
  return (amount) => number.format(amount);
}

/** By currency and digits: making one takes Intl 50 µs, and a list of jobs needs one for each of them. */
const formats = new Map<string, Intl.NumberFormat>();
/** More than there are currencies: what sources write in their place must not fill the memory. */
const MOST_FORMATS = 400;

function findFormat(currency: string | null, digits: number): Intl.NumberFormat {
  const key = `${currency ?? ''} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    format = new Intl.NumberFormat(
      'en-US',
      currency === null ? options : { ...options, style: 'currency', currency },
    );
    if (formats.size >= MOST_FORMATS) formats.clear();
    formats.set(key, format);
  }
  return format;
}

/** Anything but three letters makes Intl throw. */
function isCurrency(code: string | null): code is string {
  return code !== null && /^[a-z]{3}$/i.test(code);
}
