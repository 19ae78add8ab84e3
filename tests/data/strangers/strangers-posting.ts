import type { Hirer, PayPeriod, Seniority, VisaStance } from '@firsthand/contracts';

/** What somebody who never saw a rule found a posting to state. What is left out, it does not say. */
export interface StrangerSays {
  /** Of "remote|hybrid" either is right. */
  mode?: string;
  /** Of "temporary|contract" either is right. */
  type?: string;
  pay?: readonly [min: number | null, max: number | null, currency: string, period: PayPeriod];
  seniority?: Seniority;
  years?: number;
  visa?: VisaStance;
  openTo?: readonly string[];
  isPool?: boolean;
  hirers?: readonly Hirer[];
}

/** A posting of a board without fields for what is read: all of it stands in the text. */
export type StrangersPosting = readonly [
  title: string,
  location: string,
  country: string | null,
  lines: readonly string[],
  says: StrangerSays,
];
