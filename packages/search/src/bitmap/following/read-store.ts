import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import { FILLER } from '../../index-jobs.ts';
import { makeFigures } from '../segment.ts';
import { LEXEME_SEPARATOR, type DocumentColumns } from '../worker/protocol.ts';

/** The vector's lexemes as they are kept, so that nothing is taken apart into words twice. */
const lexemes = sql`
  array_to_string(array_remove(tsvector_to_array(vector), ${FILLER}::text), ${LEXEME_SEPARATOR}::text)`;

const figures = sql`posted_at as "postedAt", pay_top as "payTop", role, pay_middle as "payMiddle", seen_at as "seenAt"`;

interface SearchRow {
  id: number;
  rankAt: number;
  lexemes: string;
  postedAt: number;
  payTop: number | null;
  role: number;
  payMiddle: number | null;
  seenAt: number;
}

function toColumns(rows: readonly SearchRow[]): DocumentColumns {
  return {
    ids: rows.map(({ id }) => id),
    rankAts: rows.map(({ rankAt }) => rankAt),
    figures: makeFigures((name) => rows.map((row) => row[name] ?? NaN)),
    lexemes: rows.map((row) => row.lexemes),
  };
}

/** What the database shows at this moment, as PostgreSQL writes a `pg_snapshot`: `xmin:xmax:in,progress`. */
export async function readPosition(db: Db): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_snapshot()::text as position`.execute(db);
  return rows[0]?.position ?? '';
}

/** The jobs in search with ids above `afterId`, by id. */
export async function readDocuments(db: Db, afterId: number, limit: number): Promise<DocumentColumns> {
  const { rows } = await sql<SearchRow>`
    select job_id as id, rank_at as "rankAt", ${figures}, ${lexemes} as lexemes from job_search
    where job_id > ${afterId} order by job_id limit ${limit}`.execute(db);
  return toColumns(rows);
}

/** The jobs that came into search last. */
export async function readNewest(db: Db, limit: number): Promise<DocumentColumns> {
  const { rows } = await sql<SearchRow>`
    select job_id as id, rank_at as "rankAt", ${figures}, ${lexemes} as lexemes from job_search
    order by job_id desc limit ${limit}`.execute(db);
  return toColumns(rows);
}

/** A place among changes, which stand in the order of transactions and then of jobs. */
export interface ChangeCursor {
  xid: string;
  jobId: number;
}

export interface Changes {
  documents: DocumentColumns;
  /** Jobs that are in search no more. */
  removed: number[];
  /** Where the next batch goes on; null after the last. */
  next: ChangeCursor | null;
  /** What was visible to this reading; undefined when nothing has changed. */
  position: string | undefined;
}

/**
 * The jobs whose last change was made by a transaction that was not visible in `position`, and what search knows of them
 * now, `limit` at most. A transaction that commits late is found when it does, however old its number is.
 */
export async function readChanges(
  db: Db,
  position: string,
  { after, limit }: { after: ChangeCursor | null; limit: number },
): Promise<Changes> {
  const { rows } = await sql<(SearchRow | { id: number; lexemes: null }) & { xid: string; position: string }>`
    with changed as (
      select job_id, xid from search_changes
      where xid >= pg_snapshot_xmin(${position}::pg_snapshot)
        and not pg_visible_in_snapshot(xid, ${position}::pg_snapshot)
        and (xid, job_id) > (${after?.xid ?? '0'}::xid8, ${after?.jobId ?? 0}::bigint)
      order by xid, job_id limit ${limit}
    )
    select changed.job_id as id, changed.xid::text as xid, rank_at as "rankAt", ${figures}, ${lexemes} as lexemes,
      pg_current_snapshot()::text as position
    from changed left join job_search on job_search.job_id = changed.job_id
    order by changed.xid, changed.job_id`.execute(db);
  const kept = rows.filter((row): row is typeof row & SearchRow => row.lexemes !== null);
  const removed = rows.filter((row) => row.lexemes === null).map(({ id }) => id);
  const last = rows.at(-1);
  const next = last && rows.length === limit ? { xid: last.xid, jobId: last.id } : null;
  return { documents: toColumns(kept), removed, next, position: rows[0]?.position };
}

/**
 * Gives everything that was committed since `position` to `take`, a batch at a time, until it says that it wants no more.
 * Resolves to the position that is reached then; undefined where nothing has changed, or not all of it was taken.
 */
export async function takeChanges(
  db: Db,
  position: string,
  { limit }: { limit: number },
  take: (changes: Pick<Changes, 'documents' | 'removed'>) => Promise<{ goesOn: boolean }>,
): Promise<string | undefined> {
  let reached: string | undefined;
  let after: ChangeCursor | null = null;
  do {
    const changes: Changes = await readChanges(db, position, { after, limit });
    // What commits during this round is for the next one, so the first reading says how far this one gets.
    reached ??= changes.position;
    if (changes.position === undefined) break;
    const { goesOn } = await take(changes);
    after = changes.next;
    if (after !== null && !goesOn) return undefined;
  } while (after !== null);
  return reached;
}

/** Whether something was committed since `position`, and what the store's clock says, in seconds since 1970. */
export async function readClock(db: Db, position: string): Promise<{ isBehind: boolean; now: number }> {
  const { rows } = await sql<{ isBehind: boolean; now: number }>`
    select exists (
        select from search_changes
        where xid >= pg_snapshot_xmin(${position}::pg_snapshot)
          and not pg_visible_in_snapshot(xid, ${position}::pg_snapshot)
      ) as "isBehind", extract(epoch from clock_timestamp())::double precision as now`.execute(db);
  return rows[0] ?? { isBehind: true, now: 0 };
}

/** The jobs that changed since `position`, and the position that is reached then; null when they are more than `most`. */
export async function listChanged(
  db: Db,
  position: string,
  most: number,
): Promise<{ jobIds: number[] | null; position: string }> {
  const { rows } = await sql<{ jobIds: number[]; position: string }>`
    select pg_current_snapshot()::text as position, array(
      select job_id from search_changes
      where xid >= pg_snapshot_xmin(${position}::pg_snapshot)
        and not pg_visible_in_snapshot(xid, ${position}::pg_snapshot)
      limit ${most + 1}
    ) as "jobIds"`.execute(db);
  const { jobIds, position: reached } = rows[0] ?? { jobIds: [], position };
  return { jobIds: jobIds.length > most ? null : jobIds, position: reached };
}
