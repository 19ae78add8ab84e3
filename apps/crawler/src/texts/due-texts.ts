import { HOUR_MS } from '@firsthand/contracts';
import type { ListEvent } from '@firsthand/connectors';
import type { Db } from '@firsthand/database';
import { sql } from 'kysely';

/** A text younger than this is not read again. */
const REST_MS = 8 * HOUR_MS;
/**
 * All texts of a board are read again in so long, a share at each crawl: with the rest before it and the longest
 * interval between crawls, each is read at least daily, and never all at once.
 */
const ROUND_MS = 12 * HOUR_MS;
const LEAST_SHARE = 5;
/** Of a job that somebody opened, kept or applied to since its text was read. */
const WANTED_REST_MS = HOUR_MS;
const MOST_WANTED = 50;

type ReadText = () => Promise<ListEvent>;

/** The texts that a crawl is to read again, and how; the list's connector says so while it gives the rows. */
export class DueTexts {
  readonly #due: ReadonlySet<string>;
  readonly #readers = new Map<string, ReadText>();

  constructor(due: ReadonlySet<string>) {
    this.#due = due;
  }

  /** Whether any text is due, wherever its row may be. */
  get isAnyDue(): boolean {
    return this.#due.size > 0;
  }

  readonly keep = (externalId: string, read: ReadText): void => {
    if (this.#due.has(externalId)) this.#readers.set(externalId, read);
  };

  /** How those that were met in the list are read, by external id, the ones that are wanted most first. */
  get readers(): [externalId: string, read: ReadText][] {
    return [...this.#due].flatMap((id) => {
      const read = this.#readers.get(id);
      return read ? [[id, read] as [string, ReadText]] : [];
    });
  }
}

/** What of a board is to be read again at a crawl that follows the last one after `intervalSeconds`. */
export async function findDueTexts(
  db: Db,
  board: { id: number; intervalSeconds: number },
  now: Date,
): Promise<DueTexts> {
  const share = Math.min(1, (board.intervalSeconds * 1_000) / ROUND_MS);
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { rows } = await sql<{ externalId: string }>`
    with texts as (
      select external_id, text_wanted_at,
        coalesce(greatest(text_read_at, text_tried_at), first_seen_at) as last_at
      from jobs join verifications on verifications.job_id = jobs.id
      where board_id = ${board.id} and status = 'open'
    ), wanted as (
      select external_id, last_at from texts
      where text_wanted_at > last_at and last_at <= ${before(WANTED_REST_MS)}::timestamptz
      order by last_at, external_id limit ${MOST_WANTED}
    ), old as (
      select external_id, last_at from texts where last_at <= ${before(REST_MS)}::timestamptz
      order by last_at, external_id
      limit (select greatest(${LEAST_SHARE}::bigint, ceil(count(*) * ${share}::double precision)::bigint) from texts)
    )
    select external_id as "externalId" from (
      select *, 1 as turn from wanted
      union all
      select *, 2 from old where external_id not in (select external_id from wanted)
    ) as due
    order by turn, last_at, external_id`.execute(db);
  return new DueTexts(new Set(rows.map((row) => row.externalId)));
}
