import { HIDE_RULE_ROUTES, JOB_ROUTES } from '@firsthand/contracts/light';
import { useEffect } from 'react';
import { createApiClient, type ApiClient } from '../../lib/api/create-api-client.ts';
import { guestHiddenKey } from '../../lib/hiding-mark.ts';
import { useObservable } from '../../lib/observable.ts';
import { SESSION_KEYS } from '../../lib/session/session-store.ts';
import { browserLocalStorage, getSession, subscribeToSession } from '../../lib/session/session.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { toHideQuery } from './hidden-rules.ts';
import { HideStore, NOTHING_HIDDEN, type HidingState } from './hide-store.ts';
import { keptRulesOf } from './kept-rules.ts';

export const hideStore = new HideStore({
  calls: createApiClient(sessionFetch, HIDE_RULE_ROUTES),
  guest: keptRulesOf(browserLocalStorage, guestHiddenKey),
  account: keptRulesOf(browserLocalStorage, SESSION_KEYS.hidden),
});

let isConnected = false;

/** From the first search on, or a sign-in of who hid something before, the store follows the session and the other tabs. */
export function connectHiding(): void {
  if (isConnected) return;
  isConnected = true;
  const follow = () => hideStore.follow(getSession().user?.id ?? null);
  follow();
  subscribeToSession(follow);
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === guestHiddenKey || key === SESSION_KEYS.hidden) hideStore.reread();
  });
}

/** What is hidden; nothing on the server and while React takes over. */
export function useHiding(): HidingState {
  useEffect(connectHiding, []);
  return useObservable(hideStore, () => NOTHING_HIDDEN);
}

const api: Pick<ApiClient, 'searchJobs'> = createApiClient(sessionFetch, JOB_ROUTES);

/** A search without what is hidden: the server knows it of an account, a guest's travels along. */
export const hidingApi: Pick<ApiClient, 'searchJobs'> = {
  searchJobs: ({ query, signal }) => {
    const { rules, isOnAccount } = hideStore.get();
    return api.searchJobs({ query: { ...query, ...(isOnAccount ? {} : toHideQuery(rules)) }, signal });
  },
};

/** 400 in words when hiding this would hide nothing. */
export async function checkWord(value: string): Promise<void> {
  await api.searchJobs({ query: { hide_words: value, hide: 'false', limit: 1 } });
}
