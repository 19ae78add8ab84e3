import type { BoardLife, Source } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';

/** Countries that are told by name; a page has no room for two hundred. */
const MOST_COUNTRIES = 30;

interface SystemRow {
  source: Source;
  boards: number;
  employers: number;
  open_jobs: number;
}

/** Boards that are read, by life, and how many are kept out. */
export async function countBoardLives(
  db: Executor,
): Promise<{ lives: Map<BoardLife, number>; keptOut: number }> {
  const { rows } = await sql<{ life: BoardLife; boards: number }>`
    select life, count(*)::integer as boards from boards where enabled group by life`.execute(db);
  const out = await sql<{ boards: number }>`
    select count(*)::integer as boards from boards where kept_out_at is not null`.execute(db);
  return {
    lives: new Map(rows.map(({ life, boards }) => [life, boards])),
    keptOut: out.rows[0]?.boards ?? 0,
  };
}

/** Systems in the order of their open jobs. Of a board's jobs the number is that of its last reading. */
export async function countSystems(db: Executor): Promise<SystemRow[]> {
  const { rows } = await sql<SystemRow>`
    select source, count(*)::integer as boards,
      count(distinct lower(coalesce(company_name, company, board))) filter (where open_jobs > 0)::integer as employers,
      sum(open_jobs)::integer as open_jobs
    from boards where enabled group by source order by open_jobs desc, source`.execute(db);
  return rows;
}

/** Countries of the jobs' primary places, those with most first. */
export async function countCountries(db: Executor): Promise<{ country: string | null; open_jobs: number }[]> {
  const { rows } = await sql<{ country: string | null; open_jobs: number }>`
    select country, count(*)::integer as open_jobs from jobs where status = 'open'
    group by country order by open_jobs desc, country limit ${MOST_COUNTRIES}`.execute(db);
  return rows;
}

/** How many minutes ago half of the open jobs, and 19 in 20, had been verified. */
export async function readFreshness(
  db: Executor,
  now: Date,
): Promise<{ median: number; ninetyFivePercent: number } | null> {
  const { rows } = await sql<{ ages: number[] | null }>`
    select percentile_disc(array[0.5, 0.95]) within group (
      order by extract(epoch from ${now}::timestamptz - last_verified_at)) as ages
    from verifications join job_search on job_search.job_id = verifications.job_id`.execute(db);
  const [median, late] = rows[0]?.ages ?? [];
  if (median === undefined || late === undefined) return null;
  const toMinutes = (seconds: number) => Math.max(0, Math.round(seconds / 60));
  return { median: toMinutes(median), ninetyFivePercent: toMinutes(late) };
}
