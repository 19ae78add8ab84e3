import { type PayPeriod, toCountryName } from '@firsthand/contracts';
import { currencyOfCountry } from '../geography/currencies.ts';
import type { MoneyRange } from './money-range.ts';

/** A range that a sentence states as pay. */
export interface PayCandidate {
  range: MoneyRange;
  period: PayPeriod;
  sentence: string;
  /** The sentence with the line before it, to see which country it is for; of several ranges the words before each. */
  context: string;
}

/** For other places than the one that stands first. */
const ELSEWHERE = /\b(?:additional|other|others|rest of|remaining|outside|elsewhere)\b/iu;

/** The candidate for the posting's country, by its words or its currency, else the first. */
export function choosePay(candidates: PayCandidate[], country: string | null): PayCandidate | undefined {
  if (country === null || candidates.length < 2) return candidates[0];
  const currency = currencyOfCountry(country);
  const name = toCountryName(country) ?? '';
  const named = candidates.find(({ context }) => isFor(context, country, name) && !ELSEWHERE.test(context));
  const own = candidates.filter(({ range }) => range.currency === currency);
  const paid = own.find(({ range }) => range.isCurrencyNamed);
  if (named ?? paid) return named ?? paid;
  return currency !== null && isForSeveral(candidates) ? own[0] : candidates[0];
}

/** Ranges in several currencies are for several countries. */
function isForSeveral(candidates: PayCandidate[]): boolean {
  return (
    new Set(candidates.map(({ range }) => (range.isCurrencyNamed ? range.currency : range.mark))).size > 1
  );
}

function isFor(context: string, country: string, name: string): boolean {
  const short = country === 'GB' ? 'UK|GB' : country === 'US' ? 'US|USA|U\\.S\\.' : null;
  return (
    (name !== '' && context.includes(name)) ||
    (short !== null && new RegExp(`(?<![\\p{L}])(?:${short})(?![\\p{L}])`, 'u').test(context))
  );
}
