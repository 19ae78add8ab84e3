import { HOUR_MS } from '@firsthand/contracts';
import type { ListEnd } from '@firsthand/connectors';
import type { CrawlFailure, CrawlOutcome } from './crawl-report.ts';

/** Everything that decides what a finished reading proves. */
export interface ReadingFacts {
  end: ListEnd;
  /** Rows with an id, and whether they could be read does not matter: they are on the list. */
  listed: number;
  /** Rows whose details answered 404 or 410. */
  detailGone: number;
  /** Rows that could not be read and had no id: each may stand for any posting we hold. */
  unreadable: number;
  /** The same of the last complete reading. */
  unreadableBefore: number;
  /** Open postings we hold of the board, and how many of them were not listed. */
  open: number;
  missing: number;
  /** How many postings an admin agreed to close at once; 0 when nobody did. */
  agreedToClose: number;
  /** When the present run of empty answers began; null when the last reading was not empty. */
  emptySince: Date | null;
  now: Date;
}

interface Verdict {
  outcome: Exclude<CrawlOutcome, 'failed' | 'abandoned'>;
  /** Whether postings that were not listed are closed. */
  closeMissing: boolean;
  /** Whether postings whose details are gone are closed. */
  closeGone: boolean;
  failure: CrawlFailure | null;
  message: string | null;
}

/** An empty answer is believed when a second reading, at least this long after the first, says the same. */
export const EMPTY_CONFIRMATION_MS = 6 * HOUR_MS;

/** Closing at least this many, and more than this share of what is open, waits until an admin agrees (decision 84). */
const GUARDED_MIN = 20;
const GUARDED_SHARE = 0.5;

/** From this many on, and being most of what was listed, vanished details are the ATS's trouble, not the employer's. */
const MASS_GONE_MIN = 5;

/**
 * Decides what a reading proves. The one rule behind it: when in doubt nothing is closed, since a posting that stays
 * a little too long is marked as unverified, while one closed by mistake is lost to its readers.
 */
export function judgeReading(facts: ReadingFacts): Verdict {
  const { end } = facts;
  const closeGone = !isMassGone(facts);
  if (end.unchanged) return { ...success, outcome: 'unchanged', closeMissing: false, closeGone };
  if (!end.complete) {
    return doubt('incomplete', end.incompleteReason ?? 'the list did not end as it should', closeGone);
  }
  if (!closeGone) {
    return doubt('incomplete', `the details of ${facts.detailGone} listed postings are gone`, false);
  }
  if (facts.listed + facts.detailGone === 0) return judgeEmpty(facts);
  if (facts.missing > 0 && facts.unreadable > facts.unreadableBefore) {
    const reason = `rows without a readable id (${facts.unreadable}) may be postings that are missing (${facts.missing})`;
    return doubt('incomplete', reason, closeGone);
  }
  return isGuarded(facts) ? hold(facts) : { ...success, closeMissing: true, closeGone };
}

/** A list that lost most of its postings at once is more often an ATS's trouble, or a board that moved, than the truth. */
function isGuarded({ missing, open, agreedToClose }: ReadingFacts): boolean {
  return missing >= GUARDED_MIN && missing > open * GUARDED_SHARE && missing > agreedToClose;
}

function hold({ missing, open }: ReadingFacts): Verdict {
  return doubt(
    'held',
    `${missing} of ${open} open postings are not listed; closing them waits for an admin`,
    true,
  );
}

const success: Verdict = {
  outcome: 'complete',
  closeMissing: false,
  closeGone: true,
  failure: null,
  message: null,
};

function doubt(failure: CrawlFailure, message: string, closeGone: boolean): Verdict {
  return { outcome: 'incomplete', closeMissing: false, closeGone, failure, message };
}

function isMassGone(facts: ReadingFacts): boolean {
  return facts.detailGone >= MASS_GONE_MIN && facts.detailGone > facts.listed;
}

function judgeEmpty(facts: ReadingFacts): Verdict {
  const { end, open, emptySince, now, unreadable } = facts;
  if (unreadable > 0) return doubt('incomplete', `none of ${unreadable} listed rows could be read`, true);
  if (!end.emptyIsProof) {
    const message = 'the board is empty, which this ATS also answers for a board that does not exist';
    return open === 0
      ? { ...success, message }
      : doubt('empty', `${message}; ${open} postings are kept`, true);
  }
  if (open === 0) return { ...success, closeMissing: true };
  const confirmed = emptySince !== null && now.getTime() - emptySince.getTime() >= EMPTY_CONFIRMATION_MS;
  if (confirmed) return isGuarded(facts) ? hold(facts) : { ...success, closeMissing: true };
  return doubt('empty', `an empty list is not believed at first; ${open} postings are kept`, true);
}
