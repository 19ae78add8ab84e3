import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';
import type { CrawlReport } from './crawl-report.ts';

/** Crawls of a board that are kept for the operator. */
const KEPT_PER_BOARD = 100;
/** Earlier crawls that are looked at for a run of empty answers. */
const EMPTY_LOOK_BACK = 60;

/**
 * Notes that a crawl of the board begins and gives its id. A crawl that still stands as running was killed, since only
 * one at a time holds the board's lease: it is marked as abandoned.
 */
export async function beginCrawl(db: Executor, boardId: number, startedAt: Date): Promise<number> {
  await sql`
    update crawls set outcome = 'abandoned', finished_at = ${startedAt}::timestamptz,
      message = 'the process that ran it ended before it was done'
    where board_id = ${boardId} and outcome = 'running'`.execute(db);
  await sql`
    delete from crawls where board_id = ${boardId} and id <= (
      select id from crawls where board_id = ${boardId} order by id desc offset ${KEPT_PER_BOARD} limit 1
    )`.execute(db);
  const run = await db
    .insertInto('crawls')
    .values({ board_id: boardId, started_at: startedAt, outcome: 'running' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return run.id;
}

export async function finishCrawl(
  db: Executor,
  crawlId: number,
  report: CrawlReport,
  finishedAt: Date,
): Promise<void> {
  await db
    .updateTable('crawls')
    .set({
      finished_at: finishedAt,
      outcome: report.outcome,
      read: report.read,
      created: report.created,
      changed: report.changed,
      closed: report.closed,
      reopened: report.reopened,
      rejected: report.rejected,
      rejects: JSON.stringify(report.rejects),
      failure: report.failure,
      message: report.message,
    })
    .where('id', '=', crawlId)
    .execute();
}

/**
 * When the board's present run of empty answers began; null when its last reading was not empty. Abandoned crawls
 * answered nothing and are passed over, any other outcome ends the run.
 */
export async function findEmptySince(db: Executor, boardId: number): Promise<Date | null> {
  const runs = await db
    .selectFrom('crawls')
    .select(['started_at', 'failure'])
    .where('board_id', '=', boardId)
    .where('outcome', 'not in', ['running', 'abandoned'])
    .orderBy('id', 'desc')
    .limit(EMPTY_LOOK_BACK)
    .execute();
  let since: Date | null = null;
  for (const run of runs) {
    if (run.failure !== 'empty') break;
    since = run.started_at;
  }
  return since;
}

/** Rejects without an id in the board's last complete reading. */
export async function countUnreadableBefore(db: Executor, boardId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce((
      select sum((reject.value ->> 'withoutId')::integer) from jsonb_each(last.rejects) as reject
      where reject.key not in ('sample', 'not-public', 'detail-gone')
    ), 0)::integer as count
    from (
      select rejects from crawls where board_id = ${boardId} and outcome = 'complete' order by id desc limit 1
    ) as last`.execute(db);
  return rows[0]?.count ?? 0;
}
