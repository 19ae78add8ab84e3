import { createApiClient } from '@firsthand/api-client';
import { NOTICE_ROUTES } from '@firsthand/contracts/light';
import { useEffect } from 'react';
import { useObservable } from '../../lib/observable.ts';
import { getSession, subscribeToSession } from '../../lib/session/session.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { createUnreadStore } from './unread-store.ts';

export const noticeCalls = createApiClient(sessionFetch, NOTICE_ROUTES);

export const unreadStore = createUnreadStore({ calls: noticeCalls, now: () => Date.now() });

let isConnected = false;

/** From the first page on, the count follows the session, and is looked at whenever somebody comes back to the tab. */
function connect(): void {
  if (isConnected) return;
  isConnected = true;
  const follow = () => void unreadStore.follow(getSession().user?.id ?? null);
  follow();
  subscribeToSession(follow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void unreadStore.look();
  });
}

/** How many notices are unread; 0 on the server and while React takes over. */
export function useUnread(): number {
  useEffect(connect, []);
  return useObservable(unreadStore, () => 0);
}
