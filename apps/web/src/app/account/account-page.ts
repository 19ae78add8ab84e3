import { ApiFailure } from '@firsthand/api-client';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { toFailureText } from '../../lib/api/failure-text.ts';
import { getSession, subscribeToSession } from '../../lib/session/session.ts';
import { requireSignedIn } from '../guards.ts';

/** What a signed-in page has to show. */
export type Loaded<T> =
  | { kind: 'loaded'; data: T }
  /** `status` is that of the answer, 0 when there was none. */
  | { kind: 'failed'; message: string; status: number };

/**
 * Loads what a signed-in page shows; leads to the login when nobody is signed in, or the session ended on the way.
 * `failed` holds the server's words, else `fallback`.
 */
export async function loadForPerson<T>(
  url: URL,
  fallback: string,
  load: () => Promise<T>,
): Promise<Loaded<T>> {
  requireSignedIn(url);
  try {
    return { kind: 'loaded', data: await load() };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    requireSignedIn(url);
    return { kind: 'failed', message: toFailureText(error, fallback), status: error.status };
  }
}

/** On a signed-in page: when the session ends, here or in another tab, the page's guard is asked again. */
export function useSignedInPage(): { isReloading: boolean; reload: () => void } {
  const { state, revalidate } = useRevalidator();
  useEffect(
    () =>
      subscribeToSession(() => {
        if (!getSession().isSignedIn) void revalidate();
      }),
    [revalidate],
  );
  return { isReloading: state !== 'idle', reload: () => void revalidate() };
}
