import type { PayPeriod } from '@firsthand/contracts';

/** One amount or range of money found in a text. */
export interface MoneyRange {
  min: number | null;
  max: number | null;
  currency: string | null;
  /** Whether the text names the currency itself ("£", "CAD"), rather than the posting's country. */
  isCurrencyNamed: boolean;
  /** The mark as written; empty when there is none. */
  mark: string;
  /** The period said directly at the amounts. */
  period: PayPeriod | null;
  /** Whether a period follows that is none of ours, such as biweekly. */
  hasOddPeriod: boolean;
  /** Where it stands in the text. */
  start: number;
  end: number;
}
