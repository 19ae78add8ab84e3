import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';
import { toLexemes, toRankAt, type SearchDocument } from './document.ts';
import { quote } from './tsquery.ts';

/** Puts open jobs into search, or replaces what search knows of them. Call it in the transaction that stores the jobs. */
export async function indexJobs(executor: Executor, documents: readonly SearchDocument[]): Promise<void> {
  if (documents.length === 0) return;
  // In the order of ids, so that two transactions lock rows in the same order.
  const ordered = [...documents].sort((a, b) => a.jobId - b.jobId);
  await sql`
    with indexed as (
      insert into job_search (job_id, rank_at, vector, in_us, remote)
      select job_id, rank_at, vector::tsvector, in_us, remote
      from unnest(
        ${ordered.map((document) => document.jobId)}::bigint[],
        ${ordered.map(toRankAt)}::bigint[],
        ${ordered.map(toVectorText)}::text[],
        ${ordered.map(({ places }) => places.some((place) => place.country === 'US'))}::boolean[],
        ${ordered.map(({ workMode }) => workMode === 'remote')}::boolean[]
      ) as new (job_id, rank_at, vector, in_us, remote)
      on conflict (job_id) do update
        set rank_at = excluded.rank_at, vector = excluded.vector, in_us = excluded.in_us, remote = excluded.remote
      returning job_id
    )
    ${noteChanges('indexed')}`.execute(executor);
}

/** Takes jobs out of search. Ids that are not in it are fine. */
export async function unindexJobs(executor: Executor, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  const ordered = [...jobIds].sort((a, b) => a - b);
  await sql`
    with removed as (delete from job_search where job_id = any(${ordered}::bigint[]) returning job_id)
    ${noteChanges('removed')}`.execute(executor);
}

/** For what follows the store: that this transaction changed these jobs. */
const noteChanges = (jobs: string) => sql`
  insert into search_changes (job_id) select job_id from ${sql.table(jobs)} order by job_id
  on conflict (job_id) do update set xid = excluded.xid`;

/**
 * PostgreSQL moves a vector out of the row only when the row passes 2 kB, and what a search costs is the pages of rows
 * it touches. Vectors below that get this lexeme, which nothing ever searches for: 66 instead of 1,600 bytes a job.
 */
export const FILLER = 'z'.repeat(2_000);
const MOVED_OUT_BYTES = 2_100;
const LEXEME_OVERHEAD_BYTES = 4;

/** The vector in tsvector's input form: each lexeme quoted, no positions. */
export function toVectorText(document: SearchDocument): string {
  const lexemes = toLexemes(document);
  let bytes = 0;
  for (const lexeme of lexemes) bytes += Buffer.byteLength(lexeme) + LEXEME_OVERHEAD_BYTES;
  if (bytes < MOVED_OUT_BYTES) lexemes.add(FILLER);
  return Array.from(lexemes, quote).join(' ');
}
