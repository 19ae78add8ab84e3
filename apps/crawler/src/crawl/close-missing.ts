import type { Db } from '@firsthand/database';
import { sql } from 'kysely';
import { closeJobs } from '../store/close-jobs.ts';
import { markVerified } from '../store/write-jobs.ts';

interface OpenJob {
  id: number;
  externalId: string;
}

/** Rows verified in one statement after a 304. */
const VERIFY_CHUNK = 1_000;

/** The open postings we hold of a board: ids only. */
export async function findOpenJobs(db: Db, boardId: number): Promise<OpenJob[]> {
  const { rows } = await sql<OpenJob>`
    select id, external_id as "externalId" from jobs
    where board_id = ${boardId} and status = 'open' order by id`.execute(db);
  return rows;
}

/** What a reading says of the open postings: listed, listed without details any more, or not listed. */
export function sortOpenJobs(
  open: readonly OpenJob[],
  listed: ReadonlySet<string>,
  detailGone: ReadonlySet<string>,
): { gone: number[]; missing: number[] } {
  const gone = open.filter((job) => detailGone.has(job.externalId));
  const missing = open.filter((job) => !listed.has(job.externalId) && !detailGone.has(job.externalId));
  return { gone: gone.map((job) => job.id), missing: missing.map((job) => job.id) };
}

/** Closes what a reading has proved to be gone. Gives the number closed. */
export async function closeProven(
  db: Db,
  jobs: { gone: number[]; missing: number[] },
  verdict: { closeGone: boolean; closeMissing: boolean },
  at: Date,
): Promise<number> {
  let closed = 0;
  if (verdict.closeGone) closed += await closeJobs(db, jobs.gone, 'detail-gone', at);
  if (verdict.closeMissing) closed += await closeJobs(db, jobs.missing, 'gone', at);
  return closed;
}

/** The board answered that its list is as it was: everything open is verified, nothing else happens. */
export async function verifyAll(
  db: Db,
  open: readonly OpenJob[],
  at: Date,
  list: { withText: boolean },
): Promise<void> {
  for (let start = 0; start < open.length; start += VERIFY_CHUNK) {
    const ids = open.slice(start, start + VERIFY_CHUNK).map((job) => job.id);
    await markVerified(db, ids, at, list);
  }
}
