import type { Source } from '@firsthand/contracts';
import type { BookmarkedPosting, Executor, Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';

/** A bookmark beside what is known of its job today; those fields are null when the job is no longer stored. */
export interface StoredBookmark extends Selectable<Tables['bookmarks']> {
  job_status: 'open' | 'closed' | null;
  job_content_hash: string | null;
  job_changed_at: Date | null;
  job_closed_at: Date | null;
  last_verified_at: Date | null;
}

export interface JobKey {
  source: Source;
  requisitionId: number;
}

function selectBookmarks(db: Executor, userId: number) {
  return db
    .selectFrom('bookmarks')
    .leftJoin('jobs', (join) =>
      join.onRef('jobs.id', '=', 'bookmarks.requisition_id').onRef('jobs.source', '=', 'bookmarks.source'),
    )
    .leftJoin('verifications', 'verifications.job_id', 'jobs.id')
    .selectAll('bookmarks')
    .select([
      'jobs.status as job_status',
      'jobs.content_hash as job_content_hash',
      'jobs.changed_at as job_changed_at',
      'jobs.closed_at as job_closed_at',
      'verifications.last_verified_at',
    ])
    .where('bookmarks.user_id', '=', userId);
}

/** A person's bookmarks, newest first. */
export async function loadBookmarks(db: Executor, userId: number, limit: number): Promise<StoredBookmark[]> {
  return selectBookmarks(db, userId)
    .orderBy('bookmarks.bookmarked_at', 'desc')
    .orderBy('bookmarks.id', 'desc')
    .limit(limit)
    .execute();
}

export async function findBookmark(
  db: Executor,
  userId: number,
  job: JobKey,
): Promise<StoredBookmark | undefined> {
  return selectBookmarks(db, userId)
    .where('bookmarks.source', '=', job.source)
    .where('bookmarks.requisition_id', '=', job.requisitionId)
    .executeTakeFirst();
}

export async function countBookmarks(db: Executor, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('bookmarks')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Makes this person's additions wait for each other, so that their number can be limited. False when they are gone. */
export async function lockBookmarks(db: Executor, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewBookmark extends JobKey {
  userId: number;
  externalId: string;
  contentHash: string;
  posting: BookmarkedPosting;
  at: Date;
}

/** Stores a bookmark unless the person has one of that job. */
export async function insertBookmark(db: Executor, bookmark: NewBookmark): Promise<void> {
  await db
    .insertInto('bookmarks')
    .values({
      user_id: bookmark.userId,
      source: bookmark.source,
      requisition_id: bookmark.requisitionId,
      external_id: bookmark.externalId,
      content_hash: bookmark.contentHash,
      posting: JSON.stringify(bookmark.posting),
      bookmarked_at: bookmark.at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'source', 'requisition_id']).doNothing())
    .execute();
}

export async function deleteBookmark(db: Executor, userId: number, job: JobKey): Promise<void> {
  await db
    .deleteFrom('bookmarks')
    .where('user_id', '=', userId)
    .where('source', '=', job.source)
    .where('requisition_id', '=', job.requisitionId)
    .execute();
}

export async function deleteBookmarks(db: Executor, userId: number): Promise<void> {
  await db.deleteFrom('bookmarks').where('user_id', '=', userId).execute();
}
