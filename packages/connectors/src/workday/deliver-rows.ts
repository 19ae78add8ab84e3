import { ConnectorError, type ListContext, type ListEvent } from '../contract.ts';
import { relativeToDay } from '../posting/dates.ts';
import { toFingerprint } from '../posting/fingerprint.ts';
import { deliver } from '../reading/deliver.ts';
import { reject } from '../reading/events.ts';
import type { WorkdayBoard } from './board-address.ts';
import type { ListRow } from './payload.ts';
import { readJob, type ListedJob } from './read-job.ts';
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
    const listed: ListedJob[] = [];
    for (const row of rows) {
      if (row.kind !== 'row') {
        yield reject(null, 'no-id', row.message);
        continue;
      }
      const externalId = this.#identities.add(row.path, options);
      if (externalId !== null) {
        listed.push({ ...row, externalId, fingerprint: toRowFingerprint(row, this.#context.now) });
      }
    }
    yield* deliver(listed, this.#context, (row) => this.#readDetail(row));
  }

  async #readDetail(row: ListedJob): Promise<ListEvent> {
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
