import type { PayPeriod } from '@firsthand/contracts';
import type { MoneyRange } from './money-range.ts';

/** Words of Japanese, Chinese and Korean that name pay and its period, right before the amount. */
const PERIODS: readonly [PayPeriod, string][] = [
  ['year', '年収|年俸|想定年収|연봉|年薪'],
  ['month', '月給|月収|월급|月薪'],
  ['day', '日給|일급|日薪'],
  ['hour', '時給|시급|时薪|時薪'],
];
const CURRENCIES: Readonly<Record<string, string>> = { 円: 'JPY', 원: 'KRW', 元: 'CNY' };
const FACTORS: Readonly<Record<string, number>> = {
  万: 10_000,
  萬: 10_000,
  만: 10_000,
  千: 1_000,
  천: 1_000,
};
const AMOUNT = (index: number) =>
  `(?<num${index}>\\d{1,3}(?:,\\d{3}){1,3}|\\d{1,9}(?:\\.\\d)?)\\s?(?<factor${index}>[万萬만千천])?\\s?(?<unit${index}>[円원元])?`;
const PATTERN = new RegExp(
  `(?<word>${PERIODS.map(([, words]) => words).join('|')})\\s?[:：は約]?\\s?${AMOUNT(1)}(?:\\s?[〜~～\\-–—]\\s?${AMOUNT(2)})?(?<open>以上|〜|~|～|이상)?`,
  'gu',
);
const MOST_RANGES = 6;

/** Pay as Japanese, Chinese and Korean postings write it: "年収600万円〜900万円", "연봉 5,000만원". */
export function findAsianMoney(text: string): MoneyRange[] {
  if (!/[円원元]/u.test(text)) return [];
  return [...text.matchAll(PATTERN)].slice(0, MOST_RANGES).flatMap(toRange);
}

function toRange({ 0: whole, index, groups = {} }: RegExpExecArray): MoneyRange[] {
  const unit = groups['unit2'] ?? groups['unit1'];
  const first = toAmount(groups['num1'], groups['factor1'] ?? groups['factor2']);
  const second = toAmount(groups['num2'], groups['factor2']);
  if (unit === undefined || first === null || (second !== null && second < first)) return [];
  const isOpen = groups['open'] !== undefined;
  return [
    {
      min: first,
      max: second ?? (isOpen ? null : first),
      currency: CURRENCIES[unit] ?? null,
      isCurrencyNamed: true,
      mark: unit,
      period: PERIODS.find(([, words]) => words.split('|').includes(groups['word'] ?? ''))?.[0] ?? null,
      hasOddPeriod: false,
      start: index,
      end: index + whole.length,
    },
  ];
}

function toAmount(digits: string | undefined, factor: string | undefined): number | null {
  if (digits === undefined) return null;
  return Math.round(Number(digits.replaceAll(',', '')) * (factor === undefined ? 1 : (FACTORS[factor] ?? 1)));
}
