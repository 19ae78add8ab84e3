import { useEffect } from 'react';
import { Link } from 'react-router';
import buttonStyles from '../../components/button.module.css';
import { BookmarkIcon } from '../../components/icons.tsx';
import { browserLocalStorage, useSession } from '../../lib/session/session.ts';
import type { BookmarkedJob } from './bookmark-calls.ts';
import { bookmarkStore, useBookmarks } from './bookmarks.ts';
import { rememberSaveIntent, takeSaveIntent } from './save-intent.ts';

interface SaveJobProps {
  job: BookmarkedJob;
  /** The path of the job's page, where signing in leads back to. */
  path: string;
}

/** Save on a job's page. For visitors it begins with signing in, and ends back here with the job saved. */
export function SaveJob({ job, path }: SaveJobProps) {
  const { isSignedIn } = useSession();
  const { status, ids } = useBookmarks();
  if (!isSignedIn) {
    return (
      <Link
        to={`/login?redirect=${encodeURIComponent(path)}`}
        className={buttonStyles.secondary}
        onClick={() => rememberSaveIntent(browserLocalStorage, job.id, Date.now())}
      >
        <BookmarkIcon />
        Save
      </Link>
    );
  }
  const isSaved = ids.has(job.id);
  return (
    <button
      type="button"
      className={buttonStyles.secondary}
      title={isSaved ? 'Remove bookmark' : 'Bookmark job'}
      disabled={status === 'loading'}
      onClick={() => bookmarkStore.toggle(job)}
    >
      <BookmarkIcon filled={isSaved} />
      {isSaved ? 'Saved' : 'Save'}
    </button>
  );
}

/** Does what a visitor asked for before signing in. Once per page, beside its Save buttons. */
export function SaveAfterSignIn({ job }: { job: BookmarkedJob }) {
  const { status } = useBookmarks();
  const isKnown = status === 'ready' || status === 'failed';
  const { id, source } = job;
  useEffect(() => {
    if (!isKnown || !takeSaveIntent(browserLocalStorage, id, Date.now())) return;
    bookmarkStore.want({ id, source }, true);
  }, [isKnown, id, source]);
  return null;
}
