import type { BookmarkedJob } from './bookmark-calls.ts';
import { BookmarkToggle } from './bookmark-toggle.tsx';
import { bookmarkStore, useBookmarks } from './bookmarks.ts';

/** The toggle of a job card. It acts only for people who are signed in. */
export function JobBookmark({ job }: { job: BookmarkedJob }) {
  const { status, ids } = useBookmarks();
  const isSignedIn = status !== 'signed-out';
  return (
    <BookmarkToggle
      isBookmarked={ids.has(job.id)}
      isLoading={status === 'loading'}
      onToggle={isSignedIn ? () => bookmarkStore.toggle(job) : undefined}
    />
  );
}
