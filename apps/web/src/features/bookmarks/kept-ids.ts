/** The browser's own list of saved job ids, by which a page knows them before the server has answered. */
export interface KeptIds {
  read: () => number[];
  write: (ids: number[]) => void;
}

export const keptIdsKey = 'saved_jobs';

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

/** Kept in localStorage; where that is full or forbidden, the list lives as long as the page. */
export function keptIdsOf(openStorage: () => Pick<Storage, 'getItem' | 'setItem'>): KeptIds {
  let inMemory: number[] = [];
  return {
    read() {
      try {
        return parseKeptIds(openStorage().getItem(keptIdsKey));
      } catch {
        // Private mode or a policy forbids storage.
        return inMemory;
      }
    },
    write(ids) {
      inMemory = ids;
      try {
        openStorage().setItem(keptIdsKey, JSON.stringify(ids));
      } catch {
        // Full or forbidden: only other tabs and the next visit's first moment miss it.
      }
    },
  };
}
