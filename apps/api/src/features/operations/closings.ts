import { DAY_MS, type AdminListQuery, type ClosingsResponse, type Source } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import type { ApiContext } from '../../api-context.ts';
import { toNavigation } from '../../models/jobs.view.ts';

const RECENT_MS = 30 * DAY_MS;

type Closing = ClosingsResponse['data'][number];

interface ClosingRow {
  id: number;
  title: string;
  slug: string;
  company: string | null;
  source: Source;
  board: string;
  company_slug: string;
  closed_at: Date;
  reason: Closing['reason'];
  crawl_started_at: Date | null;
  crawl_finished_at: Date | null;
  outcome: NonNullable<Closing['crawl']>['outcome'] | null;
  read: number | null;
  closed: number | null;
}

/** Jobs that were closed lately, newest first, each with the reading that proved it to be gone. */
export async function listClosings(
  { database: { db }, now }: Pick<ApiContext, 'database' | 'now'>,
  { limit, offset }: AdminListQuery,
): Promise<ClosingsResponse> {
  const since = new Date(now().getTime() - RECENT_MS);
  const rows = await findClosings(db, { since, limit, offset });
  const { total } = await db
    .selectFrom('closed_search')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('closed_at', '>=', since)
    .executeTakeFirstOrThrow();
  return { data: rows.map(toClosing), total };
}

/** The rows of search over closed jobs are narrow, and in the order of their times. */
async function findClosings(
  db: Db,
  { since, limit, offset }: { since: Date; limit: number; offset: number },
): Promise<ClosingRow[]> {
  const { rows } = await sql<ClosingRow>`
    select jobs.id, jobs.title, jobs.slug, jobs.company, jobs.source, boards.board,
      coalesce(boards.company_slug, jobs.company_slug) as company_slug, jobs.closed_at, jobs.close_reason as reason,
      crawl.started_at as crawl_started_at, crawl.finished_at as crawl_finished_at, crawl.outcome, crawl.read, crawl.closed
    from (
      select job_id, closed_at from closed_search where closed_at >= ${since}
      order by closed_at desc, job_id desc limit ${limit} offset ${offset}
    ) as recent
    join jobs on jobs.id = recent.job_id
    join boards on boards.id = jobs.board_id
    left join lateral (
      select * from crawls
      where crawls.board_id = jobs.board_id and jobs.close_reason <> 'deleted'
        and crawls.started_at <= jobs.closed_at
        and (crawls.finished_at is null or crawls.finished_at >= jobs.closed_at)
      order by crawls.id desc limit 1
    ) as crawl on true
    order by recent.closed_at desc, recent.job_id desc`.execute(db);
  return rows;
}

function toClosing(row: ClosingRow): Closing {
  const { id, title, slug, company, source, board, company_slug: companySlug, reason } = row;
  return {
    ...{ requisition_id: String(id), title, company, source, board, reason },
    navigation: toNavigation({ job: { id, source, slug }, board, companySlug }),
    ...{ closed_at: row.closed_at.toISOString(), crawl: toCrawl(row) },
  };
}

function toCrawl(row: ClosingRow): Closing['crawl'] {
  const { crawl_started_at: startedAt, crawl_finished_at: finishedAt, outcome, read, closed } = row;
  if (startedAt === null || outcome === null) return null;
  return {
    ...{ started_at: startedAt.toISOString(), finished_at: finishedAt?.toISOString() ?? null },
    ...{ outcome, read: read ?? 0, closed: closed ?? 0 },
  };
}
