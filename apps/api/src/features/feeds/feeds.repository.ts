import type { Executor } from '@firsthand/database';

/** The newest entries of the histories of all postings of a board, with what names each posting. */
export async function loadBoardHistory(db: Executor, boardId: number, limit: number) {
  return db
    .selectFrom('job_changes')
    .innerJoin('jobs', 'jobs.id', 'job_changes.job_id')
    .select(['job_changes.at', 'job_changes.kind', 'job_changes.fields'])
    .select(['jobs.id', 'jobs.source', 'jobs.external_id', 'jobs.slug', 'jobs.title'])
    .select('jobs.language')
    .where('jobs.board_id', '=', boardId)
    .orderBy('job_changes.at', 'desc')
    .orderBy('job_changes.id', 'desc')
    .limit(limit)
    .execute();
}
