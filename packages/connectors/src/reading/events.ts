import type { Posting } from '@firsthand/contracts';
import type { ListEvent, RejectReason } from '../contract.ts';

export type Reject = Extract<ListEvent, { kind: 'reject' }>;

/** A posting, or why there is none. */
export type JobResult = Posting | Reject;

/** A listed row, as the crawl compares it with what it holds. */
export interface ListedRow {
  externalId: string;
  fingerprint: string;
}

export function reject(externalId: string | null, reason: RejectReason, message: string): Reject {
  return { kind: 'reject', externalId, reason, message };
}

export function isReject(row: object): row is Reject {
  return 'kind' in row && row.kind === 'reject';
}

/** A row that was listed, its details as we hold them or left for later. */
export function toSeen({ externalId, fingerprint }: ListedRow): ListEvent {
  return { kind: 'seen', externalId, fingerprint };
}

/** What became of a row whose details were wanted. */
export function toEvent({ fingerprint }: Pick<ListedRow, 'fingerprint'>, result: JobResult): ListEvent {
  return 'kind' in result ? result : { kind: 'posting', posting: result, fingerprint };
}
