import type { ApplicationDetail, SealedPacket } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { StoredApplication } from '../../models/stored-application.ts';

/** What became of the posting since; null for an application to none of ours. */
export async function findPostingStatus(
  db: Executor,
  application: StoredApplication,
  packet: Pick<SealedPacket, 'sealed_at'> | undefined,
): Promise<ApplicationDetail['posting_status']> {
  const { requisition_id: id, ats_source: source } = application;
  if (id === null || source === null) return null;
  const job = await db
    .selectFrom('jobs')
    .select(['status', 'content_hash', 'changed_at'])
    .where('id', '=', id)
    .where('source', '=', source)
    .executeTakeFirst();
  if (!job) return 'gone';
  if (job.status === 'closed') return 'closed';
  // Two signs, as with bookmarks: the hash also differs when only our reading of the posting did.
  const differs = job.content_hash !== application.content_hash;
  const copiedAt = packet ? new Date(packet.sealed_at) : application.applied_at;
  return differs && job.changed_at !== null && job.changed_at > copiedAt ? 'changed' : 'open';
}
