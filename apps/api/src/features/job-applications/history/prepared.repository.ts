import type { AppliedJobsResponse } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { selectStandings, toStanding } from '../../../models/standing.ts';

/** What the person sealed for postings and the employer does not have, as far as is known; not what was prepared anew. */
export async function loadPrepared(db: Executor, userId: number): Promise<AppliedJobsResponse['prepared']> {
  const rows = await selectStandings(db, userId)
    .innerJoin('application_packets', 'application_packets.application_id', 'job_applications.id')
    .select(['job_applications.id', 'job_applications.applied_at'])
    .where('job_applications.requisition_id', 'is not', null)
    .where('job_applications.replaced_at', 'is', null)
    .where('job_applications.application_status', 'not in', ['submitted', 'completed'])
    .orderBy('job_applications.applied_at', 'desc')
    .orderBy('job_applications.id', 'desc')
    .execute();
  return rows.flatMap((row) => {
    const { id, ats_source: source, requisition_id: jobId, applied_at: sealedAt } = row;
    const standing = toStanding(row);
    if (source === null || jobId === null || standing === 'applied') return [];
    return {
      application_id: id,
      source,
      requisition_id: jobId,
      prepared_at: sealedAt.toISOString(),
      standing,
    };
  });
}
