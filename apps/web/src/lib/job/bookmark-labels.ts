import type { Bookmark } from '@firsthand/contracts';
import { toCardPath } from './job-card-data.ts';

/** A bookmark's page with us, made from what was saved; null when no address can be made of it. */
export function toBookmarkPath(bookmark: Pick<Bookmark, 'navigation'>): string | null {
  const path = toCardPath(bookmark.navigation);
  return path === '#' ? null : path;
}

/** Where a bookmarked job is, as far as its posting says. */
export function toBookmarkPlace({ location, remote }: Pick<Bookmark, 'location' | 'remote'>): string {
  return location ?? (remote ? 'Remote' : 'Location not stated');
}
