import type { Db } from '@firsthand/database';
import { requireBoard } from '../crawl/board-record.ts';
import type { CrawlFailure, CrawlReport } from '../crawl/crawl-report.ts';

/** How another process's crawl of the board went, when one ended after `since`; undefined when none did. */
export async function findOtherCrawl(db: Db, boardId: number, since: Date): Promise<CrawlReport | undefined> {
  const run = await db
    .selectFrom('crawls')
    .selectAll()
    .where('board_id', '=', boardId)
    .where('outcome', 'not in', ['running', 'abandoned'])
    .where('finished_at', '>=', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!run || run.outcome === 'running' || run.finished_at === null) return undefined;
  const board = await requireBoard(db, boardId);
  const { outcome, read, created, changed, closed, reopened, rejected } = run;
  return {
    boardId,
    source: board.source,
    board: board.board,
    company: board.company,
    ...{ outcome, read, created, changed, closed, reopened, rejected },
    rejects: run.rejects,
    failure: run.failure as CrawlFailure | null,
    message: run.message ?? 'crawled by another process',
    retryAfterSeconds: null,
    openJobs: board.openJobs,
    moved: null,
    detailsLeft: 0,
    texts: null,
    durationMs: run.finished_at.getTime() - run.started_at.getTime(),
    requests: 0,
    lastSuccessAt: board.lastSuccessAt,
    nextCrawlAt: board.nextCrawlAt,
  };
}
