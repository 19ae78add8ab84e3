import { enqueueTask, type Db } from '@firsthand/database';
import { sql, type RawBuilder } from 'kysely';
import { CRAWL_BOARD, CRAWL_MAX_ATTEMPTS } from '../crawl/board-lease.ts';

/** Also of a board that was last read at a time to come: its next time is of a clock that was set back since. */
export const isTimeToCrawl = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(next_crawl_at <= ${now}::timestamptz or last_attempt_at > ${now}::timestamptz + interval '1 minute')`;

/** Boards queued at one look; the rest follows at the next. */
const PLAN_LIMIT = 200;

/**
 * Puts a task in the queue for every due board that has none, the sources in turn, so that boards of different hosts
 * are read side by side rather than one host's whole queue first. Gives the number queued.
 */
export async function planCrawls(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, next_crawl_at, row_number() over (partition by source order by next_crawl_at, id) as turn
      from boards
      where enabled and paused_at is null and ${isTimeToCrawl(now)} and not exists (
        select from tasks where tasks.kind = ${CRAWL_BOARD} and tasks.key = boards.id::text
          and tasks.failed_at is null
      )
    ) as due
    order by turn, next_crawl_at, id
    limit ${PLAN_LIMIT}`.execute(db);
  for (const { id } of rows) {
    await enqueueTask(db, { kind: CRAWL_BOARD, key: String(id), maxAttempts: CRAWL_MAX_ATTEMPTS });
  }
  return rows.length;
}

/** Whether the board should be crawled now: it may have been, between being queued and being taken. */
export async function isDue(db: Db, boardId: number, now: Date): Promise<boolean> {
  const board = await db
    .selectFrom('boards')
    .select('id')
    .where('id', '=', boardId)
    .where('enabled', '=', true)
    .where('paused_at', 'is', null)
    .where(isTimeToCrawl(now))
    .executeTakeFirst();
  return board !== undefined;
}
