import { enqueueTask, type Db } from '@firsthand/database';
import { sql, type RawBuilder } from 'kysely';
import { CRAWL_BOARD, CRAWL_MAX_ATTEMPTS } from '../crawl/board-lease.ts';
import { LANES, type Lanes } from './lanes.ts';

/** Also of a board that was last read at a time to come: its next time is of a clock that was set back since. */
export const isTimeToCrawl = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(next_crawl_at <= ${now}::timestamptz or last_attempt_at > ${now}::timestamptz + interval '1 minute')`;

/** Neither left out by the operator's list, nor kept out at the employer's wish, nor paused. */
const isRead = sql<boolean>`enabled and paused_at is null`;

/**
 * Puts tasks in the queue for boards that are due, as many of each system as its lane has room for: first the one whose
 * time to be read ends first, so that what changes often, and what is large, does not wait behind what is asked for once
 * a week. Gives the number queued. With some lanes only those are looked at; in a store that is full only boards of which
 * it holds postings.
 */
export async function planCrawls(
  db: Db,
  now: Date,
  { lanes = LANES, isFull = false }: { lanes?: Lanes; isFull?: boolean } = {},
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with busy as (
      select boards.source, count(*) as count
      from tasks join boards on boards.id = tasks.key::bigint
      where tasks.kind = ${CRAWL_BOARD} and tasks.failed_at is null
      group by boards.source
    ), room as (
      select lane.key as source, lane.value::integer - coalesce(busy.count, 0) as free
      from json_each_text(${JSON.stringify(lanes)}::json) as lane
      left join busy on busy.source = lane.key
    )
    select due.id from room cross join lateral (
      select id, read_by from boards
      where boards.source = room.source and ${isRead} and ${isTimeToCrawl(now)}
        and (open_jobs > 0 or not ${isFull}::boolean) and not exists (
        select from tasks
        where tasks.kind = ${CRAWL_BOARD} and tasks.key = boards.id::text and tasks.failed_at is null
      )
      order by read_by, id
      limit greatest(room.free, 0)
    ) as due
    order by due.read_by, due.id`.execute(db);
  for (const { id } of rows) {
    await enqueueTask(db, { kind: CRAWL_BOARD, key: String(id), maxAttempts: CRAWL_MAX_ATTEMPTS });
  }
  return rows.length;
}

/** Whether the boards have so many open postings together. */
export async function holdsAsMany(db: Db, mostJobs: number): Promise<boolean> {
  const { rows } = await sql<{
    count: number;
  }>`select coalesce(sum(open_jobs), 0)::bigint as count from boards`.execute(db);
  return (rows[0]?.count ?? 0) >= mostJobs;
}

/** Whether the board should be crawled now: it may have been, between being queued and being taken. */
export async function isDue(db: Db, boardId: number, now: Date): Promise<boolean> {
  const board = await db
    .selectFrom('boards')
    .select('id')
    .where('id', '=', boardId)
    .where(isRead)
    .where(isTimeToCrawl(now))
    .executeTakeFirst();
  return board !== undefined;
}
