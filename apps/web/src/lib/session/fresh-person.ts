import { ApiFailure, type ApiFetch, createApiClient } from '@firsthand/api-client';
import type { User } from '@firsthand/contracts';
import { SESSION_ROUTES } from '@firsthand/contracts/light';
import { useEffect, useState } from 'react';
import { logWarning } from '../log.ts';
import { getSession, updateUser } from './session.ts';
import { sessionFetch } from './session-fetch.ts';

/** What somebody who is refused on one page and on the next would notice as one moment. */
const restMs = 5_000;

interface FreshPersonParts {
  apiFetch: ApiFetch;
  getUserId: () => number | null;
  take: (user: User) => void;
  nowMs: () => number;
}

/**
 * Makes what asks the server who the person is now, once for all who want to know at the same moment. Never throws: when
 * the server is away, what the browser believes stays.
 */
export function createFreshPerson({ apiFetch, getUserId, take, nowMs }: FreshPersonParts) {
  const api = createApiClient(apiFetch, SESSION_ROUTES);
  let latest: { userId: number; atMs: number; answer: Promise<void> } | null = null;

  async function ask(userId: number): Promise<void> {
    try {
      const { user } = await api.getPerson();
      // Signed out, or in as somebody else, meanwhile.
      if (getUserId() === userId && user.id === userId) take(user);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      logWarning('The server could not be asked what this account may do:', error);
    }
  }

  return (): Promise<void> => {
    const userId = getUserId();
    if (userId === null) return Promise.resolve();
    if (latest?.userId !== userId || nowMs() - latest.atMs >= restMs) {
      latest = { userId, atMs: nowMs(), answer: ask(userId) };
    }
    return latest.answer;
  };
}

/** Brings what this browser believes of the person up to date: roles and Premium may have been given since. */
export const askForFreshPerson = createFreshPerson({
  apiFetch: sessionFetch,
  getUserId: () => getSession().user?.id ?? null,
  take: updateUser,
  nowMs: Date.now,
});

/**
 * For whatever is refused by what the browser believes of the person: asks the server once before, and gives true while
 * it does. A person who was given the right meanwhile is not refused then.
 */
export function useFreshPersonBefore(isRefused: boolean): boolean {
  const [hasAsked, setHasAsked] = useState(false);
  useEffect(() => {
    if (!isRefused || hasAsked) return;
    let isCurrent = true;
    void askForFreshPerson().then(() => {
      if (isCurrent) setHasAsked(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [isRefused, hasAsked]);
  return isRefused && !hasAsked;
}
