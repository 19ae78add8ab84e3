import type { Bookmark } from '@firsthand/contracts';
import { toBoardName } from '@firsthand/contracts/light';
import { formatDate } from '../../lib/format-date.ts';
import { toRelativeTime } from '../../lib/relative-time.ts';

interface PostingNotice {
  kind: 'changed' | 'closed';
  heading: string;
  text: string;
}

type Fate = Pick<
  Bookmark,
  'posting_status' | 'posting_status_at' | 'last_verified_at' | 'source' | 'company_name'
>;

/** What became of a posting since it was saved, and what the card still shows; null while it is as it was. */
export function toPostingNotice(bookmark: Fate, nowMs: number): PostingNotice | null {
  const at = bookmark.posting_status_at;
  const when = at === null ? '' : `${formatDate(at)} (${toRelativeTime(at, nowMs)})`;
  switch (bookmark.posting_status) {
    case 'open':
      return null;
    case 'changed':
      return {
        kind: 'changed',
        heading: 'Changed since you saved it',
        text: `The employer changed this posting${when && ` on ${when}`}. What you see here is your copy from before.`,
      };
    case 'closed': {
      const seenAt = bookmark.last_verified_at;
      const seen = seenAt === null ? '' : `, last seen there on ${formatDate(seenAt)}`;
      const board = toBoardName(bookmark.company_name, bookmark.source);
      return {
        kind: 'closed',
        heading: 'Closed since you saved it',
        text: `No longer on ${board}${when && ` since ${when}`}${seen}. Your copy of it stays here.`,
      };
    }
  }
}
