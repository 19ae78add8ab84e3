import type { Executor } from '@firsthand/database';
import { sql } from 'kysely';
import { selectCompanies, type Company } from '../companies.repository.ts';

/** Twice is fine. What the board holds now is nothing to tell. */
export async function insertWatched(tx: Executor, userId: number, boardId: number, at: Date): Promise<void> {
  await sql`
    insert into watched_companies (user_id, board_id, told_job_id, created_at)
    select ${userId}::bigint, ${boardId}::bigint, coalesce(max(id), 0), ${at}::timestamptz
    from jobs where board_id = ${boardId}
    on conflict (user_id, board_id) do nothing`.execute(tx);
}

export async function isWatched(db: Executor, userId: number, boardId: number): Promise<boolean> {
  const row = await db
    .selectFrom('watched_companies')
    .select('board_id')
    .where('user_id', '=', userId)
    .where('board_id', '=', boardId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteWatched(db: Executor, userId: number, boardId: number): Promise<void> {
  await db
    .deleteFrom('watched_companies')
    .where('user_id', '=', userId)
    .where('board_id', '=', boardId)
    .execute();
}

export async function countWatched(db: Executor, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('watched_companies')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The latest first. */
export async function loadWatched(
  db: Executor,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<(Company & { watchedAt: Date })[]> {
  return selectCompanies(db)
    .innerJoin('watched_companies', 'watched_companies.board_id', 'boards.id')
    .select('watched_companies.created_at as watchedAt')
    .where('watched_companies.user_id', '=', userId)
    .orderBy('watched_companies.created_at', 'desc')
    .orderBy('watched_companies.board_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
