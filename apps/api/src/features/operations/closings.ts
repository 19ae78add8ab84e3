import { DAY_MS, type AdminListQuery, type ClosingsResponse } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import type { ApiContext } from '../../api-context.ts';
import { toNavigation } from '../jobs/jobs.view.ts';
import { loadNoticedJobs } from '../notices/notices.repository.ts';

const RECENT_MS = 30 * DAY_MS;

type Closing = ClosingsResponse['data'][number];

interface ClosingRow {
  id: number;
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
  const jobs = await loadNoticedJobs(
    db,
    rows.map(({ id }) => id),
  );
  const { total } = await db
    .selectFrom('closed_search')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('closed_at', '>=', since)
    .executeTakeFirstOrThrow();
  const data = rows.flatMap((row): Closing[] => {
    const job = jobs.get(row.id);
    if (!job) return [];
    return [
      {
        ...{ requisition_id: String(job.id), title: job.title, company: job.company },
        navigation: toNavigation({ job, board: job.board, companySlug: job.companySlug }),
        ...{ source: job.source, board: job.board },
        ...{ closed_at: row.closed_at.toISOString(), reason: row.reason, crawl: toCrawl(row) },
      },
    ];
  });
  return { data, total };
}

/** The rows of search over closed jobs are narrow, and in the order of their times. */
async function findClosings(
  db: Db,
  { since, limit, offset }: { since: Date; limit: number; offset: number },
): Promise<ClosingRow[]> {
  const { rows } = await sql<ClosingRow>`
    select jobs.id, jobs.closed_at, jobs.close_reason as reason,
      crawl.started_at as crawl_started_at, crawl.finished_at as crawl_finished_at, crawl.outcome, crawl.read, crawl.closed
    from (
      select job_id, closed_at from closed_search where closed_at >= ${since}
      order by closed_at desc, job_id desc limit ${limit} offset ${offset}
    ) as recent
    join jobs on jobs.id = recent.job_id
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

function toCrawl(row: ClosingRow): Closing['crawl'] {
  const { crawl_started_at: startedAt, crawl_finished_at: finishedAt, outcome, read, closed } = row;
  if (startedAt === null || outcome === null) return null;
  return {
    ...{ started_at: startedAt.toISOString(), finished_at: finishedAt?.toISOString() ?? null },
    ...{ outcome, read: read ?? 0, closed: closed ?? 0 },
  };
}
