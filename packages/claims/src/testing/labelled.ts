import type { Seniority, VisaStance } from '@firsthand/contracts';

/** What a person found a posting to state. What is left out, it does not say. */
export interface Says {
  seniority?: Seniority;
  years?: number;
  visa?: VisaStance;
  /** ISO 3166-1 alpha-2, sorted. */
  openTo?: readonly string[] | 'worldwide';
  skills?: readonly string[];
}

/** An invented posting in the manner of real ones, labelled by reading it and not by any rule. */
export type LabelledPosting = readonly [title: string, lines: readonly string[], says: Says];
