import { refuse } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';
import type { JobKey } from './job-key.ts';

type JobRow = Selectable<Tables['jobs']>;

/** A job with its places, and when it was last seen on the board. */
interface Stored<Job> {
  job: Job;
  board: string;
  /** What names its company in addresses. */
  companySlug: string;
  lastVerifiedAt: Date;
  textReadAt: Date | null;
  checks: number;
  places: Selectable<Tables['job_places']>[];
}

/** A job as every feature reads it: its whole posting. */
export type StoredJob = Stored<JobRow>;

/** What a list shows of a job: everything but its texts, which are most of a posting. */
const LISTED_COLUMNS = [
  ...(['id', 'board_id', 'source', 'external_id', 'status', 'title', 'slug', 'company'] as const),
  ...(['department', 'category', 'employment_type', 'work_mode', 'country', 'language', 'summary'] as const),
  ...(['pay_min', 'pay_max', 'pay_currency', 'pay_period'] as const),
  ...(['pay_origin', 'pay_sentence', 'pay_overruled'] as const),
  ...(['published_at', 'published_is_day', 'first_seen_at', 'changed_at'] as const),
  ...(['featured', 'featured_by_employer'] as const),
  ...(['application_count', 'hosted_url', 'apply_url'] as const),
];

export type ListedJob = Stored<Pick<JobRow, (typeof LISTED_COLUMNS)[number]>>;

/** Loads jobs in the order of the ids; ids that do not exist are left out. */
export async function loadJobs(db: Executor, ids: readonly number[]): Promise<StoredJob[]> {
  if (ids.length === 0) return [];
  const [rows, places] = await Promise.all([
    selectJobs(db, ids).selectAll('jobs').execute(),
    loadPlaces(db, ids),
  ]);
  return toStored(ids, rows, places);
}

/** As `loadJobs`, for lists. */
export async function loadListedJobs(db: Executor, ids: readonly number[]): Promise<ListedJob[]> {
  if (ids.length === 0) return [];
  const columns = LISTED_COLUMNS.map((column) => `jobs.${column}` as const);
  const [rows, places] = await Promise.all([
    selectJobs(db, ids).select(columns).execute(),
    loadPlaces(db, ids),
  ]);
  return toStored(ids, rows, places);
}

const selectJobs = (db: Executor, ids: readonly number[]) =>
  db
    .selectFrom('jobs')
    .innerJoin('verifications', 'verifications.job_id', 'jobs.id')
    .innerJoin('boards', 'boards.id', 'jobs.board_id')
    .select(['verifications.last_verified_at', 'verifications.text_read_at', 'verifications.checks'])
    .select('boards.board')
    .select((eb) => eb.fn.coalesce('boards.company_slug', 'jobs.company_slug').as('companySlug'))
    .where('jobs.id', 'in', ids);

/** Of several jobs, of each in their order. */
export const loadPlaces = (db: Executor, ids: readonly number[]) =>
  db.selectFrom('job_places').selectAll().where('job_id', 'in', ids).orderBy('position').execute();

interface LoadedRow {
  id: number;
  last_verified_at: Date;
  text_read_at: Date | null;
  checks: number;
  board: string;
  companySlug: string;
}

function toStored<Row extends LoadedRow>(
  ids: readonly number[],
  rows: readonly Row[],
  places: readonly Selectable<Tables['job_places']>[],
) {
  const byId = new Map(
    rows.map(({ last_verified_at, text_read_at, checks, board, companySlug, ...job }) => [
      job.id,
      {
        job,
        board,
        companySlug,
        checks,
        lastVerifiedAt: last_verified_at,
        textReadAt: text_read_at,
        places: places.filter((place) => place.job_id === job.id),
      },
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The job that is named, open or closed; undefined when there is none of that source. */
export async function findJob(db: Executor, { source, jobId }: JobKey): Promise<StoredJob | undefined> {
  const [stored] = await loadJobs(db, [jobId]);
  return stored?.job.source === source ? stored : undefined;
}

/** As `findJob`; 404 when there is none. */
export async function requireJob(db: Executor, key: JobKey): Promise<StoredJob> {
  const stored = await findJob(db, key);
  if (stored) return stored;
  throw refuse('job-unknown');
}
