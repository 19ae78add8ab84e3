import { refuse } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { SessionViewer } from '../../../people/viewer.ts';

/**
 * For what a session makes that outlives it: 401 when the session was ended since the call began. Lock the person before, as
 * whoever ends all sessions of an account and removes what they made does.
 */
export async function requireOpenSession(
  executor: Executor,
  { sessionId }: Pick<SessionViewer, 'sessionId'>,
  now: Date,
): Promise<void> {
  const open = await executor
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!open) throw refuse('session-ended');
}
