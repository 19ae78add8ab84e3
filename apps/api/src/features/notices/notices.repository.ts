import type { NoticeKind, NoticesQuery } from '@firsthand/contracts';
import type { Executor, NoticesTable, Tables } from '@firsthand/database';
import { sql, type Selectable } from 'kysely';
import { loadPlaces } from '../../models/stored-job.ts';

export type NoticeRow = Selectable<NoticesTable>;

/** What a notice says of a job. */
export type NoticedJob = Pick<Selectable<Tables['jobs']>, 'id' | 'title' | 'company' | 'source' | 'slug'> & {
  board: string;
  companySlug: string;
  places: Selectable<Tables['job_places']>[];
};

export type NoticedChange = Pick<Selectable<Tables['job_changes']>, 'id' | 'at' | 'kind' | 'fields'>;

export async function loadNotices(
  db: Executor,
  userId: number,
  { kind, limit, offset }: NoticesQuery,
): Promise<NoticeRow[]> {
  return db
    .selectFrom('notices')
    .selectAll()
    .where('user_id', '=', userId)
    .where((row) => (kind === undefined ? row.lit(true) : row('kind', '=', kind)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** `total`: of the kind that is asked for; `unread`: of all. */
export async function countNotices(
  db: Executor,
  userId: number,
  kind?: NoticeKind,
): Promise<{ total: number; unread: number }> {
  return db
    .selectFrom('notices')
    .select(({ fn }) => [
      kind === undefined
        ? fn.countAll<number>().as('total')
        : fn.countAll<number>().filterWhere('kind', '=', kind).as('total'),
      fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** By their numbers, open or closed. */
export async function loadNoticedJobs(
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, NoticedJob>> {
  if (ids.length === 0) return new Map();
  const places = await loadPlaces(db, ids);
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('boards', 'boards.id', 'jobs.board_id')
    .select(['jobs.id', 'jobs.title', 'jobs.company', 'jobs.source', 'jobs.slug', 'boards.board'])
    .select((eb) => eb.fn.coalesce('boards.company_slug', 'jobs.company_slug').as('companySlug'))
    .where('jobs.id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [row.id, { ...row, places: places.filter(({ job_id: id }) => id === row.id) }]),
  );
}

/** What they look for and until when that was looked at, of a person's saved searches. */
export async function loadNoticedSearches(db: Executor, userId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('saved_searches')
    .select(['id', 'query', 'last_seen_at', 'created_at'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

/** Lines of histories, in this order. */
export async function loadNoticedChanges(db: Executor, ids: readonly number[]): Promise<NoticedChange[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('job_changes')
    .select(['id', 'at', 'kind', 'fields'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Marks what is not read yet; numbers of other people's notices mark nothing. */
export async function markRead(
  db: Executor,
  userId: number,
  which: { ids: readonly number[] } | { upTo: Date },
  at: Date,
): Promise<void> {
  await db
    .updateTable('notices')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where(
      'ids' in which ? sql<boolean>`id = any(${which.ids}::bigint[])` : sql<boolean>`at <= ${which.upTo}`,
    )
    .execute();
}
