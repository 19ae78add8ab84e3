import type { Executor } from '@firsthand/database';
import { DAY_MS } from '@firsthand/contracts';
import { sql } from 'kysely';

export const WEEKS = 12;
const MONTH_DAYS = 30;
const PLACES = 12;

interface JobFigures {
  open: number;
  paid: number;
  remote: number;
  hybrid: number;
  onSite: number;
  firstSeenAt: Date;
  closed: number;
  medianDaysOpen: number | null;
}

/** How the jobs of a board stand. */
export async function countJobsOf(db: Executor, boardId: number): Promise<JobFigures> {
  const isOpen = sql`status = 'open'`;
  const {
    rows: [figures],
  } = await sql<JobFigures>`
    select
      (count(*) filter (where ${isOpen}))::int as open,
      (count(*) filter (where ${isOpen} and (pay_min is not null or pay_max is not null)))::int as paid,
      (count(*) filter (where ${isOpen} and work_mode = 'remote'))::int as remote,
      (count(*) filter (where ${isOpen} and work_mode = 'hybrid'))::int as hybrid,
      (count(*) filter (where ${isOpen} and work_mode = 'on_site'))::int as "onSite",
      (count(*) filter (where status = 'closed'))::int as closed,
      extract(epoch from percentile_cont(0.5) within group (order by closed_at - first_seen_at)
        filter (where status = 'closed'))::float8 / 86400 as "medianDaysOpen",
      coalesce(min(first_seen_at), (select created_at from boards where id = ${boardId})) as "firstSeenAt"
    from jobs where board_id = ${boardId}`.execute(db);
  if (!figures) throw new Error('A count gave no row');
  return figures;
}

export interface PlaceCount {
  text: string;
  city: string | null;
  state: string | null;
  country: string | null;
  count: number;
}

// `offset 0` keeps each posting's rows a look into their index: joined plainly, those of a large board are found by reading
// the rows of all boards.

/** Where most of the board's open jobs are; one in several places counts in each. */
export async function countPlacesOf(db: Executor, boardId: number): Promise<PlaceCount[]> {
  const { rows } = await sql<PlaceCount>`
    select min(place.text) as text, place.city, place.state, place.country,
      count(*)::int as count
    from jobs cross join lateral (
      select distinct on (city, state, country) text, city, state, country from job_places
      where job_id = jobs.id and (city, state, country) is distinct from (null, null, null)
      offset 0
    ) as place
    where jobs.board_id = ${boardId} and jobs.status = 'open'
    group by place.city, place.state, place.country order by count desc, text limit ${PLACES}`.execute(db);
  return rows;
}

export interface Moves {
  opened30d: number;
  closed30d: number;
  /** By how many weeks ago. */
  weeks: Map<number, { opened: number; closed: number }>;
}

/** How many postings appeared, returned and closed on a board, of late. */
export async function countMovesOf(db: Executor, boardId: number, now: Date): Promise<Moves> {
  const since = new Date(now.getTime() - WEEKS * 7 * DAY_MS);
  const monthAgo = new Date(now.getTime() - MONTH_DAYS * DAY_MS);
  const isRecent = sql`at > ${monthAgo}::timestamptz`;
  const { rows } = await sql<{
    ago: number;
    opened: number;
    closed: number;
    opened30d: number;
    closed30d: number;
  }>`
    with moves as (
      select first_seen_at as at, true as opens from jobs
      where board_id = ${boardId} and first_seen_at > ${since}::timestamptz
      union all
      select change.at, change.kind = 'reopened' from jobs
      cross join lateral (
        select at, kind from job_changes
        where job_id = jobs.id and kind in ('closed', 'reopened') and at > ${since}::timestamptz
        offset 0
      ) as change
      where jobs.board_id = ${boardId}
    )
    select floor(extract(epoch from ${now}::timestamptz - at) / (7 * 86400))::int as ago,
      (count(*) filter (where opens))::int as opened,
      (count(*) filter (where not opens))::int as closed,
      (count(*) filter (where opens and ${isRecent}))::int as "opened30d",
      (count(*) filter (where not opens and ${isRecent}))::int as "closed30d"
    from moves where at <= ${now}::timestamptz group by 1`.execute(db);
  const sum = (of: 'opened30d' | 'closed30d') => rows.reduce((total, row) => total + row[of], 0);
  return {
    opened30d: sum('opened30d'),
    closed30d: sum('closed30d'),
    weeks: new Map(rows.map(({ ago, opened, closed }) => [ago, { opened, closed }])),
  };
}
