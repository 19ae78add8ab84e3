import { ConnectorError, type ListContext, type ListEvent } from '../contract.ts';
import { relativeToDay } from '../posting/dates.ts';
import { toFingerprint } from '../posting/fingerprint.ts';
import type { WorkdayBoard } from './board-address.ts';
import type { ListRow } from './payload.ts';
import { readJob, type ListedRow } from './read-job.ts';
import { SOURCE } from './read-page.ts';
import { RowIdentities, type ParsedRow } from './row-identity.ts';

/** So many details in a row that cannot be had mean that the host does not want us, not that the details are broken. */
const MAX_UNREADABLE_IN_A_ROW = 25;

/** Turns rows into events, each posting once, with details for those that are new or changed. */
export class Delivery {
  readonly #board: WorkdayBoard;
  readonly #context: ListContext;
  readonly #identities: RowIdentities;
  #unreadableInARow = 0;

  constructor(board: WorkdayBoard, context: ListContext) {
    this.#board = board;
    this.#context = context;
    this.#identities = new RowIdentities(board);
  }

  /** How many different postings were listed so far. */
  get listed(): number {
    return this.#identities.size;
  }

  async *deliver(rows: ParsedRow[], options: { byFacet: boolean }): AsyncGenerator<ListEvent, void, void> {
    const listed: ListedRow[] = [];
    for (const row of rows) {
      if (row.kind !== 'row') {
        yield { kind: 'reject', externalId: null, reason: 'no-id', message: row.message };
        continue;
      }
      const externalId = this.#identities.add(row.path, options);
      if (externalId !== null) {
        listed.push({ ...row, externalId, fingerprint: toRowFingerprint(row, this.#context.now) });
      }
    }
    if (listed.length === 0) return;
    const changed = await this.#context.findChanged(listed);
    for (const row of listed) {
      this.#context.signal?.throwIfAborted();
      if (changed.has(row.externalId)) yield await this.#readDetail(row);
      else yield { kind: 'seen', externalId: row.externalId, fingerprint: row.fingerprint };
    }
  }

  async #readDetail(row: ListedRow): Promise<ListEvent> {
    const event = await readJob(this.#board, row, this.#context);
    const isUnreadable = event.kind === 'reject' && event.reason === 'detail-unreadable';
    this.#unreadableInARow = isUnreadable ? this.#unreadableInARow + 1 : 0;
    if (this.#unreadableInARow < MAX_UNREADABLE_IN_A_ROW) return event;
    throw new ConnectorError(
      SOURCE,
      'unreachable',
      `${MAX_UNREADABLE_IN_A_ROW} details in a row could not be read`,
    );
  }
}

/** Leaves out what changes by itself: "Posted 3 Days Ago", also where a site repeats it among its bullets. */
function toRowFingerprint({ path, row }: { path: string; row: ListRow }, now: Date): string {
  const { title, locationsText, timeType, remoteType } = row;
  const bullets = row.bulletFields.filter(
    (bullet) => bullet !== row.postedOn && relativeToDay(bullet, now) === null,
  );
  return toFingerprint({ path, title, locationsText, timeType, remoteType, bullets });
}
