import { AppError, ERROR_TEXTS, LIMITS, type Bookmark } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { ApiContext } from '../../api-context.ts';
import type { Viewer } from '../auth/viewer.ts';
import { loadJobs, type StoredJob } from '../jobs/jobs.repository.ts';
import { toJobView } from '../jobs/jobs.view.ts';
import {
  countBookmarks,
  deleteBookmark,
  deleteBookmarks,
  findBookmark,
  insertBookmark,
  loadBookmarks,
  lockBookmarks,
  type JobKey,
  type StoredBookmark,
} from './bookmarks.repository.ts';
import { toBookmarkedPosting, toBookmarkView } from './bookmarks.view.ts';

/** The viewer's bookmarks, newest first; all of them unless fewer are asked for. */
export async function listBookmarks(
  { database }: ApiContext,
  { user }: Viewer,
  limit: number = LIMITS.bookmarksPerUser,
): Promise<Bookmark[]> {
  return (await loadBookmarks(database.db, user.id, limit)).map(toBookmarkView);
}

/**
 * Keeps a job with a copy of its posting. Twice is fine: the second time gives the first one's bookmark and `created`
 * false. 404 when there is no such job, 410 when it is closed and was not kept before, 409 when no more may be kept.
 */
export async function addBookmark(
  context: ApiContext,
  { user }: Viewer,
  job: JobKey,
): Promise<{ created: boolean; bookmark: Bookmark }> {
  const { db } = context.database;
  const kept = await findBookmark(db, user.id, job);
  if (kept) return { created: false, bookmark: toBookmarkView(kept) };
  // One row of the jobs table holds text and hash, so the copy is whole without a transaction around the reading.
  const stored = await getOpenJob(context, job);
  const posting = toBookmarkedPosting(toJobView(stored, context), stored.job.summary);
  return db.transaction().execute(async (tx) => {
    if (!(await lockBookmarks(tx, user.id))) {
      throw new AppError(ERROR_TEXTS.sessionEnded, { code: 'session-ended', status: 401 });
    }
    // Another tab may have been quicker while this one waited.
    const other = await findBookmark(tx, user.id, job);
    if (other) return { created: false, bookmark: toBookmarkView(other) };
    refuseTooMany(await countBookmarks(tx, user.id));
    const { external_id: externalId, content_hash: contentHash } = stored.job;
    await insertBookmark(tx, {
      ...job,
      userId: user.id,
      externalId,
      contentHash,
      posting,
      at: context.now(),
    });
    return { created: true, bookmark: toBookmarkView(await requireBookmark(tx, user.id, job)) };
  });
}

/** Removes a bookmark. One that is not there is fine too. */
export async function removeBookmark({ database }: ApiContext, { user }: Viewer, job: JobKey): Promise<void> {
  await deleteBookmark(database.db, user.id, job);
}

export async function clearBookmarks({ database }: ApiContext, { user }: Viewer): Promise<void> {
  await deleteBookmarks(database.db, user.id);
}

async function getOpenJob({ database }: ApiContext, job: JobKey): Promise<StoredJob> {
  const [stored] = await loadJobs(database.db, [job.requisitionId]);
  if (stored?.job.source !== job.source) {
    throw new AppError(ERROR_TEXTS.jobNotFound, { code: 'job-unknown', status: 404 });
  }
  if (stored.job.status === 'closed') {
    throw new AppError('This job is closed and can no longer be bookmarked.', {
      code: 'job-closed',
      status: 410,
    });
  }
  return stored;
}

function refuseTooMany(kept: number): void {
  if (kept < LIMITS.bookmarksPerUser) return;
  throw new AppError(
    `You have bookmarked ${LIMITS.bookmarksPerUser} jobs, which is as many as we keep. Remove some first.`,
    { code: 'bookmarks-full', status: 409 },
  );
}

async function requireBookmark(db: Executor, userId: number, job: JobKey): Promise<StoredBookmark> {
  const bookmark = await findBookmark(db, userId, job);
  if (!bookmark) throw new Error(`The bookmark of ${job.source} ${job.requisitionId} was not stored`);
  return bookmark;
}
