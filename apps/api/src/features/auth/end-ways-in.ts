import type { RemovedWayIn } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { voidPersonLinks } from './magic-links.repository.ts';
import { deletePasskeys } from './passkeys/passkeys.repository.ts';
import { countOpenSessions, endSessions } from './session/sessions.repository.ts';
import { removeWaysIn } from './ways-in.ts';

/** For the operator: whatever lets somebody into an account ends, but the mailbox. Gives how many sessions held, and what was removed. */
export async function endWaysIn(
  tx: Executor,
  userId: number,
  now: Date,
): Promise<{ sessions: number; removed: RemovedWayIn[] }> {
  await voidPersonLinks(tx, userId, now);
  const sessions = await endOpenSessions(tx, userId, now);
  return { sessions, removed: await removeWaysIn(tx, userId) };
}

/** For the operator: all passkeys and sessions. Gives how many of each there were. */
export async function endPasskeys(
  tx: Executor,
  userId: number,
  now: Date,
): Promise<{ sessions: number; passkeys: number }> {
  const sessions = await endOpenSessions(tx, userId, now);
  return { sessions, passkeys: (await deletePasskeys(tx, userId)).length };
}

async function endOpenSessions(tx: Executor, userId: number, now: Date): Promise<number> {
  const open = await countOpenSessions(tx, { userId, now });
  await endSessions(tx, { userId }, { now, reason: 'operator' });
  return open;
}
