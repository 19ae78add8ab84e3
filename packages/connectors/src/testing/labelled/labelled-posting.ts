import type { Category, EmploymentType, PayPeriod, WorkMode } from '@firsthand/contracts';
import type { RecordedAnswer } from '../../recordings.ts';

/** What somebody who read the posting found it to state. What is left out, it does not say. */
export interface Says {
  /** "Cork, IE", or "IE" where no town is named; a town whose country stays open is "Cork". */
  at?: readonly string[];
  /** Base pay as it is written; a bare "$" where no country is known has no currency, a fortnight's pay no period of ours. */
  pay?: readonly [min: number | null, max: number | null, currency: string | null, period: PayPeriod | null];
  mode?: WorkMode;
  type?: EmploymentType;
  /** What somebody who looks for such work would look under. */
  category?: Category;
  /** ISO 639-1. */
  language: string;
}

/**
 * An invented posting: title, what else the system's payload carries, the description and what it states, labelled by
 * reading it and not by any rule. Lines begin with "# " for a heading and "• " for an item of a list; a "+" before that
 * marks what tells the work, which is where a summary may be taken from.
 */
export type LabelledPosting<Facts> = readonly [
  title: string,
  facts: Facts,
  lines: readonly string[],
  says: Says,
];

/** A board with the answers of its system. */
export interface LabelledBoard {
  board: string;
  company: string;
  answers: RecordedAnswer[];
}
