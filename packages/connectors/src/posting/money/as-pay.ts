import type { Pay, PayPeriod } from '@firsthand/contracts';
import type { MoneyRange } from './amounts.ts';

/** Longest sentence kept with a pay, in characters. */
export const SENTENCE_LIMIT = 500;

/** On-target earnings are a hope, not pay: the words stand before the amount or right behind it. */
export function isTargetEarnings(text: string, range: MoneyRange): boolean {
  const before = text.slice(Math.max(0, range.start - 60), range.start);
  const after = text.slice(range.end, range.end + 16);
  return (
    /\b(?:OTE|on[- ]target earnings?|variable|uncapped)\b[^.;/]*$/i.test(before) ||
    /^\s*\(?(?:USD |CAD |EUR |GBP )?(?:OTE|on[- ]target)/i.test(after)
  );
}

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
