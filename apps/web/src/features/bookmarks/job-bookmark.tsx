import type { NamedJob } from './remove-body.ts';
import { BookmarkToggle } from './bookmark-toggle.tsx';
import { GuestBookmark } from './guest-bookmark.tsx';
import { SaveAfterSignIn } from './save-job.tsx';
import { bookmarkStore, useBookmarks } from './bookmarks.ts';

/** The toggle of a job card. It acts only for people who are signed in, and then does what they wanted before. */
export function JobBookmark({ job }: { job: NamedJob }) {
  const { status, ids } = useBookmarks();
  if (status === 'signed-out') return <GuestBookmark job={job} />;
  return (
    <>
      <SaveAfterSignIn job={job} />
      <BookmarkToggle
        isBookmarked={ids.has(job.id)}
        isLoading={status === 'loading'}
        onToggle={() => bookmarkStore.toggle(job)}
      />
    </>
  );
}
