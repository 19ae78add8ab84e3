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

/**
 * Pay as a person reads it: "$120,000 – $150,000 a year", "from €3,500 a month", "up to £900 a week".
 * A currency the source leaves open is said to be: "27,000 – 34,000 a month, currency not stated". Null when neither
 * end is known.
 */
export function toPayText(pay: PayToShow): string | null {
  const { min, max, period } = pay;
  const format = toFormat(pay);
  const ends =
    min !== null && max !== null
      ? min === max
        ? format(min)
        : `${format(min)} – ${format(max)}`
      : min !== null
        ? `from ${format(min)}`
        : max !== null
          ? `up to ${format(max)}`
          : null;
  if (ends === null) return null;
  const known = period === null ? ends : `${ends} ${PERIOD_WORDS[period]}`;
  return isCurrency(pay.currency) ? known : `${known}, currency not stated`;
}

function toFormat({ min, max, currency }: PayToShow): (amount: number) => string {
  const digits = [min, max].some((amount) => amount !== null && !Number.isInteger(amount)) ? 2 : 0;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const number = isCurrency(currency)
    ? new Intl.NumberFormat('en-US', { ...options, style: 'currency', currency })
    : new Intl.NumberFormat('en-US', options);
  return (amount) => number.format(amount);
}

/** Anything but three letters makes Intl throw. */
function isCurrency(code: string | null): code is string {
  return code !== null && /^[a-z]{3}$/i.test(code);
}
