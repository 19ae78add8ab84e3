import type { KeyValueStorage } from '../../lib/session/key-value-storage.ts';
import { SESSION_KEYS } from '../../lib/session/session-store.ts';

/** The browser's own list of saved job ids, by which a page knows them before the server has answered. */
export interface KeptIds {
  read: () => number[];
  write: (ids: number[]) => void;
}

export const keptIdsKey = SESSION_KEYS.savedJobs;

/** '[7, 42]' → [7, 42]; what is no list of ids is an empty one. */
export function parseKeptIds(text: string | null): number[] {
  if (text === null) return [];
  let ids: unknown;
  try {
    ids = JSON.parse(text);
  } catch {
    // Not ours, or cut off: the server's list replaces it in a moment.
    return [];
  }
  return Array.isArray(ids) ? ids.filter((id): id is number => Number.isSafeInteger(id)) : [];
}

/** Kept in localStorage; where that refuses, the list lives as long as the page. */
export function keptIdsOf(storage: KeyValueStorage): KeptIds {
  let inMemory: number[] | null = null;
  return {
    read: () => inMemory ?? parseKeptIds(storage.get(keptIdsKey)),
    write(ids) {
      inMemory = storage.set(keptIdsKey, JSON.stringify(ids)) ? null : ids;
    },
  };
}
