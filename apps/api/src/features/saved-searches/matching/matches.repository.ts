import type { SavedQuery } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { PercolatedPairs } from '@firsthand/search';
import { sql } from 'kysely';
import { isEarlierPosting } from '../../../models/is-earlier-posting.ts';

/** What is matched at all: not before the address is confirmed, and nothing that nobody can see any more. */
const isMatched = sql`confirmed_at is not null and (user_id is not null or frequency <> 'off')`;

/** Of one that is put up again each day for a quarter of a year. */
const MOST_EARLIER = 100;

/** A reading of a board may be this much older than the transaction that stores it. */
const LONGEST_STORING = sql`interval '1 hour'`;

/** Nothing was visible: all is still to be matched. */
const BEGINNING = '1:1:';

/** What was visible when jobs were last matched. */
export async function readProgress(db: Executor): Promise<string> {
  const row = await db
    .selectFrom('alert_progress')
    .select(sql<string>`position::text`.as('position'))
    .executeTakeFirst();
  return row?.position ?? BEGINNING;
}

/** Does nothing when another worker has moved it meanwhile. */
export async function moveProgress(db: Executor, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    insert into alert_progress (position) values (${to}::pg_snapshot)
    on conflict (is_only) do update set position = excluded.position
    where alert_progress.position::text = ${from}`.execute(db);
}

/** Whether search knows of something that was not matched. */
export async function hasNews(db: Executor): Promise<boolean> {
  const position = sql`(select coalesce((select position from alert_progress), ${BEGINNING}::pg_snapshot))`;
  const { rows } = await sql`
    select 1 from search_changes
    where xid >= pg_snapshot_xmin(${position}) and not pg_visible_in_snapshot(xid, ${position}) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Another one whenever a search was saved, changed or deleted. */
export async function readFingerprint(db: Executor): Promise<string> {
  const { rows } = await sql<{ fingerprint: string }>`
    select count(*) || ' ' || coalesce(sum(hashint8extended(id, version)), 0) as fingerprint
    from saved_searches where ${isMatched}`.execute(db);
  return rows[0]?.fingerprint ?? '';
}

export interface SearchVersion {
  id: number;
  version: number;
}

/** The searches with numbers above `afterId`, in their order. */
export async function listVersions(db: Executor, afterId: number, limit: number): Promise<SearchVersion[]> {
  const { rows } = await sql<SearchVersion>`
    select id, version from saved_searches where ${isMatched} and id > ${afterId} order by id limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function loadQueries(
  db: Executor,
  ids: readonly number[],
): Promise<{ id: number; version: number; query: SavedQuery }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('saved_searches').select(['id', 'version', 'query']).where('id', 'in', ids).execute();
}

/** What came for one search. */
export interface SearchMatches {
  savedSearchId: number;
  /** Null where an alert goes to an address without an account. */
  userId: number | null;
  name: string;
  isInstant: boolean;
  /** What the search says of hidden jobs; null where it says nothing. */
  hide: string | null;
  /** Newest first. */
  jobIds: number[];
}

/**
 * Notes which jobs came for which searches, each once for ever. Left out is what was there when the search was saved, what only
 * fits since we understand more of its words, and a posting that only was put up again: one with the same text was there then or
 * has come before.
 */
export async function insertMatches(
  db: Executor,
  { searchIds, jobIds }: PercolatedPairs,
  now: Date,
): Promise<SearchMatches[]> {
  if (searchIds.length === 0) return [];
  const { rows } = await sql<SearchMatches>`
    with found as (
      select * from unnest(${searchIds}::bigint[], ${jobIds}::bigint[]) as found (search_id, job_id)
    ), earlier as materialized (
      -- Each job by itself, so that the index over texts is asked and no text of another board is read.
      select job.id as job_id, other.id as earlier_id
      from (select distinct job_id from found) new
      join jobs job on job.id = new.job_id
      cross join lateral (
        select id from jobs other where ${isEarlierPosting('other', 'job')} limit ${MOST_EARLIER}) other
    ), chosen as (
      select search.id as search_id, job.id as job_id
      from found
      join saved_searches search on search.id = found.search_id
      join jobs job on job.id = found.job_id
      where ${isMatched} and job.status = 'open' and ${cameAfter('job')} and not ${wasRemade('job')}
        and not exists (
          select from earlier join jobs before on before.id = earlier.earlier_id
          where earlier.job_id = job.id and (not ${cameAfter('before')} or exists (
            select from saved_search_matches known
            where known.saved_search_id = search.id and known.job_id = before.id)))
      -- One that is being deleted is waited for and then left out.
      for key share of search
    ), inserted as (
      insert into saved_search_matches (saved_search_id, job_id, matched_at)
      select search_id, job_id, ${now}::timestamptz from chosen order by search_id, job_id
      on conflict do nothing
      returning saved_search_id, job_id
    )
    select id as "savedSearchId", user_id as "userId", name, frequency = 'instant' as "isInstant",
      query ->> 'hide' as hide,
      json_agg(job_id order by job_id desc) as "jobIds"
    from inserted join saved_searches on saved_searches.id = inserted.saved_search_id
    group by saved_searches.id`.execute(db);
  return rows;
}

/** Whether what search knows of the job was last changed by our rules alone: the posting says what it said. */
function wasRemade(job: string) {
  return sql`exists (
    select from search_changes
    where search_changes.job_id = ${sql.ref(`${job}.id`)} and search_changes.xid = search_changes.remade_xid)`;
}

/**
 * Whether the job came after the search was saved: it was read later, or it was read before and stored by a transaction that
 * the saving did not see.
 */
function cameAfter(job: string) {
  const firstSeenAt = sql.ref(`${job}.first_seen_at`);
  return sql`(${firstSeenAt} > search.confirmed_at or (
    ${firstSeenAt} > search.confirmed_at - ${LONGEST_STORING}
    and coalesce((
      select not pg_visible_in_snapshot(first_xid, search.saved_snapshot) from search_changes
      where search_changes.job_id = ${sql.ref(`${job}.id`)}), false)))`;
}
