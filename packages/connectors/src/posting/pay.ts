import type { Pay } from '@firsthand/contracts';
import { currencyOfCountry, isCurrencyCode } from './geography/currencies.ts';
import { findMoney } from './money/amounts.ts';
import type { MoneyRange } from './money/money-range.ts';
import { SENTENCE_LIMIT, toPay } from './money/as-pay.ts';
import { findAsianMoney } from './money/asian-pay.ts';
import { isTargetEarnings, readAround } from './money/base-pay.ts';
import { isSurelyYearly } from './money/currency-marks.ts';
import { readNumber } from './money/numbers.ts';
import { findPeriodInContext, findPeriodNear, toPayPeriod } from './money/periods.ts';
import { isPayable, isProRata } from './money/plausible.ts';

export { findPayInDescription } from './money/prose.ts';
export { toPayPeriod } from './money/periods.ts';

export interface PayHints {
  /** ISO 3166-1 code of the posting's country: decides what "$" and "kr" mean. */
  country?: string | null | undefined;
  /** The text is a pay field, so that a number needs no word of pay beside it. Default true. */
  assumePay?: boolean | undefined;
}

/** Longest field read, in characters. */
const TEXT_LIMIT = 2_000;
/** No wage is higher; larger numbers are ids or cents gone wrong. */
const AMOUNT_LIMIT = 1_000_000_000;

/**
 * Reads a short pay field: "$300 - $425/Day", "£50,000–£60,000/ OTE: …" (without the OTE part), "Up to $43.46 / hr",
 * "€3.500 – €4.200 pro Monat". The sentence is the text. A period that is not said is concluded only where the amount
 * can be nothing but a year's pay. Null without an amount, and for periods that are none of ours (biweekly).
 */
export function parsePayText(text: string, hints: PayHints = {}): Pay | null {
  const field = text.slice(0, TEXT_LIMIT).replace(/\s+/gu, ' ').trim();
  const found = [...findMoney(field, hints.country ?? null), ...findAsianMoney(field)];
  const ranges = found.filter(
    (range) => !isTargetEarnings(field, range, { ranges: found }) && (range.max ?? range.min) !== 0,
  );
  const local = hints.country ? currencyOfCountry(hints.country) : null;
  const range =
    ranges.find((candidate) => candidate.isCurrencyNamed && candidate.currency === local) ??
    ranges.find((candidate) => candidate.mark !== '') ??
    (hints.assumePay === false ? undefined : ranges.find(looksLikePay));
  if (range === undefined || range.hasOddPeriod) return null;
  const amount = range.max ?? range.min ?? 0;
  if (amount >= AMOUNT_LIMIT) return null;
  const isYear = isSurelyYearly(amount, range.currency ?? (range.mark === '' ? local : null), range.mark);
  const said = findPeriodNear(readAround(field, range, found)) ?? findPeriodInContext(field);
  const period =
    range.period ?? said ?? (ranges.length === 1 ? toPayPeriod(field) : null) ?? (isYear ? 'year' : null);
  const isPeriod = period !== null && !isProRata(field, range);
  return toPay(range, isPeriod && isPayable(amount, period, range.currency) ? period : null, field);
}

/** A number without a currency: not a year, a percentage or a count of days. */
function looksLikePay(range: MoneyRange): boolean {
  const amount = range.max ?? range.min ?? 0;
  const isYear = range.min === range.max && amount >= 1_900 && amount <= 2_100;
  return range.period !== null || (amount >= 1_000 && !isYear);
}

export interface PayFields {
  min?: unknown;
  max?: unknown;
  /** ISO 4217 in any case. */
  currency?: unknown;
  /** Any word `toPayPeriod` knows. */
  period?: unknown;
  /** The source's own wording, kept as the sentence. */
  text?: string | null | undefined;
}

/**
 * Pay a source gives as data: numbers or numeric texts ("53000.00"). Zero, negative and absurd amounts count as not
 * given ("Up to 43.46" arrives from ADP with a minimum of 0.0); an inverted range, or no amount, gives null.
 */
export function fromPayFields(fields: PayFields): Pay | null {
  const min = toAmount(fields.min);
  const max = toAmount(fields.max);
  const code = toCurrency(fields.currency);
  const period = typeof fields.period === 'string' ? toPayPeriod(fields.period) : null;
  if ((min === null && max === null) || (min !== null && max !== null && min > max)) return null;
  // Where a system insists on a figure, employers type 1; only for an hour can so little be meant.
  if ((max ?? min ?? 0) <= 1 && period !== 'hour') return null;
  const wording = (fields.text ?? '').replace(/\s+/gu, ' ').trim().slice(0, SENTENCE_LIMIT);
  const sentence = wording.replace(/[\p{Cs}\0]/gu, '');
  return {
    min,
    max,
    currency: code,
    period: period !== null && isPayable(max ?? min ?? 0, period, code) ? period : null,
    origin: 'field',
    sentence: sentence === '' ? null : sentence,
  };
}

function toCurrency(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[A-Z]{3}$/.test(code) && (isCurrencyCode(code) || isIsoCurrency(code)) ? code : null;
}

/** Gone, though `Intl` still lists some of them. */
const WITHDRAWN =
  /^(?:HRK|BGN|LTL|LVL|EEK|SKK|SIT|MTL|CYP|DEM|FRF|ITL|ESP|NLG|BEF|ATS|FIM|PTE|IEP|GRD|ZWL|VEF|SLL|CUC|ANG)$/;

let isoCurrencies: Set<string> | undefined;

function isIsoCurrency(code: string): boolean {
  isoCurrencies ??= new Set(Intl.supportedValuesOf('currency'));
  return isoCurrencies.has(code) && !WITHDRAWN.test(code);
}

function toAmount(value: unknown): number | null {
  const amount = typeof value === 'string' ? toNumericText(value) : value;
  const isUsable =
    typeof amount === 'number' && Number.isFinite(amount) && amount > 0 && amount < AMOUNT_LIMIT;
  return isUsable ? Math.round(amount * 100) / 100 : null;
}

/** Data fields write a decimal point: "53000.000" is fifty-three thousand. */
function toNumericText(value: string): number | null {
  const text = value.trim();
  if (/^\d{1,12}(?:\.\d{1,8})?$/.test(text)) return Number(text);
  return readNumber(text.replace(/^[^\d-]{0,4}/, ''));
}
