import type { Executor } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import {
  deleteApplicationRow,
  updateApplicationRow,
} from '../../job-applications/applications.repository.ts';
import { findApplicationTo, type StoredApplication } from '../../job-applications/stored-application.ts';
import { sealApplication } from './seal-application.ts';

/**
 * Seals a draft where an application to the same posting may wait that was not sent: the new one takes its place, with
 * what the person noted of it, and what was sealed before stays as it is.
 */
export async function sealAnew(
  tx: Executor,
  context: Parameters<typeof sealApplication>[1],
  sealing: Parameters<typeof sealApplication>[2],
): Promise<void> {
  const { draft } = sealing.content;
  const key = { source: draft.ats_source, requisitionId: draft.requisition_id };
  const before = await findApplicationTo(tx, draft.user_id, key);
  if (before) await makeWay(tx, before, context.now());
  await sealApplication(tx, context, sealing);
  const after = before && (await findApplicationTo(tx, draft.user_id, key));
  if (!after) return;
  await updateApplicationRow(tx, after, { notes: before.notes, follow_up_on: before.follow_up_on });
}

/** One that holds nothing sealed says no more than the one that comes. */
async function makeWay(tx: Executor, before: StoredApplication, now: ReturnType<ApiContext['now']>) {
  if (!before.has_packet) {
    await deleteApplicationRow(tx, before.user_id, before.id);
    return;
  }
  await updateApplicationRow(tx, before, { replaced_at: now, follow_up_on: null, updated_at: now });
}
