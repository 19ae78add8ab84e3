import { ApiFailure, type ApiOf } from '@firsthand/api-client';
import type { NOTICE_ROUTES } from '@firsthand/contracts/light';
import { createSubject, type Observable } from '../../lib/observable.ts';

/** The count is asked for again when it is older than this and somebody looks. */
const FRESH_MS = 60_000;

interface UnreadStoreOptions {
  calls: Pick<ApiOf<typeof NOTICE_ROUTES>, 'listNotices'>;
  now: () => number;
}

export interface UnreadStore extends Observable<number> {
  /** Whose notices are counted; null when nobody is signed in. */
  follow: (userId: number | null) => Promise<void>;
  /** Asks again, unless the count is fresh. A count that cannot be had stays as it was. */
  look: () => Promise<void>;
  /** What an answer said. */
  take: (unread: number) => void;
}

/** How many notices of the signed-in person are unread; 0 as long as nobody knows. */
export function createUnreadStore({ calls, now }: UnreadStoreOptions): UnreadStore {
  const count = createSubject(0);
  let person: number | null = null;
  let knownAt = -Infinity;

  function take(unread: number): void {
    knownAt = now();
    if (count.get() !== unread) count.set(unread);
  }

  async function look(): Promise<void> {
    const asked = person;
    if (asked === null || now() - knownAt < FRESH_MS) return;
    knownAt = now();
    try {
      const { unread } = await calls.listNotices({ query: { limit: 1 } });
      if (person === asked) take(unread);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    }
  }

  return {
    get: count.get,
    subscribe: count.subscribe,
    take,
    look,
    async follow(userId) {
      if (person === userId) return;
      person = userId;
      take(0);
      knownAt = -Infinity;
      await look();
    },
  };
}
