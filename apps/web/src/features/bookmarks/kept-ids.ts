import { parseStoredIds } from '../../lib/stored-ids.ts';
import type { KeyValueStorage } from '../../lib/session/key-value-storage.ts';
import { SESSION_KEYS } from '../../lib/session/session-store.ts';

/** The browser's own list of saved job ids, by which a page knows them before the server has answered. */
export interface KeptIds {
  read: () => number[];
  write: (ids: number[]) => void;
}

export const keptIdsKey = SESSION_KEYS.savedJobs;

/** Kept in localStorage; where that refuses, the list lives as long as the page. */
export function keptIdsOf(storage: KeyValueStorage): KeptIds {
  let inMemory: number[] | null = null;
  return {
    read: () => inMemory ?? parseStoredIds(storage.get(keptIdsKey)),
    write(ids) {
      inMemory = storage.set(keptIdsKey, JSON.stringify(ids)) ? null : ids;
    },
  };
}
