import { createApiClient } from '@firsthand/api-client';
import { BOOKMARK_ROUTES } from '@firsthand/contracts/light';
import { useEffect } from 'react';
import { useObservable } from '../../lib/observable.ts';
import { browserLocalStorage, getSession, subscribeToSession } from '../../lib/session/session.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { BookmarkStore } from './bookmark-store.ts';
import { SIGNED_OUT, type BookmarksState } from './bookmarks-state.ts';
import { parseStoredIds } from '../../lib/stored-ids.ts';
import { keptIdsKey, keptIdsOf } from './kept-ids.ts';

export const bookmarkStore = new BookmarkStore(
  createApiClient(sessionFetch, BOOKMARK_ROUTES),
  keptIdsOf(browserLocalStorage),
);

let isConnected = false;

/** From the first page that shows bookmarks on, the store follows the session and the other tabs. */
function connect(): void {
  if (isConnected) return;
  isConnected = true;
  const follow = () => bookmarkStore.follow(getSession().user?.id ?? null);
  follow();
  subscribeToSession(follow);
  window.addEventListener('storage', ({ key, newValue }) => {
    // Removed: somebody signed out, which the session tells.
    if (key === keptIdsKey && newValue !== null) bookmarkStore.followOtherTab(parseStoredIds(newValue));
  });
}

/** The bookmarks of whoever is signed in; nobody's on the server and while React takes over. */
export function useBookmarks(): BookmarksState {
  useEffect(connect, []);
  return useObservable(bookmarkStore, () => SIGNED_OUT);
}
