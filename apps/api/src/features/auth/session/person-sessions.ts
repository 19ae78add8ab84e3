import { refuse, type MessageResponse, type SessionsResponse } from '@firsthand/contracts';
import type { ApiContext } from '../../../api-context.ts';
import { cancelEmailChanges } from '../pending-email.ts';
import type { SessionViewer } from '../../../people/viewer.ts';
import { toDeviceText } from './device.ts';
import { countOpenSessions, endSessions, listOpenSessions } from './sessions.repository.ts';

/** A page of the browsers in which the viewer is signed in, this one first. */
export async function listPersonSessions(
  { database: { db }, now }: Pick<ApiContext, 'database' | 'now'>,
  { user, sessionId }: SessionViewer,
  { limit, offset }: { limit: number; offset: number },
): Promise<SessionsResponse> {
  const asOf = now();
  const sessions = await listOpenSessions(db, {
    userId: user.id,
    first: sessionId,
    now: asOf,
    limit,
    offset,
  });
  return {
    data: sessions.map((session) => ({
      id: session.id,
      device: toDeviceText(session.device),
      created_at: session.created_at.toISOString(),
      last_used_at: session.last_used_at.toISOString(),
      signed_in_with: session.signed_in_with,
      current: session.id === sessionId,
    })),
    total: await countOpenSessions(db, { userId: user.id, now: asOf }),
  };
}

/** Ends one of the viewer's sessions, with the change of address that it alone could confirm. Throws 404 when it is none. */
export async function endPersonSession(
  { database: { db }, now }: Pick<ApiContext, 'database' | 'now'>,
  { user, sessionId: current }: SessionViewer,
  sessionId: string,
): Promise<MessageResponse> {
  const asOf = now();
  return db.transaction().execute(async (trx) => {
    const reason = sessionId === current ? 'signed-out' : 'signed-out-elsewhere';
    const ended = await endSessions(trx, { userId: user.id, sessionId }, { now: asOf, reason });
    if (ended === 0) throw refuse('session-unknown');
    await cancelEmailChanges(trx, { userId: user.id, sessionId }, asOf);
    return { message: 'This device is logged out.' };
  });
}
