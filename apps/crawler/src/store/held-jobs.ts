import type { Place } from '@firsthand/contracts';
import type { Db, Executor } from '@firsthand/database';
import { sql } from 'kysely';
import type { DescribedRow } from './describe-changes.ts';

/** What is needed of every listed posting we hold already. */
export interface HeldJob {
  id: number;
  externalId: string;
  contentHash: string;
  fingerprint: string;
  open: boolean;
  /** Closed because its own page was gone: its list row alone does not open it again. */
  detailGone: boolean;
}

/** Whether a list row with this fingerprint says nothing that we do not hold. */
export function isHeldAsListed(job: HeldJob, fingerprint: string): boolean {
  return job.fingerprint === fingerprint && !job.detailGone;
}

/** The jobs of a board among these external ids, by external id. */
export async function findHeldJobs(
  db: Executor,
  boardId: number,
  externalIds: readonly string[],
): Promise<Map<string, HeldJob>> {
  if (externalIds.length === 0) return new Map();
  const { rows } = await sql<HeldJob>`
    select id, external_id as "externalId", content_hash as "contentHash", fingerprint, status = 'open' as open,
      coalesce(close_reason = 'detail-gone', false) as "detailGone"
    from jobs
    where board_id = ${boardId} and external_id = any(${externalIds}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.externalId, row]));
}

/** The columns that a change is described from; the places are loaded apart. */
export type DescribedJob = Omit<DescribedRow, 'places'> & {
  id: number;
  first_seen_at: Date;
};

/** Described jobs by id. */
export async function loadDescribedJobs(db: Db, ids: readonly number[]): Promise<Map<number, DescribedJob>> {
  if (ids.length === 0) return new Map();
  const rows: DescribedJob[] = await db
    .selectFrom('jobs')
    .select(['id', 'title', 'company', 'department', 'category', 'category_origin', 'employment_type'])
    .select([
      'work_mode',
      'pay_min',
      'pay_max',
      'pay_currency',
      'pay_period',
      'pay_origin',
      'pay_sentence',
      'description_text',
      'hosted_url',
      'apply_url',
    ])
    .select(['reference', 'language', 'published_at', 'published_is_day', 'first_seen_at'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The stored places of these jobs, primary first, by job id; a job without places has an empty list. */
export async function loadPlaces(db: Executor, ids: readonly number[]): Promise<Map<number, Place[]>> {
  const places = new Map<number, Place[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return places;
  const rows = await db
    .selectFrom('job_places')
    .select(['job_id', 'text', 'city', 'state', 'postal_code as postalCode', 'country'])
    .where('job_id', 'in', [...ids])
    .orderBy('job_id')
    .orderBy('position')
    .execute();
  for (const { job_id: jobId, ...place } of rows) places.get(jobId)?.push(place);
  return places;
}

/** Countries of the board's open postings, each once: evidence for places that name none. */
export async function loadBoardCountries(db: Executor, boardId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('job_places')
    .innerJoin('jobs', 'jobs.id', 'job_places.job_id')
    .select('job_places.country')
    .distinct()
    .where('jobs.board_id', '=', boardId)
    .where('jobs.status', '=', 'open')
    .where('job_places.country', 'is not', null)
    .execute();
  return rows.flatMap((row) => (row.country === null ? [] : [row.country])).sort();
}
