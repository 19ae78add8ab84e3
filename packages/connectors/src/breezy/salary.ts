import type { Pay, PayPeriod } from '@firsthand/contracts';

/** Written by Breezy itself from the employer's settings; the longest sign wins ("CA$" before "$"). */
const SIGNS: Record<string, string> = {
  '£': 'GBP',
  '€': 'EUR',
  '₹': 'INR',
  R: 'ZAR',
  zł: 'PLN',
  '₱': 'PHP',
  R$: 'BRL',
  '₪': 'ILS',
  '₩': 'KRW',
  '₺': 'TRY',
  '₫': 'VND',
  '฿': 'THB',
  '₦': 'NGN',
  '₴': 'UAH',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  S$: 'SGD',
  HK$: 'HKD',
  MX$: 'MXN',
};

/** A bare dollar sign is everybody's; only in these countries is it clear whose. */
const DOLLARS: Record<string, string> = { US: 'USD', CA: 'CAD' };

const PERIODS: Record<string, PayPeriod> = {
  hour: 'hour',
  hr: 'hour',
  day: 'day',
  week: 'week',
  wk: 'week',
  month: 'month',
  mo: 'month',
  year: 'year',
  yr: 'year',
};

const AMOUNT = String.raw`(?<%>[\d,]+(?:\.\d+)?\s?[kK]?)`;
const SIGN = String.raw`(?:[^\d\s–+/-]{1,4})?\s?`;
const amount = (name: string) => `${SIGN}${AMOUNT.replace('%', name)}${SIGN}`;
const SALARY = new RegExp(
  `^(?<upTo>up to\\s+)?${amount('low')}(?:\\s*[–-]\\s*${amount('high')}|(?<more>\\s?\\+))?(?:\\s*/\\s*(?<period>[a-z-]+))?$`,
  'iu',
);

/**
 * Reads Breezy's own salary line: `"$75,000 – $85,000 / year"`, `"$19.35+ / hour"`, `"Up to £40,000"`, `"€500 / day"`.
 * Without a period it is a year's. A line of a fortnight, or one it cannot read, keeps its text and no figures.
 * `country` (ISO 3166-1 alpha-2) says whose a bare dollar sign is. Null for an empty line.
 */
export function parseSalary(salary: string | null, country: string | null): Pay | null {
  if (salary === null) return null;
  const words: Pay = {
    min: null,
    max: null,
    currency: null,
    period: null,
    origin: 'field',
    sentence: salary,
  };
  const groups = SALARY.exec(salary)?.groups;
  if (!groups) return words;
  const period = groups['period'] === undefined ? 'year' : PERIODS[groups['period'].toLowerCase()];
  if (period === undefined) return words;
  const low = toNumber(groups['low']);
  const high = toNumber(groups['high']);
  const limits = toLimits({
    low,
    high,
    upTo: groups['upTo'] !== undefined,
    more: groups['more'] !== undefined,
  });
  if (limits === null) return words;
  return { ...words, ...limits, currency: findCurrency(salary, country), period };
}

function toLimits(read: { low: number | null; high: number | null; upTo: boolean; more: boolean }) {
  const { low, high } = read;
  if (low === null) return null;
  if (read.upTo) return { min: null, max: low };
  if (read.more) return { min: low, max: null };
  if (high === null) return { min: low, max: low };
  return low <= high ? { min: low, max: high } : null;
}

/** `"1,250.50"` → 1250.5, `"1.40k"` → 1400; null for none and for 0. */
function toNumber(text: string | undefined): number | null {
  if (text === undefined) return null;
  const isThousands = /k$/i.test(text);
  const value = Number(text.replace(/[,\sk]/gi, '')) * (isThousands ? 1_000 : 1);
  return Number.isFinite(value) && value > 0 ? Math.round(value * 100) / 100 : null;
}

function findCurrency(salary: string, country: string | null): string | null {
  const sign =
    /[^\d\s.,–+/-]{1,4}(?=\s?\d)/u.exec(salary.replace(/^up to\s+/i, ''))?.[0] ?? trailingSign(salary);
  if (sign === undefined) return null;
  if (sign === '$') return country === null ? null : (DOLLARS[country] ?? null);
  if (/^[A-Z]{3}$/.test(sign)) return sign;
  return SIGNS[sign] ?? null;
}

/** `"5 000 zł"` puts the sign behind. */
function trailingSign(salary: string): string | undefined {
  return /\d\s?([^\d\s.,–+/-]{1,4})/u.exec(salary)?.[1];
}
