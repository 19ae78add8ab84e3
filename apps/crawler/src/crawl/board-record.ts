import type { Validator } from '@firsthand/connectors';
import type { BoardLife, Source } from '@firsthand/contracts';
import { nameCompany, type Db } from '@firsthand/database';
import { sql } from 'kysely';
import { tellWatchers } from '../notices/tell-watchers.ts';
import type { Schedule } from './schedule-next.ts';
import { isSuccess, type CrawlReport } from './crawl-report.ts';
import { finishCrawl } from './crawl-runs.ts';

/** A board with what its crawls need. */
export interface BoardRecord {
  id: number;
  source: Source;
  board: string;
  company: string | null;
  featured: boolean;
  /** Whether its company has a page already. */
  isNamed: boolean;
  validator: Validator | null;
  intervalSeconds: number;
  failuresInARow: number;
  lastSuccessAt: Date | null;
  nextCrawlAt: Date;
  life: BoardLife;
  lifeSince: Date;
  openJobs: number;
  /** Of the reading before; null after a success. */
  failure: string | null;
}

/** Throws when there is no such board. */
export async function requireBoard(db: Db, boardId: number): Promise<BoardRecord> {
  const row = await db
    .selectFrom('boards')
    .select(['id', 'source', 'board', 'company', 'company_slug', 'featured', 'validator'])
    .select(['interval_seconds', 'failures_in_a_row', 'last_success_at', 'life', 'open_jobs'])
    .select('failure')
    .select(sql<Date>`life_since`.as('life_since'))
    .select(sql<Date>`next_crawl_at`.as('next_crawl_at'))
    .where('id', '=', boardId)
    .executeTakeFirst();
  if (!row) throw new Error(`There is no board ${boardId}`);
  return {
    id: row.id,
    source: row.source,
    board: row.board,
    company: row.company,
    featured: row.featured,
    isNamed: row.company_slug !== null,
    validator: row.validator,
    intervalSeconds: row.interval_seconds,
    failuresInARow: row.failures_in_a_row,
    lastSuccessAt: row.last_success_at,
    nextCrawlAt: row.next_crawl_at,
    life: row.life,
    lifeSince: row.life_since,
    openJobs: row.open_jobs,
    failure: row.failure,
  };
}

interface CrawlOutcomeRow {
  board: BoardRecord;
  crawlId: number;
  report: CrawlReport;
  schedule: Schedule;
  life: BoardLife;
  validator: Validator | null;
  startedAt: Date;
  finishedAt: Date;
}

/**
 * Writes down how a crawl went and when the next one is due. An interrupted one leaves the board as it was: due, or due
 * when its host is asked again.
 */
export async function storeOutcome(
  db: Db,
  outcome: CrawlOutcomeRow,
): Promise<{ lastSuccessAt: Date | null; nextCrawlAt: Date }> {
  const { board, report, schedule, finishedAt } = outcome;
  const succeeded = isSuccess(report);
  const abandoned = report.outcome === 'abandoned';
  const lastSuccessAt = succeeded ? finishedAt : board.lastSuccessAt;
  const nextCrawlAt =
    abandoned && schedule.waitSeconds === 0
      ? board.nextCrawlAt
      : new Date(finishedAt.getTime() + schedule.waitSeconds * 1_000);
  await db.transaction().execute(async (tx) => {
    await finishCrawl(tx, outcome.crawlId, report, finishedAt);
    await tellWatchers(tx, board.id, finishedAt);
    await tx
      .updateTable('boards')
      .set({
        last_attempt_at: outcome.startedAt,
        next_crawl_at: sql`${nextCrawlAt}::timestamptz`,
        open_jobs: sql<number>`(select count(*) from jobs where board_id = ${board.id} and status = 'open')`,
      })
      .$if(!abandoned, (query) =>
        query.set({
          validator: outcome.validator === null ? null : JSON.stringify(outcome.validator),
          interval_seconds: schedule.intervalSeconds,
          last_success_at: lastSuccessAt,
          failure: report.failure,
          failure_message: report.failure === null ? null : report.message,
          failures_in_a_row: schedule.failuresInARow,
          life: outcome.life,
          life_since: sql`${outcome.life === board.life ? board.lifeSince : finishedAt}::timestamptz`,
          read_by: sql`${new Date(nextCrawlAt.getTime() + schedule.slackSeconds * 1_000)}::timestamptz`,
        }),
      )
      .where('id', '=', board.id)
      .execute();
    if (succeeded) await nameCompany(tx, board.id);
  });
  return { lastSuccessAt, nextCrawlAt };
}
