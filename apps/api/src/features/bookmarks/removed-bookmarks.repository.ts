import { LIMITS } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { randomUUID } from 'node:crypto';
import type { JobKey } from '../../models/job-key.ts';
import { deleteBookmark } from './bookmarks.repository.ts';

const COPIED = [
  ...(['user_id', 'source', 'requisition_id', 'external_id'] as const),
  ...(['content_hash', 'posting', 'bookmarked_at'] as const),
] as const;

/** Takes a bookmark, when there is one, out of the list and keeps it aside instead of an earlier one of the job. */
export async function setBookmarkAside(db: Executor, userId: number, job: JobKey, now: Date): Promise<void> {
  await db
    .deleteFrom('removed_bookmarks')
    .where('user_id', '=', userId)
    .where('source', '=', job.source)
    .where('requisition_id', '=', job.jobId)
    .where((row) =>
      row.exists(
        row
          .selectFrom('bookmarks')
          .select('bookmarks.id')
          .whereRef('bookmarks.user_id', '=', 'removed_bookmarks.user_id')
          .whereRef('bookmarks.source', '=', 'removed_bookmarks.source')
          .whereRef('bookmarks.requisition_id', '=', 'removed_bookmarks.requisition_id'),
      ),
    )
    .execute();
  await db
    .insertInto('removed_bookmarks')
    .columns([...COPIED, 'undo_token', 'removed_at'])
    .expression((rows) =>
      rows
        .selectFrom('bookmarks')
        .select(COPIED)
        .select((row) => [
          row.cast<string>(row.val(randomUUID()), 'uuid').as('undo_token'),
          row.cast<Date>(row.val(now), 'timestamptz').as('removed_at'),
        ])
        .where('user_id', '=', userId)
        .where('source', '=', job.source)
        .where('requisition_id', '=', job.jobId),
    )
    .execute();
  await deleteBookmark(db, userId, job);
}

/**
 * Gives the removal of a job its newest name, so that only who removed it last can undo it; null when nothing of it is
 * kept any more.
 */
export async function renewUndoToken(db: Executor, userId: number, job: JobKey): Promise<string | null> {
  const renewed = await db
    .updateTable('removed_bookmarks')
    .set({ undo_token: randomUUID() })
    .where('user_id', '=', userId)
    .where('source', '=', job.source)
    .where('requisition_id', '=', job.jobId)
    .returning('undo_token')
    .executeTakeFirst();
  return renewed?.undo_token ?? null;
}

/** What was removed under this name, when it was removed after `since`; its copy stays where it is. */
export async function findRemovedBookmark(
  db: Executor,
  userId: number,
  undoToken: string,
  since: Date,
): Promise<JobKey | undefined> {
  return db
    .selectFrom('removed_bookmarks')
    .select(['source', 'requisition_id as jobId'])
    .where('undo_token', '=', undoToken)
    .where('user_id', '=', userId)
    .where('removed_at', '>', since)
    .executeTakeFirst();
}

/** Puts it back as it was, unless the job was kept again since; then that one stays. */
export async function putBookmarkBack(db: Executor, undoToken: string): Promise<void> {
  await db
    .insertInto('bookmarks')
    .columns(COPIED)
    .expression((rows) =>
      rows.selectFrom('removed_bookmarks').select(COPIED).where('undo_token', '=', undoToken),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'source', 'requisition_id']).doNothing())
    .execute();
  await db.deleteFrom('removed_bookmarks').where('undo_token', '=', undoToken).execute();
}

export async function deleteRemovedBookmarks(db: Executor, userId: number): Promise<void> {
  await db.deleteFrom('removed_bookmarks').where('user_id', '=', userId).execute();
}

/** Of a person the oldest beyond the limit go, of everybody those from before `since`. */
export async function sweepRemovedBookmarks(db: Executor, userId: number, since: Date): Promise<void> {
  await db
    .deleteFrom('removed_bookmarks')
    .where('undo_token', 'in', (rows) =>
      rows
        .selectFrom('removed_bookmarks')
        .select('undo_token')
        .where('user_id', '=', userId)
        .orderBy('removed_at', 'desc')
        .orderBy('undo_token')
        .offset(LIMITS.bookmarkUndosPerUser),
    )
    .execute();
  // Without waiting for others that sweep at the same time.
  await db
    .deleteFrom('removed_bookmarks')
    .where('undo_token', 'in', (rows) =>
      rows
        .selectFrom('removed_bookmarks')
        .select('undo_token')
        .where('removed_at', '<=', since)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
