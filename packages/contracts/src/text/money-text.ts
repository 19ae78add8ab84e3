import { formatCount } from './format-count.ts';

/** Written out instead of through Intl, whose formatters take a phone tens of milliseconds to make. */
const SIGNS: Record<string, string> = { USD: '$', CAD: 'CA$', AUD: 'A$', GBP: '£', EUR: '€' };

/** (80000, "USD") → "$80,000", (480000, "SEK") → "SEK 480,000" */
export function toMoneyText(amount: number, currency: string): string {
  return `${SIGNS[currency] ?? `${currency}\u00a0`}${formatCount(amount)}`;
}
