import type { ListEvent, RejectReason } from '@firsthand/connectors';
import type { Batch } from '../store/save-batch.ts';
import { toStorableText } from '../store/storable-posting.ts';
import type { RejectCounts } from './crawl-report.ts';

/** Rows of these kinds were understood: the source says that they are no public posting. */
const UNDERSTOOD: ReadonlySet<RejectReason> = new Set(['sample', 'not-public']);

/** Counts what a reading lists and gathers it into batches. Holds ids only, never whole postings beyond a batch. */
export class Tally {
  /** External ids that stand on the board's list. */
  readonly listed = new Set<string>();
  /** External ids whose details answered 404 or 410. */
  readonly detailGone = new Set<string>();
  readonly rejects: RejectCounts = {};
  read = 0;
  rejected = 0;
  /** Rejects without an id that may stand for a posting we hold. */
  unreadable = 0;
  total: number | null = null;
  #batch: Batch = emptyBatch();
  #characters = 0;

  /** Takes one event. A row that was there before (the list moved while it was read) counts once. */
  add(event: ListEvent): void {
    if (event.kind === 'total') {
      this.total = event.total;
      return;
    }
    if (event.kind === 'reject') {
      this.#addReject(event);
      return;
    }
    const id = event.kind === 'posting' ? event.posting.externalId : event.externalId;
    if (!this.#isFirst(id)) return;
    this.read += 1;
    this.listed.add(id);
    if (event.kind === 'posting') {
      this.#batch.postings.push({ posting: event.posting, fingerprint: event.fingerprint });
      this.#characters += event.posting.descriptionText.length;
    } else {
      this.#batch.seen.push({ externalId: id, fingerprint: event.fingerprint });
    }
  }

  /** Counts a posting that was listed but could not be stored. It stays listed, so it is not closed. */
  rejectStored(message: string): void {
    this.#count('wrong-type', message, false);
  }

  /** Rows gathered since the last `takeBatch`, and how long their texts are. */
  get pending(): { postings: number; rows: number; characters: number } {
    const { postings, seen, listedIds } = this.#batch;
    const rows = postings.length + seen.length + listedIds.length;
    return { postings: postings.length, rows, characters: this.#characters };
  }

  takeBatch(): Batch {
    const batch = this.#batch;
    this.#batch = emptyBatch();
    this.#characters = 0;
    return batch;
  }

  #addReject({ externalId, reason, message }: Extract<ListEvent, { kind: 'reject' }>): void {
    if (externalId !== null && !this.#isFirst(externalId)) return;
    this.read += 1;
    this.#count(reason, message, externalId === null);
    if (reason === 'detail-gone') {
      if (externalId !== null) this.detailGone.add(externalId);
    } else if (!UNDERSTOOD.has(reason)) {
      if (externalId === null) this.unreadable += 1;
      else {
        this.listed.add(externalId);
        this.#batch.listedIds.push(externalId);
      }
    }
  }

  #isFirst(id: string): boolean {
    return !this.listed.has(id) && !this.detailGone.has(id);
  }

  #count(reason: RejectReason, message: string, withoutId: boolean): void {
    this.rejected += 1;
    const entry = (this.rejects[reason] ??= {
      count: 0,
      example: toStorableText(message.slice(0, 300)),
      withoutId: 0,
    });
    entry.count += 1;
    if (withoutId) entry.withoutId += 1;
  }
}

function emptyBatch(): Batch {
  return { postings: [], seen: [], listedIds: [], texts: [] };
}
