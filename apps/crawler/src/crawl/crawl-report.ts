import type { ConnectorFailure, RejectReason } from '@firsthand/connectors';
import type { Source } from '@firsthand/contracts';
import type { TextReport } from '../texts/read-texts.ts';

/**
 * `complete`: read to the end, missing postings closed. `unchanged`: the board answered that nothing changed.
 * `incomplete`: what was listed is verified, nothing is closed. `failed`: could not be read. `abandoned`: interrupted, or not
 * begun because the host rests.
 */
export type CrawlOutcome = 'complete' | 'unchanged' | 'incomplete' | 'failed' | 'abandoned';

/**
 * Why a crawl was no success: the connector's reason; `internal` for a fault of ours; for incomplete readings `empty`
 * (an empty answer that proves nothing yet), `held` (so much would be closed that an admin has to agree) or `incomplete`.
 */
export type CrawlFailure = ConnectorFailure | 'internal' | 'empty' | 'held' | 'incomplete';

interface RejectCount {
  count: number;
  /** The first message. */
  example: string;
  /** How many of them had no id, so that they may stand for any posting we hold. */
  withoutId: number;
}

export type RejectCounts = Partial<Record<RejectReason, RejectCount>>;

/** What one crawl of one board did. */
export interface CrawlReport {
  boardId: number;
  source: Source;
  board: string;
  company: string | null;
  outcome: CrawlOutcome;
  /** Rows of the board's list, rejects included, repeats not. */
  read: number;
  created: number;
  changed: number;
  closed: number;
  reopened: number;
  rejected: number;
  rejects: RejectCounts;
  /** Null after a success. */
  failure: CrawlFailure | null;
  /** For the operator; may also stand beside a success. */
  message: string | null;
  /** Seconds the host asked us to wait, when it did. */
  retryAfterSeconds: number | null;
  /** After the reading. */
  openJobs: number;
  /** Where the board moved to and what became of it, in words; null when it did not. */
  moved: string | null;
  /** Postings whose details wait for the next reading. */
  detailsLeft: number;
  /** Of texts that were read again behind unchanged rows before the report was made: only a command waits for that. */
  texts: TextReport | null;
  durationMs: number;
  /** Requests sent, retries not counted. */
  requests: number;
  /** Of the last complete reading, this one included. */
  lastSuccessAt: Date | null;
  nextCrawlAt: Date | null;
}

export interface CrawlProgress {
  read: number;
  /** As the source says it; null until then. */
  total: number | null;
}

/** Whether the reading came to its end and proved what is listed; a list that was empty or short at once is none. */
export function isSuccess(report: Pick<CrawlReport, 'outcome'>): boolean {
  return report.outcome === 'complete' || report.outcome === 'unchanged';
}

/** Whether the board could not be read at all: what an `incomplete` reading has listed is verified all the same. */
export function isFailed(report: Pick<CrawlReport, 'outcome'>): boolean {
  return report.outcome === 'failed' || report.outcome === 'abandoned';
}
