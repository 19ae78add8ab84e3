import type { Executor } from '@firsthand/database';

/** The new address that waits for its confirmation; null when none does. */
export async function findPendingEmail(db: Executor, userId: number, now: Date): Promise<string | null> {
  const link = await db
    .selectFrom('magic_links')
    .select('email')
    .where('user_id', '=', userId)
    .where('confirms_session', '=', false)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return link?.email ?? null;
}

/** Cancels a person's changes of address that were not confirmed yet, or those that one session asked for. */
export async function cancelEmailChanges(
  executor: Executor,
  { userId, sessionId }: { userId: number; sessionId?: string },
  now: Date,
): Promise<void> {
  await executor
    .updateTable('magic_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('confirms_session', '=', false)
    .where('used_at', 'is', null)
    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId ?? ''))
    .execute();
}
