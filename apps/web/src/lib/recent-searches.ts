import { createSubject, useObservable } from './observable.ts';
import { NO_STORAGE, toKeyValueStorage } from './session/key-value-storage.ts';

/** A search somebody made on this device. */
export interface RecentSearch {
  /** "/search?q=nurse&country=US", of its first page. */
  address: string;
  query: string;
  /** Its filters in words. */
  filters: string[];
}

export const RECENT_SEARCHES_KEY = 'recent_searches';
const mostSearches = 6;
const mostLetters = 300;

const storage = typeof window === 'undefined' ? NO_STORAGE : toKeyValueStorage(() => window.localStorage);
const NONE: readonly RecentSearch[] = [];
const searches = createSubject(parseRecentSearches(storage.get(RECENT_SEARCHES_KEY)));

/** Puts a search first, in place of the last one when that asked the same with other filters. */
export function rememberRecentSearch(search: RecentSearch): void {
  const kept = addRecentSearch(parseRecentSearches(storage.get(RECENT_SEARCHES_KEY)), search);
  storage.set(RECENT_SEARCHES_KEY, JSON.stringify(kept));
  searches.set(kept);
}

export function addRecentSearch(
  searches: readonly RecentSearch[],
  search: RecentSearch,
): readonly RecentSearch[] {
  const isRefined = searches[0]?.query.toLowerCase() === search.query.toLowerCase();
  const others = (isRefined ? searches.slice(1) : searches).filter(
    ({ address }) => address !== search.address,
  );
  return [search, ...others].slice(0, mostSearches);
}

/** Forgets all of them. */
export function clearRecentSearches(): void {
  storage.remove(RECENT_SEARCHES_KEY);
  searches.set(NONE);
}

/** Takes what the browser's storage holds; what is no search of ours is left out. */
export function parseRecentSearches(text: string | null): readonly RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, mostSearches) : NONE;
  } catch {
    // Somebody else wrote there.
    return NONE;
  }
}

function isSearch(entry: unknown): entry is RecentSearch {
  const { address, query, filters } = (entry ?? {}) as Partial<Record<keyof RecentSearch, unknown>>;
  const isText = (text: unknown) => typeof text === 'string' && text.length <= mostLetters;
  return (
    typeof address === 'string' &&
    address.startsWith('/search?') &&
    isText(query) &&
    Array.isArray(filters) &&
    filters.every(isText)
  );
}

/** The last searches on this device, newest first; none on the server. */
export function useRecentSearches(): readonly RecentSearch[] {
  return useObservable(searches, () => NONE);
}
