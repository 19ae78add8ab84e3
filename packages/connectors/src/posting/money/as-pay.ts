import type { Pay, PayPeriod } from '@firsthand/contracts';
import type { MoneyRange } from './money-range.ts';

/** Longest sentence kept with a pay, in characters. */
export const SENTENCE_LIMIT = 500;

/** A range as pay read from text. */
export function toPay(range: MoneyRange, period: PayPeriod | null, sentence: string): Pay {
  return {
    min: range.min === 0 ? null : range.min,
    max: range.max,
    currency: range.currency,
    period,
    origin: 'text',
    sentence: sentence.slice(0, SENTENCE_LIMIT).replace(/[\p{Cs}\0]/gu, ''),
  };
}
