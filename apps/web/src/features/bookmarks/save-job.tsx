import { useEffect } from 'react';
import { Button, LinkButton } from '../../components/button.tsx';
import { BookmarkIcon } from '../../components/icons.tsx';
import { toLogin } from '../../lib/login-address.ts';
import { browserLocalStorage, useSession } from '../../lib/session/session.ts';
import type { BookmarkedJob, NamedJob } from './remove-body.ts';
import { bookmarkStore, useBookmarks } from './bookmarks.ts';
import { rememberSaveIntent, takeSaveIntent } from './save-intent.ts';

interface SaveJobProps {
  job: NamedJob;
  /** The path of the job's page, where signing in leads back to. */
  path: string;
}

/** Save on a job's page. For visitors it begins with signing in, and ends back here with the job saved. */
export function SaveJob({ job, path }: SaveJobProps) {
  const { isSignedIn } = useSession();
  const { status, ids } = useBookmarks();
  if (!isSignedIn) {
    return (
      <LinkButton
        {...toLogin(path, `save ${job.title}`)}
        kind="secondary"
        onClick={() => rememberSaveIntent(browserLocalStorage, job.id, Date.now())}
      >
        <BookmarkIcon />
        Save
      </LinkButton>
    );
  }
  const isSaved = ids.has(job.id);
  return (
    <Button
      kind="secondary"
      title={isSaved ? 'Remove bookmark' : 'Bookmark job'}
      disabled={status === 'loading'}
      onClick={() => bookmarkStore.toggle(job)}
    >
      <BookmarkIcon filled={isSaved} />
      {isSaved ? 'Saved' : 'Save'}
    </Button>
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
