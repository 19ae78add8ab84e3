import { DAY_MS, LIMITS } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import { withBoardLease, type LeaseOptions } from '../crawl/board-lease.ts';
import { closeJobs } from '../store/close-jobs.ts';

/** From being queued to being deleted. */
const GRACE_DAYS = 14;
/**
 * Deletion needs proof that we tried: a board that was not read because we were switched off, or that an admin paused,
 * loses nothing. Boards that are no longer crawled at all are the exception, their postings age out.
 */
const ATTEMPT_MAX_AGE_DAYS = 2;
const CHUNK = 1_000;

/** Not of a board that is paused. One that left the list while it was paused is no longer crawled. */
const isAging = sql`(boards.paused_at is null or not boards.enabled)`;

interface AgeResult {
  /** Postings unverified for 14 days, now queued for deletion. */
  queued: number;
  /** Postings closed after 14 more days. */
  deleted: number;
}

/** Queues and closes what was not verified for too long. Boards that are being crawled are left for the next time. */
export async function agePostings(db: Db, clock: () => Date, lease: LeaseOptions): Promise<AgeResult> {
  const now = clock();
  const queued = await queueUnverified(db, now);
  let deleted = 0;
  for (const boardId of await findBoardsToDeleteFrom(db, now)) {
    const result = await withBoardLease(db, boardId, lease, async () => ({
      deleted: await deleteFromBoard(db, boardId, now),
    }));
    deleted += result?.deleted ?? 0;
  }
  return { queued, deleted };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

async function queueUnverified(db: Db, now: Date): Promise<number> {
  const limit = daysBefore(now, LIMITS.staleErrorDays);
  let queued = 0;
  for (;;) {
    const { rows } = await sql`
      update verifications set deletion_queued_at = ${now}::timestamptz
      where job_id in (
        select v.job_id from verifications v
        join jobs on jobs.id = v.job_id
        join boards on boards.id = jobs.board_id
        where ${isAging} and v.last_verified_at < ${limit}::timestamptz and v.deletion_queued_at is null and jobs.status = 'open'
        order by v.job_id limit ${CHUNK}
        for update of v skip locked
      ) and deletion_queued_at is null
      returning job_id`.execute(db);
    queued += rows.length;
    if (rows.length < CHUNK) return queued;
  }
}

async function findBoardsToDeleteFrom(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct boards.id
    from verifications v
    join jobs on jobs.id = v.job_id
    join boards on boards.id = jobs.board_id
    where v.deletion_queued_at < ${daysBefore(now, GRACE_DAYS)}::timestamptz and jobs.status = 'open'
      and ${isAging}
      and (not boards.enabled or boards.last_attempt_at > ${daysBefore(now, ATTEMPT_MAX_AGE_DAYS)}::timestamptz)
    order by boards.id`.execute(db);
  return rows.map((row) => row.id);
}

/** Asked again under the lease: a crawl may have verified the postings in between. */
async function deleteFromBoard(db: Db, boardId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select jobs.id from jobs join verifications v on v.job_id = jobs.id
    where jobs.board_id = ${boardId} and jobs.status = 'open'
      and v.deletion_queued_at < ${daysBefore(now, GRACE_DAYS)}::timestamptz
    order by jobs.id`.execute(db);
  const deleted = await closeJobs(
    db,
    rows.map((row) => row.id),
    'deleted',
    now,
  );
  await sql`
    update boards set open_jobs = (select count(*) from jobs where board_id = ${boardId} and status = 'open')
    where id = ${boardId}`.execute(db);
  return deleted;
}
