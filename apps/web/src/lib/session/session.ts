import type { SessionResponse, User } from '@firsthand/contracts';
import { createSubject, useObservable } from '../observable.ts';
import {
  DRAFTS_KEY,
  dropDraftsOfOthers,
  GUEST_DRAFTS_KEY,
  hasKeptDrafts,
  keptDraftOf,
  type KeptDraft,
} from './kept-drafts.ts';
import { NO_STORAGE, toKeyValueStorage, type KeyValueStorage } from './key-value-storage.ts';
import { createSessionStore, SESSION_KEYS, SIGNED_OUT, type Session } from './session-store.ts';

export type { Session } from './session-store.ts';

const isBrowser = typeof window !== 'undefined';

export const browserLocalStorage: KeyValueStorage = isBrowser
  ? toKeyValueStorage(() => window.localStorage)
  : NO_STORAGE;
export const browserSessionStorage: KeyValueStorage = isBrowser
  ? toKeyValueStorage(() => window.sessionStorage)
  : NO_STORAGE;

/** What a sign-in leaves behind in this tab while it is under way. */
export const SIGN_IN_KEYS = {
  linkedinState: 'linkedin_state',
  loginRequest: 'login_request',
  wantedPage: 'login_redirect',
} as const;

export const sessionStore = createSessionStore(browserLocalStorage);

/** Whether a session ended here that nobody ended in this tab: by its age, or elsewhere. */
const ended = createSubject(false);
let wasSignedIn = sessionStore.get().isSignedIn;
sessionStore.subscribe(() => {
  const { isSignedIn, user } = sessionStore.get();
  if (user) dropDraftsOfOthers(browserSessionStorage, user.id);
  if (isSignedIn !== wasSignedIn) ended.set(!isSignedIn);
  wasSignedIn = isSignedIn;
});

/** Whether the session ended in this tab without its person ending it; until somebody signs in. */
export function useSessionEnded(): boolean {
  return useObservable(ended, () => false);
}

/** What the person who is signed in now, or a guest, types in one place, kept until a save takes it. */
export function keepDraft<T>(name: string): KeptDraft<T> {
  return keptDraftOf<T>(browserSessionStorage, getSession().user?.id ?? null, name);
}

/** Whether something that was typed in this tab comes back when its person signs in. */
export function useHasKeptDrafts(): boolean {
  return useObservable(
    { get: () => hasKeptDrafts(browserSessionStorage), subscribe: subscribeToSession },
    () => false,
  );
}

if (isBrowser) {
  const names: readonly string[] = Object.values(SESSION_KEYS);
  window.addEventListener('storage', ({ key }) => {
    // No key: everything was cleared.
    if (key === null || names.includes(key)) sessionStore.reread();
  });
  // A page that comes back as it was left heard nothing of other tabs meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sessionStore.reread();
  });
  // The header's places follow this; the page's head sets it before anything is painted.
  const mark = () => {
    const root = document.documentElement;
    if (sessionStore.get().isSignedIn) root.dataset['session'] = 'in';
    else delete root.dataset['session'];
  };
  mark();
  sessionStore.subscribe(mark);
}

/** Who is signed in. Signed out on the server and while React takes over, since pages are the same for everyone. */
export function useSession(): Session {
  return useObservable(sessionStore, () => SIGNED_OUT);
}

/** The same outside of components, in the browser: guards and stores. */
export function getSession(): Session {
  return sessionStore.get();
}

/** Calls back after every change, also one made in another tab. Gives the way to stop. */
export function subscribeToSession(listener: () => void): () => void {
  return sessionStore.subscribe(listener);
}

/** What a sign-in leaves behind for the next one: strangers cannot use up the mails that this browser may ask for. */
const KNOWN_BROWSER_KEY = 'known_browser';

export function getKnownBrowser(): string | null {
  return browserLocalStorage.get(KNOWN_BROWSER_KEY);
}

export function signIn(session: SessionResponse): void {
  sessionStore.signIn(session);
  if (session.known_browser) browserLocalStorage.set(KNOWN_BROWSER_KEY, session.known_browser);
  for (const key of Object.values(SIGN_IN_KEYS)) browserSessionStorage.remove(key);
}

/** Forgets the session in this browser and tells the server nothing: see `endSession` for a sign-out. */
export function signOut(): void {
  sessionStore.signOut();
  ended.set(false);
  for (const key of [...Object.values(SIGN_IN_KEYS), DRAFTS_KEY, GUEST_DRAFTS_KEY])
    browserSessionStorage.remove(key);
}

/** After a change of the person's settings or subscription. */
export function updateUser(user: User): void {
  // Another tab may have new tokens, which are kept together with the person.
  sessionStore.reread();
  sessionStore.updateUser(user);
}
