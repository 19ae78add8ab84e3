import type { SignInWay } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';

/**
 * Notes that the person in a session has just proved again who they are. False when the session has ended meanwhile: the
 * proof then counts for nothing.
 */
export async function markReauthenticated(
  executor: Executor,
  sessionId: string,
  now: Date,
  how: SignInWay,
): Promise<boolean> {
  const marked = await executor
    .updateTable('sessions')
    .set({ authenticated_at: now, authenticated_with: how })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}
