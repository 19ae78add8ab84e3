import type { PayPeriod } from '@firsthand/contracts';

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
 * Pay as a person reads it: "$120,000 – $150,000 a year", "from €3,500 a month", "up to 43.46 an hour".
 * Null when neither end is known. A currency the source leaves open is not shown.
 */
export function formatPay(pay: PayToShow): string | null {
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
  return period === null ? ends : `${ends} ${PERIOD_WORDS[period]}`;
}

function toFormat({ min, max, currency }: PayToShow): (amount: number) => string {
  const digits = [min, max].some((amount) => amount !== null && !Number.isInteger(amount)) ? 2 : 0;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const number =
    // Anything but three letters makes Intl throw.
    currency === null || !/^[a-z]{3}$/i.test(currency)
      ? new Intl.NumberFormat('en-US', options)
      : new Intl.NumberFormat('en-US', { ...options, style: 'currency', currency });
  return (amount) => number.format(amount);
}
