import type { SavedQuery } from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import { DICTIONARY_VERSION } from '@firsthand/occupations';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';

export type SavedSearchRow = Selectable<Tables['saved_searches']>;
/** With how many open jobs came since its owner last looked, hidden ones too. */
export type CountedSearch = SavedSearchRow & { new_count: number };

export interface SearchPage {
  limit: number;
  offset: number;
}

/** A page of a person's searches, the latest first, and how many there are. */
export async function loadSavedSearches(
  db: Executor,
  userId: number,
  { limit, offset }: SearchPage,
): Promise<{ rows: CountedSearch[]; total: number }> {
  const rows = await selectCounted(db)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: await countSavedSearches(db, userId) };
}

export async function findSavedSearch(
  db: Executor,
  userId: number,
  id: number,
): Promise<CountedSearch | undefined> {
  return selectCounted(db).where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
}

export async function countSavedSearches(db: Executor, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('saved_searches')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewSavedSearch extends Omit<
  Insertable<Tables['saved_searches']>,
  'query' | 'created_at' | 'id' | 'understood_version'
> {
  query: SavedQuery;
  created_at: Date;
}

export async function insertSavedSearch(
  db: Executor,
  { query, ...search }: NewSavedSearch,
): Promise<SavedSearchRow> {
  return db
    .insertInto('saved_searches')
    .values({ ...search, query: JSON.stringify(query), understood_version: DICTIONARY_VERSION })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** False when it is none of this person's. */
export async function updateSavedSearch(
  db: Executor,
  { userId, id }: { userId: number; id: number },
  changes: Updateable<Tables['saved_searches']>,
): Promise<boolean> {
  const changed = await db
    .updateTable('saved_searches')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Its matches and notices go with it. False when it is none of this person's. */
export async function deleteSavedSearch(db: Executor, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .with('told', (told) =>
      told.deleteFrom('notices').where('user_id', '=', userId).where('saved_search_id', '=', id),
    )
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** What it found was looked at: its count begins anew, its notice is read, and that it finds more is known. */
export async function noteSeen(db: Executor, userId: number, id: number, at: Date): Promise<void> {
  await db
    .with('told', (told) =>
      told
        .updateTable('notices')
        .set({ read_at: at })
        .where('user_id', '=', userId)
        .where('saved_search_id', '=', id)
        .where('read_at', 'is', null),
    )
    .updateTable('saved_searches')
    .set({ last_seen_at: at, understood_version: DICTIONARY_VERSION })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** The open jobs that came since the owner last looked, by the search. */
export async function loadNewJobs(
  db: Executor,
  searchIds: readonly number[],
): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; jobs: number[] }>`
    select saved_searches.id, array(select job_id ${newMatches}) as jobs
    from saved_searches where id in (${sql.join(searchIds)})`.execute(db);
  return new Map(rows.map(({ id, jobs }) => [id, jobs]));
}

const newMatches = sql`
  from saved_search_matches
  join jobs on jobs.id = saved_search_matches.job_id and jobs.status = 'open'
  where saved_search_id = saved_searches.id
    and matched_at > coalesce(saved_searches.last_seen_at, '-infinity')`;

function selectCounted(db: Executor) {
  return db
    .selectFrom('saved_searches')
    .selectAll()
    .select(sql<number>`(select count(*) ${newMatches})`.as('new_count'));
}
