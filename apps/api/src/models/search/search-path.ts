import { toSearchAddress, toSearchState, type SavedQuery } from '@firsthand/contracts';

/**
 * The page that shows a kept search, the newest first, with a line where begins what was there at `since`:
 * `/search?q=nurse&sort=newest&since=…`.
 */
export function toSearchPath(query: SavedQuery, since: Date): string {
  const address = toSearchAddress({ ...toSearchState(query), sort: 'newest', page: 1 });
  return `${address}&since=${encodeURIComponent(since.toISOString())}`;
}
