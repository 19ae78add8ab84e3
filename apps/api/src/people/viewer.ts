import { refuse, type AccessScope } from '@firsthand/contracts';
import type { Tables } from '@firsthand/database';
import type { Selectable } from 'kysely';

/** Who asks: the person, and what they ask with. */
export interface Viewer {
  user: Selectable<Tables['users']>;
  /** Null where an access token stands for them. */
  sessionId: string | null;
  /** The passkey that proved in this session who they are; null without one. */
  passkeyId: number | null;
}

/** Who asks in a session of theirs, as every call about the account demands. */
export interface SessionViewer extends Viewer {
  sessionId: string;
  /** When they last proved who they are: at the sign-in or since. */
  authenticatedAt: Date;
}

/** Who makes a request, and what tells whether a replica has all that they have written. */
export interface KnownViewer extends Viewer {
  /** What the access token may do; null in a session, which may do everything. */
  scopes: readonly AccessScope[] | null;
  /** When the session began, or the access token was made. */
  signedInAt: Date;
  /** As in a session; null with an access token, which proves nothing. */
  authenticatedAt: Date | null;
  /** Where the database's log stood after what they last wrote. */
  lastWrite: string | null;
}

/** 403 for an access token where the session itself is what a call is about. */
export function requireSession({ user, sessionId, passkeyId, authenticatedAt }: KnownViewer): SessionViewer {
  if (sessionId === null || authenticatedAt === null) throw refuse('access-token-refused');
  return { user, sessionId, passkeyId, authenticatedAt };
}
