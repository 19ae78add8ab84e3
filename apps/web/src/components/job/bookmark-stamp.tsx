import type { Bookmark } from '@firsthand/contracts';
import { toBookmarkPath } from '../../lib/job/bookmark-labels.ts';
import { VerifiedStamp } from './verified-stamp.tsx';

/** When a bookmarked job was last seen; nothing once it is closed, or when it has no page with its history. */
export function BookmarkStamp({ bookmark }: { bookmark: Bookmark }) {
  const path = toBookmarkPath(bookmark);
  if (!path || !bookmark.last_verified_at || bookmark.posting_status === 'closed') return null;
  return (
    <VerifiedStamp
      verifiedAt={bookmark.last_verified_at}
      company={bookmark.company_name}
      source={bookmark.source}
      path={path}
    />
  );
}
