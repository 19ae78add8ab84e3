import type { Executor } from '@firsthand/database';
import type { JobKey } from '../../models/job-key.ts';
import { deleteApplicationRow, updateApplicationRow } from './applications.repository.ts';
import { findApplicationTo, type StoredApplication } from '../../models/stored-application.ts';

/**
 * Lets another application to the same posting take the place of one that was not sent. What was sealed before stays as it
 * is; one that holds nothing sealed says no more than the one that comes. Gives the one that made way.
 */
export async function makeWay(
  tx: Executor,
  { userId, key, now }: { userId: number; key: JobKey; now: Date },
): Promise<StoredApplication | undefined> {
  const before = await findApplicationTo(tx, userId, key);
  if (!before) return undefined;
  if (before.has_packet)
    await updateApplicationRow(tx, before, { replaced_at: now, follow_up_on: null, updated_at: now });
  else await deleteApplicationRow(tx, userId, before.id);
  return before;
}

/** Gives the one that came what the person noted of the one that made way. */
export async function takeNotesOver(
  tx: Executor,
  { key, before }: { key: JobKey; before: StoredApplication },
): Promise<void> {
  const after = await findApplicationTo(tx, before.user_id, key);
  if (!after) return;
  await updateApplicationRow(tx, after, { notes: before.notes, follow_up_on: before.follow_up_on });
}
