import type { SessionResponse, User } from '@firsthand/contracts';
import { createSubject, type Observable } from '../observable.ts';
import type { KeyValueStorage } from './key-value-storage.ts';
import { parseStoredUser } from './stored-user.ts';

/** The names under which a session lies in the browser's storage. */
export const SESSION_KEYS = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  user: 'user',
  savedJobs: 'saved_jobs',
  hidden: 'hidden',
  /** Whether the person has a job profile. */
  profiled: 'has_job_profile',
} as const;

export type Session = { isSignedIn: true; user: User } | { isSignedIn: false; user: null };
export const SIGNED_OUT: Session = { isSignedIn: false, user: null };

export interface StoredSession {
  accessToken: string;
  refreshToken: string;
  user: User;
}

export interface SessionStore extends Observable<Session> {
  /** The session with its tokens, null when signed out. */
  getStored: () => StoredSession | null;
  signIn: (session: Pick<SessionResponse, 'access_token' | 'refresh_token' | 'user'>) => void;
  /** Forgets everything here, the saved jobs too. Tells the server nothing. */
  signOut: () => void;
  updateUser: (user: User) => void;
  /** Looks into the storage again: another tab may have written there. */
  reread: () => void;
}

/**
 * Keeps one session in storage and in memory. What lies in storage at the start is restored; a corrupt user or half a
 * session is a sign-out. A storage that refuses to write leaves a session that lasts as long as the page.
 */
export function createSessionStore(storage: KeyValueStorage): SessionStore {
  let stored = readOrClear(storage);
  const session = createSubject(toSession(stored));
  /** True while what is in memory is not in storage because that refused; an empty storage then means nothing. */
  let isMemoryOnly = false;

  function set(next: StoredSession | null): void {
    stored = next;
    session.set(toSession(next));
  }

  function keep(next: StoredSession): void {
    isMemoryOnly = !write(storage, next);
    set(next);
  }

  return {
    get: session.get,
    subscribe: session.subscribe,
    getStored: () => stored,
    signIn({ access_token, refresh_token, user }) {
      // What somebody else saved, hides or wrote of themselves is not theirs.
      if (stored?.user.id !== user.id)
        for (const key of [SESSION_KEYS.savedJobs, SESSION_KEYS.hidden, SESSION_KEYS.profiled])
          storage.remove(key);
      keep({ accessToken: access_token, refreshToken: refresh_token, user });
    },
    signOut() {
      clear(storage);
      isMemoryOnly = false;
      set(null);
    },
    updateUser(user) {
      if (stored) keep({ ...stored, user });
    },
    reread() {
      const found = readOrClear(storage, { isWriting: true });
      if (found === null && isMemoryOnly) return;
      if (found === null ? stored === null : isSame(found, stored)) return;
      isMemoryOnly = false;
      set(found);
    },
  };
}

const toSession = (stored: StoredSession | null): Session =>
  stored ? { isSignedIn: true, user: stored.user } : SIGNED_OUT;

function isSame(a: StoredSession, b: StoredSession | null): boolean {
  return (
    a.accessToken === b?.accessToken &&
    a.refreshToken === b.refreshToken &&
    JSON.stringify(a.user) === JSON.stringify(b.user)
  );
}

/**
 * The access token is written last and removed first, so that another tab never takes a session that is just being
 * written for a broken one: without an access token it waits, with one the rest must be there.
 */
function write(storage: KeyValueStorage, { accessToken, refreshToken, user }: StoredSession): boolean {
  const isKept =
    storage.set(SESSION_KEYS.refreshToken, refreshToken) &&
    storage.set(SESSION_KEYS.user, JSON.stringify(user)) &&
    storage.set(SESSION_KEYS.accessToken, accessToken);
  if (!isKept) clear(storage);
  return isKept;
}

function clear(storage: KeyValueStorage): void {
  for (const key of Object.values(SESSION_KEYS)) storage.remove(key);
}

function readOrClear(storage: KeyValueStorage, { isWriting = false } = {}): StoredSession | null {
  const accessToken = storage.get(SESSION_KEYS.accessToken);
  const refreshToken = storage.get(SESSION_KEYS.refreshToken);
  const user = parseStoredUser(storage.get(SESSION_KEYS.user));
  if (accessToken && refreshToken && user) return { accessToken, refreshToken, user };
  if (accessToken || !isWriting) clear(storage);
  return null;
}
