import type { Place, PostingChange } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { sql, type RawBuilder } from 'kysely';
import { tellKeepers } from '../notices/tell-keepers.ts';
import { JOB_ROW_TYPES, type JobRow } from './job-row.ts';

/*
 * Rows travel as one JSON parameter and are read back by json_to_recordset: one statement per table and batch,
 * whatever the number of rows, with a text that the server can prepare once.
 */

const columns = Object.keys(JOB_ROW_TYPES) as (keyof JobRow)[];
const columnList = sql.raw(columns.join(', '));
const givenColumns = sql.raw(columns.map((name) => `${name} ${JOB_ROW_TYPES[name]}`).join(', '));
const assignments = sql.raw(
  columns
    .filter((name) => name !== 'summary' && name !== 'summary_origin')
    .map((name) => `${name} = given.${name}`)
    .join(', '),
);
/** Whether what a summary is made of stays as it was: a change of pay asks no model again and keeps its words. */
const sameText = sql`(jobs.title, jobs.company, jobs.description_text, jobs.language)
  is not distinct from (given.title, given.company, given.description_text, given.language)`;
const keepsWords = sql`(jobs.summary_origin = 'model' and ${sameText})`;

function json(value: unknown): RawBuilder<unknown> {
  return sql`${JSON.stringify(value)}::json`;
}

export interface NewJob {
  row: JobRow;
  places: readonly Place[];
}

interface PlaceRow extends Place {
  position: number;
}

function toPlaceRows(places: readonly Place[]): PlaceRow[] {
  return places.map((place, position) => ({ ...place, position }));
}

/**
 * Inserts jobs with their places, first verification and first line of history; gives the new ids by external id.
 * One that exists already (another crawl was quicker) is left alone and not in the answer.
 */
export async function insertJobs(
  db: Executor,
  board: { id: number; source: string; featured: boolean },
  jobs: readonly NewJob[],
  at: Date,
): Promise<Map<string, number>> {
  if (jobs.length === 0) return new Map();
  const places = jobs.flatMap(({ row, places: list }) =>
    toPlaceRows(list).map((place) => ({ ...place, external_id: row.external_id })),
  );
  const { rows } = await sql<{ id: number; external_id: string }>`
    with added as (
      insert into jobs (board_id, source, featured, first_seen_at, ${columnList})
      select ${board.id}::bigint, ${board.source}::text, ${board.featured}::boolean, ${at}::timestamptz, ${columnList}
      from json_to_recordset(${json(jobs.map((job) => job.row))}) as given (${givenColumns})
      on conflict (board_id, external_id) do nothing
      returning id, external_id
    ), verified as (
      insert into verifications (job_id, last_verified_at, checks, text_read_at)
      select id, ${at}::timestamptz, 1, ${at}::timestamptz from added
    ), noted as (
      insert into job_changes (job_id, at, kind) select id, ${at}::timestamptz, 'first_seen' from added
    ), placed as (
      insert into job_places (job_id, position, text, city, state, postal_code, country)
      select added.id, given.position, given.text, given.city, given.state, given."postalCode", given.country
      from json_to_recordset(${json(places)}) as given
        (external_id text, position smallint, text text, city text, state text, "postalCode" text, country text)
      join added using (external_id)
    )
    select id, external_id from added`.execute(db);
  return new Map(rows.map((row) => [row.external_id, row.id]));
}

/** Writes every column that a posting decides. `visible` says whether a reader would notice the change. */
export async function updateJobs(
  db: Executor,
  jobs: readonly { id: number; row: JobRow; visible: boolean }[],
  at: Date,
): Promise<void> {
  if (jobs.length === 0) return;
  const given = jobs.map(({ id, row, visible }) => ({ ...row, id, visible }));
  await sql`
    update jobs set ${assignments},
      summary = case when ${keepsWords} then jobs.summary else given.summary end,
      summary_origin = case when ${keepsWords} then jobs.summary_origin else given.summary_origin end,
      summary_tried_at = case when ${sameText} then jobs.summary_tried_at end,
      changed_at = case when given.visible then ${at}::timestamptz else jobs.changed_at end
    from json_to_recordset(${json(given)}) as given (id bigint, visible boolean, ${givenColumns})
    where jobs.id = given.id`.execute(db);
}

