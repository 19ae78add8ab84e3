import type { Executor } from '@firsthand/database';
import { makeWay, takeNotesOver } from '../../job-applications/make-way.ts';
import { sealApplication } from './seal-application.ts';

/** Seals a draft where an application to the same posting may wait that was not sent: the new one takes its place. */
export async function sealAnew(
  tx: Executor,
  context: Parameters<typeof sealApplication>[1],
  sealing: Parameters<typeof sealApplication>[2],
): Promise<void> {
  const { draft } = sealing.content;
  const key = { source: draft.ats_source, jobId: draft.requisition_id };
  const before = await makeWay(tx, { userId: draft.user_id, key, now: context.now() });
  await sealApplication(tx, context, sealing);
  if (before) await takeNotesOver(tx, { key, before });
}
