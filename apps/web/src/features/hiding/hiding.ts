import { createApiClient, type ApiClient } from '@firsthand/api-client';
import { HIDE_RULE_ROUTES, JOB_ROUTES } from '@firsthand/contracts/light';
import { useEffect } from 'react';
import { listAppliedJobs, useAppliedJobs } from '../../lib/applied-jobs/applied-jobs.ts';
import { guestHiddenKey } from '../../lib/hiding-mark.ts';
import { useObservable } from '../../lib/observable.ts';
import { SESSION_KEYS } from '../../lib/session/session-store.ts';
import { browserLocalStorage, getSession, subscribeToSession } from '../../lib/session/session.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { listViewedJobs } from '../../lib/viewed-jobs.ts';
import { toHideQuery } from './hidden-rules.ts';
import { HideStore, NOTHING_HIDDEN, type HidingState } from './hide-store.ts';
import { keptRulesOf } from './kept-rules.ts';
import { getSeenKinds, useSeenKinds, type SeenKind } from './seen/seen-choice.ts';
import { joinHidden, takeSeen } from './seen/seen-jobs.ts';

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

/** Tells what searches leave out by now: what is hidden by itself, and the kinds of what was seen, as far as it is known. */
export function getHidingKey(): string {
  return toHidingKey(hideStore.get().key, getSeenKinds(), listAppliedJobs().length);
}

/** The same for a component. */
export function useHidingKey(): string {
  return toHidingKey(useHiding().key, useSeenKinds(), useAppliedJobs().size);
}

function toHidingKey(key: string, kinds: readonly SeenKind[], applied: number): string {
  const seen = kinds.filter((kind) => kind === 'viewed' || applied > 0);
  return seen.length === 0 ? key : `${seen.join(' ')}\n${key}`;
}

/** Of what was seen, what the last search left out: all its pages do, and a job that is viewed on the way stays. */
let last: { search: string; seen: readonly number[] } | null = null;

/** The next search leaves out what was seen by then, even if it asks the same. */
export function renewSeen(): void {
  last = null;
}

/** A search without what is hidden: the server knows it of an account, a guest's travels along, and what was seen of both. */
export const hidingApi: Pick<ApiClient, 'searchJobs'> = {
  searchJobs: ({ query, signal } = {}) => {
    const { rules, isOnAccount } = hideStore.get();
    const { hide_jobs: listed = '', ...others } = isOnAccount ? {} : toHideQuery(rules);
    const search = `${JSON.stringify({ ...query, offset: undefined })}\n${getHidingKey()}`;
    if (last?.search !== search) {
      const jobs = { viewed: listViewedJobs(), applied: listAppliedJobs() };
      last = { search, seen: takeSeen(getSeenKinds(), jobs, listed) };
    }
    const hide_jobs = joinHidden(listed, last.seen);
    return api.searchJobs({ query: { ...query, ...others, hide_jobs }, signal });
  },
};

/** 400 in words when hiding this would hide nothing. */
export async function checkWord(value: string): Promise<void> {
  await api.searchJobs({ query: { hide_words: value, hide: 'false', limit: 1 } });
}