/** Puts these places in the stead of the stored ones. */
export async function replacePlaces(
  db: Executor,
  jobs: readonly { id: number; places: readonly Place[] }[],
): Promise<void> {
  if (jobs.length === 0) return;
  await sql`delete from job_places where job_id = any(${jobs.map((job) => job.id)}::bigint[])`.execute(db);
  const rows = jobs.flatMap(({ id, places }) =>
    toPlaceRows(places).map((place) => ({ ...place, job_id: id })),
  );
  if (rows.length === 0) return;
  await sql`
    insert into job_places (job_id, position, text, city, state, postal_code, country)
    select job_id, position, text, city, state, "postalCode", country
    from json_to_recordset(${json(rows)}) as given
      (job_id bigint, position smallint, text text, city text, state text, "postalCode" text, country text)`.execute(
    db,
  );
}

/** Remembers the list rows of postings whose content is as it was. */
export async function updateFingerprints(
  db: Executor,
  jobs: readonly { id: number; fingerprint: string }[],
): Promise<void> {
  if (jobs.length === 0) return;
  await sql`
    update jobs set fingerprint = given.fingerprint
    from json_to_recordset(${json(jobs)}) as given (id bigint, fingerprint text)
    where jobs.id = given.id`.execute(db);
}

/**
 * Counts one more check of these jobs, `withText` when what was listed carried their texts as well. The times never go
 * back, even when two nodes' clocks disagree.
 */
export async function markVerified(
  db: Executor,
  jobIds: readonly number[],
  at: Date,
  { withText }: { withText: boolean },
): Promise<void> {
  if (jobIds.length === 0) return;
  const text = withText ? sql`, text_read_at = greatest(text_read_at, ${at}::timestamptz)` : sql``;
  await sql`
    update verifications
    set last_verified_at = greatest(last_verified_at, ${at}::timestamptz), checks = checks + 1,
      deletion_queued_at = null ${text}
    where job_id = any(${jobIds}::bigint[])`.execute(db);
}

/** Remembers that the texts of these jobs were read, which says nothing of the list they stand on. */
export async function markTextsRead(db: Executor, jobIds: readonly number[], at: Date): Promise<void> {
  if (jobIds.length === 0) return;
  await sql`
    update verifications set text_read_at = greatest(text_read_at, ${at}::timestamptz), text_tried_at = null
    where job_id = any(${jobIds}::bigint[])`.execute(db);
}

/** Of these jobs, those that nobody has written since they were compared; nobody can until the transaction ends. */
export async function lockAsCompared<Job extends { id: number; heldHash: string }>(
  db: Executor,
  jobs: readonly Job[],
): Promise<Job[]> {
  if (jobs.length === 0) return [];
  const given = jobs.map(({ id, heldHash }) => ({ id, hash: heldHash }));
  const { rows } = await sql<{ id: number }>`
    select jobs.id from jobs
    join json_to_recordset(${json(given)}) as given (id bigint, hash text) on given.id = jobs.id
    where jobs.content_hash = given.hash
    order by jobs.id for update of jobs`.execute(db);
  const asCompared = new Set(rows.map((row) => row.id));
  return jobs.filter((job) => asCompared.has(job.id));
}

/** Opens closed jobs again under their old ids. */
export async function openJobs(db: Executor, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  await sql`
    update jobs set status = 'open', closed_at = null, close_reason = null
    where id = any(${jobIds}::bigint[])`.execute(db);
}

export interface HistoryLine {
  jobId: number;
  kind: 'changed' | 'closed' | 'reopened';
  fields: PostingChange[];
}

/** Adds lines to the jobs' histories, in this order, and tells whoever keeps these jobs. */
export async function writeHistory(db: Executor, lines: readonly HistoryLine[], at: Date): Promise<void> {
  if (lines.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    insert into job_changes (job_id, at, kind, fields)
    select "jobId", ${at}::timestamptz, kind, fields
    from json_to_recordset(${json(lines)}) as given ("jobId" bigint, kind text, fields jsonb)
    returning id`.execute(db);
  await tellKeepers(
    db,
    rows.map((row) => row.id),
  );
}
