import { LIMITS, toExcerptSource } from '@firsthand/contracts';
import type { BookmarkedPosting, Executor, Tables } from '@firsthand/database';
import { sql, type Selectable } from 'kysely';
import type { JobKey } from '../../models/job-key.ts';

/** A bookmark beside what is known of its job today; those fields are null when the job is no longer stored. */
export interface StoredBookmark extends Selectable<Tables['bookmarks']> {
  job_status: 'open' | 'closed' | null;
  job_content_hash: string | null;
  job_changed_at: Date | null;
  job_closed_at: Date | null;
  last_verified_at: Date | null;
}

/** Of lists: the beginning of the description stands for it. */
export interface ListedBookmark extends Omit<StoredBookmark, 'posting' | 'bytes'> {
  posting: Omit<BookmarkedPosting, 'description'>;
  description_start: string;
}

/** Newest first. */
export interface BookmarkPage {
  limit: number;
  offset: number;
}

function selectBookmarks(db: Executor, userId: number) {
  return db
    .selectFrom('bookmarks')
    .leftJoin('jobs', (join) =>
      join.onRef('jobs.id', '=', 'bookmarks.requisition_id').onRef('jobs.source', '=', 'bookmarks.source'),
    )
    .leftJoin('verifications', 'verifications.job_id', 'jobs.id')
    .select([
      'jobs.status as job_status',
      'jobs.content_hash as job_content_hash',
      'jobs.changed_at as job_changed_at',
      'jobs.closed_at as job_closed_at',
      'verifications.last_verified_at',
    ])
    .where('bookmarks.user_id', '=', userId);
}

/** A page of a person's bookmarks, without whole descriptions. */
export async function loadBookmarks(
  db: Executor,
  userId: number,
  { limit, offset }: BookmarkPage,
): Promise<ListedBookmark[]> {
  const page = selectNewest(db, userId).select('id').limit(limit).offset(offset);
  const start = toExcerptSource(LIMITS.bookmarkExcerptLength);
  return selectBookmarks(db, userId)
    .select([
      ...(['bookmarks.id', 'bookmarks.user_id', 'bookmarks.source', 'bookmarks.requisition_id'] as const),
      ...(['bookmarks.external_id', 'bookmarks.content_hash', 'bookmarks.bookmarked_at'] as const),
    ])
    .select([
      sql<ListedBookmark['posting']>`bookmarks.posting - 'description'`.as('posting'),
      sql<string>`coalesce(left(bookmarks.posting ->> 'description', ${start}), '')`.as('description_start'),
    ])
    .where('bookmarks.id', 'in', page)
    .orderBy('bookmarks.bookmarked_at', 'desc')
    .orderBy('bookmarks.id', 'desc')
    .execute();
}

/** The jobs of all of a person's bookmarks, newest first. */
export async function loadBookmarkedIds(db: Executor, userId: number): Promise<number[]> {
  const rows = await selectNewest(db, userId).select('requisition_id').execute();
  return rows.map((row) => row.requisition_id);
}

function selectNewest(db: Executor, userId: number) {
  return db
    .selectFrom('bookmarks')
    .where('user_id', '=', userId)
    .orderBy('bookmarked_at', 'desc')
    .orderBy('id', 'desc');
}

export async function findBookmarkById(
  db: Executor,
  userId: number,
  id: number,
): Promise<StoredBookmark | undefined> {
  return selectBookmarks(db, userId).selectAll('bookmarks').where('bookmarks.id', '=', id).executeTakeFirst();
}

export async function findBookmark(
  db: Executor,
  userId: number,
  job: JobKey,
): Promise<StoredBookmark | undefined> {
  return selectBookmarks(db, userId)
    .selectAll('bookmarks')
    .where('bookmarks.source', '=', job.source)
    .where('bookmarks.requisition_id', '=', job.jobId)
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
      requisition_id: bookmark.jobId,
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
    .where('requisition_id', '=', job.jobId)
    .execute();
}

export async function deleteBookmarks(db: Executor, userId: number): Promise<void> {
  await db.deleteFrom('bookmarks').where('user_id', '=', userId).execute();
}
