import { LIMITS, refuse, type Bookmark, type BookmarksResponse } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { ApiContext } from '../../api-context.ts';
import type { Viewer } from '../../people/viewer.ts';
import type { JobKey } from '../../models/job-key.ts';
import { toJobView } from '../../models/jobs.view.ts';
import { requireJob, type StoredJob } from '../../models/stored-job.ts';
import { wantTexts } from '../../models/wanted-texts.ts';
import { lockPerson } from '../../people/lock-person.ts';
import { storeWithinQuota } from '../../people/storage-quota.ts';
import {
  countBookmarks,
  deleteBookmarks,
  findBookmark,
  findBookmarkById,
  insertBookmark,
  loadBookmarkedIds,
  loadBookmarks,
  type BookmarkPage,
  type StoredBookmark,
} from './bookmarks.repository.ts';
import { toBookmarkedPosting, toBookmarkView, toListedBookmark } from './bookmarks.view.ts';
import {
  deleteRemovedBookmarks,
  findRemovedBookmark,
  putBookmarkBack,
  renewUndoToken,
  setBookmarkAside,
  sweepRemovedBookmarks,
} from './removed-bookmarks.repository.ts';

/** A page of the viewer's bookmarks, newest first, beside what all pages hold. */
export async function listBookmarks(
  { database }: ApiContext,
  { user }: Viewer,
  page: BookmarkPage,
): Promise<BookmarksResponse> {
  const ids = await loadBookmarkedIds(database.db, user.id);
  const bookmarks = await loadBookmarks(database.db, user.id, page);
  return { bookmarks: bookmarks.map(toListedBookmark), total: ids.length, requisition_ids: ids };
}

/** One bookmark with the whole description; 404 when the viewer has none of this number. */
export async function getBookmark({ database }: ApiContext, { user }: Viewer, id: number): Promise<Bookmark> {
  const stored = await findBookmarkById(database.db, user.id, id);
  if (!stored) throw refuse('bookmark-unknown');
  return toBookmarkView(stored);
}

/**
 * Keeps a job with a copy of its posting. Twice is fine: the second time gives the first one's bookmark and `created`
 * false. 404 when there is no such job, 410 when it is closed and was not kept before, 409 or 413 when no more may be kept.
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
  return storeWithinQuota(db, user.id, async (tx) => {
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
    await wantTexts(tx, [job.jobId], context.now());
    return { created: true, bookmark: toBookmarkView(await requireBookmark(tx, user.id, job)) };
  });
}

/**
 * Removes a bookmark. One that is not there is fine too. Gives what `restoreBookmark` takes to undo it; who removes what
 * another tab just removed takes the undoing over. Null when nothing is left to be put back.
 */
export async function removeBookmark(
  { database, now }: ApiContext,
  { user }: Viewer,
  job: JobKey,
): Promise<string | null> {
  return database.db.transaction().execute(async (tx) => {
    await lockPerson(tx, user.id);
    const at = now();
    await setBookmarkAside(tx, user.id, job, at);
    await sweepRemovedBookmarks(tx, user.id, undoableSince(at));
    return renewUndoToken(tx, user.id, job);
  });
}

/**
 * Puts a removed bookmark back with its copy and its date, whatever became of the posting. 410 when that removal cannot
 * be undone any more, 409 when no more may be kept.
 */
export async function restoreBookmark(
  { database, now }: ApiContext,
  { user }: Viewer,
  undoToken: string,
): Promise<Bookmark> {
  return storeWithinQuota(database.db, user.id, async (tx) => {
    const job = await findRemovedBookmark(tx, user.id, undoToken, undoableSince(now()));
    if (!job) throw refuse('bookmark-undo-gone');
    if (!(await findBookmark(tx, user.id, job))) refuseTooMany(await countBookmarks(tx, user.id));
    await putBookmarkBack(tx, undoToken);
    return toBookmarkView(await requireBookmark(tx, user.id, job));
  });
}

/** Removes all, also those that were removed before and could have been put back. */
export async function clearBookmarks({ database }: ApiContext, { user }: Viewer): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    await lockPerson(tx, user.id);
    await deleteBookmarks(tx, user.id);
    await deleteRemovedBookmarks(tx, user.id);
  });
}

function undoableSince(now: Date): Date {
  return new Date(now.getTime() - LIMITS.bookmarkUndoMs);
}

async function getOpenJob({ database }: ApiContext, job: JobKey): Promise<StoredJob> {
  const stored = await requireJob(database.db, job);
  if (stored.job.status === 'closed') {
    throw refuse('bookmark-job-closed');
  }
  return stored;
}

function refuseTooMany(kept: number): void {
  if (kept < LIMITS.bookmarksPerUser) return;
  throw refuse('bookmarks-full', { most: LIMITS.bookmarksPerUser });
}

async function requireBookmark(db: Executor, userId: number, job: JobKey): Promise<StoredBookmark> {
  const bookmark = await findBookmark(db, userId, job);
  if (!bookmark) throw new Error(`The bookmark of ${job.source} ${job.jobId} was not stored`);
  return bookmark;
}
