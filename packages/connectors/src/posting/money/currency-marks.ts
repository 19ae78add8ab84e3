import type { MoneyRange } from './money-range.ts';
import { currencyOfCountry, isCurrencyCode } from '../geography/currencies.ts';

/** Signs that mean one currency. Longer ones come first. */
const SIGNS: readonly [string, string][] = [
  ['US$', 'USD'],
  ['Franken', 'CHF'],
  ['U$S', 'USD'],
  ['USD$', 'USD'],
  ['USD $', 'USD'],
  ['$USD', 'USD'],
  ['$US', 'USD'],
  ['CAD$', 'CAD'],
  ['CAD $', 'CAD'],
  ['$CAD', 'CAD'],
  ['$CA', 'CAD'],
  ['CDN$', 'CAD'],
  ['CA$', 'CAD'],
  ['C$', 'CAD'],
  ['AUD$', 'AUD'],
  ['AUD $', 'AUD'],
  ['AU$', 'AUD'],
  ['A$', 'AUD'],
  ['NZD$', 'NZD'],
  ['NZ$', 'NZD'],
  ['SGD$', 'SGD'],
  ['S$', 'SGD'],
  ['HK$', 'HKD'],
  ['NT$', 'TWD'],
  ['MX$', 'MXN'],
  ['MXN$', 'MXN'],
  ['R$', 'BRL'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['Rs.', 'INR'],
  ['₱', 'PHP'],
  ['zł', 'PLN'],
  ['₪', 'ILS'],
  ['₩', 'KRW'],
  ['₺', 'TRY'],
  ['₫', 'VND'],
  ['₦', 'NGN'],
  ['₴', 'UAH'],
  ['฿', 'THB'],
  ['Kč', 'CZK'],
  ['Fr.', 'CHF'],
  ['Euros', 'EUR'],
  ['Euro', 'EUR'],
  ['euros', 'EUR'],
  ['euro', 'EUR'],
  ['GBP£', 'GBP'],
  ['EUR€', 'EUR'],
];

/** Signs shared by several currencies; the posting's country decides among these, else nobody can. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  $: [
    'USD',
    'CAD',
    'AUD',
    'NZD',
    'SGD',
    'HKD',
    'TWD',
    'MXN',
    'ARS',
    'CLP',
    'COP',
    'UYU',
    'DOP',
    'JMD',
    'TTD',
    'BMD',
    'KYD',
  ],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  '¥': ['JPY', 'CNY'],
  R: ['ZAR'],
  Rs: ['INR', 'PKR', 'LKR'],
};

const CODES =
  'USD|CAD|GBP|AUD|NZD|EUR|SEK|NOK|DKK|ISK|CHF|PLN|CZK|HUF|RON|RSD|UAH|TRY|ILS|AED|SAR|QAR|EGP|NGN|KES|ZAR|MAD|INR|PKR|' +
  'BDT|LKR|CNY|HKD|TWD|JPY|KRW|SGD|MYR|THB|VND|PHP|IDR|MXN|BRL|ARS|CLP|COP|PEN|UYU|CRC|DOP|GTQ|JMD';

const escapeSign = (sign: string) => sign.replace(/[.$]/g, '\\$&');
const ordered = SIGNS.map(([sign]) => sign).sort((left, right) => right.length - left.length);

/** Matches one currency mark; a letter mark must not be part of a word. */
export const CURRENCY_MARK = `(?:${ordered.map(escapeSign).join('|')}|\\b(?:${CODES})\\b(?:\\s?[$€£])?|[$¥]|\\b(?:kr|SEK)\\b\\.?|\\bRs\\b|(?<!\\p{L})R(?=\\s?\\d{1,3}[\\s,]\\d{3}))`;

const bySign = new Map(SIGNS);

export interface CurrencyReading {
  currency: string | null;
  /** Whether the mark itself names the currency, without the posting's country. */
  isNamed: boolean;
}

/** What a mark means: "£" → GBP, "CAD $" → CAD, "$" → USD only when the country uses a dollar, else null. */
export function readCurrency(mark: string, country: string | null): CurrencyReading {
  const text = mark.trim();
  const named = bySign.get(text) ?? /\b[A-Z]{3}\b/.exec(text)?.[0];
  if (named !== undefined && isCurrencyCode(named)) return { currency: named, isNamed: true };
  const shared = SHARED[text.replace(/\.$/, '')];
  const local = country === null ? null : currencyOfCountry(country);
  return { currency: local !== null && shared?.includes(local) === true ? local : null, isNamed: false };
}

/** Whether a sign that several currencies share can stand for one: "$" for CAD, but not for GBP. */
export function mayMean(mark: string, currency: string | null): boolean {
  const shared = SHARED[mark.trim().replace(/\.$/, '')];
  return currency !== null && shared?.includes(currency) === true;
}

/** Annual pay in these is never below about 15,000, and monthly pay never above it. */
const STRONG = new Set(['USD', 'CAD', 'GBP', 'EUR', 'AUD', 'NZD', 'CHF', 'ILS']);
/** The same, for currencies of about a tenth of those. */
const NORDIC = new Set(['SEK', 'NOK', 'DKK']);

const YEARLY_FROM = 15_000;
const NORDIC_YEARLY_FROM = 200_000;

/**
 * Whether an amount can only be a year's pay. A bare dollar sign counts as a dollar; in other currencies a month's pay
 * may be as large, so nothing is concluded.
 */
export function isSurelyYearly(amount: number, currency: string | null, mark: string): boolean {
  if (currency !== null && NORDIC.has(currency)) return amount >= NORDIC_YEARLY_FROM;
  const isStrong = currency === null ? mark === '$' : STRONG.has(currency);
  return isStrong && amount >= YEARLY_FROM && amount < 5_000_000;
}

/** Nobody works a day for less. */
const HOURLY_BELOW = 100;

/** Whether an amount can only be an hour's pay: small, of a strong currency, and with cents, which salaries in thousands never have. */
export function isSurelyHourly({ min, max, currency, mark, start, end }: MoneyRange, text: string): boolean {
  const isStrong = currency === null ? mark === '$' : STRONG.has(currency);
  const amount = max ?? min ?? 0;
  return (
    isStrong && amount >= 7 && amount < HOURLY_BELOW && /\d[.,]\d{2}(?!\d)/u.test(text.slice(start, end))
  );
}
