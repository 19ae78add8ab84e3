import type { Location } from 'react-router';
import { NO_STORAGE, toKeyValueStorage } from './session/key-value-storage.ts';

/** The search a visitor looked at last. */
export interface LastSearch {
  /** "/search?q=nurse&page=2" */
  address: string;
  /** Under which its scroll position is kept. */
  key: string;
}

const name = 'firsthand.last-search';
const storage = typeof window === 'undefined' ? NO_STORAGE : toKeyValueStorage(() => window.sessionStorage);
let last: LastSearch | null = null;

/** Keeps the search for the rest of the visit in this tab, also over a reload. */
export function rememberLastSearch(search: LastSearch): void {
  last = search;
  storage.set(name, JSON.stringify(search));
}

/** The last search of this visit; null when there was none. */
export function findLastSearch(): LastSearch | null {
  last ??= parseLastSearch(storage.get(name));
  return last;
}

/** Takes what the tab's storage holds; anything but a search of ours is none. */
export function parseLastSearch(text: string | null): LastSearch | null {
  try {
    const { address, key } = JSON.parse(text ?? 'null') as Partial<Record<keyof LastSearch, unknown>>;
    const isOurs = typeof address === 'string' && /^\/search(?:\?|$)/.test(address);
    return isOurs && typeof key === 'string' ? { address, key } : null;
  } catch {
    // Nothing was kept, or somebody else wrote there.
    return null;
  }
}

/** Leads back to a search and to the place in it, instead of to its top. */
export interface ScrollState {
  scrollKey: string;
}

/** Under which key the scroll position of a location is kept: its own, or that of the page it leads back to. */
export function toScrollKey({ state, key }: Pick<Location, 'state' | 'key'>): string {
  const { scrollKey } = (state ?? {}) as Partial<ScrollState>;
  return typeof scrollKey === 'string' ? scrollKey : key;
}
