import { useCallback, useEffect, useState } from 'react';
import type { ClientLoaderFunctionArgs, MetaFunction } from 'react-router';
import { AppliedNote } from '../features/applied-jobs/applied-note.tsx';
import { BookmarkNotice } from '../features/bookmarks/bookmark-notice.tsx';
import { bookmarkStore, useBookmarks } from '../features/bookmarks/bookmarks.ts';
import { toCardId } from '../features/saved-jobs/saved-jobs-list.tsx';
import { SavedJobsPage } from '../features/saved-jobs/saved-jobs-page.tsx';
import { SavedJobsSkeleton } from '../features/saved-jobs/saved-jobs-skeleton.tsx';
import { useSession } from '../lib/session/session.ts';
import { useSignedInPage } from './account/account-page.ts';
import { requireSignedIn } from './guards.ts';

export const meta: MetaFunction = () => [
  { title: 'Bookmarked Jobs – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

export function clientLoader({ url }: ClientLoaderFunctionArgs) {
  requireSignedIn(url);
  return null;
}
clientLoader.hydrate = true as const;

/** What the server renders, until the browser knows who is signed in. */
export function HydrateFallback() {
  return <SavedJobsSkeleton />;
}

export default function SavedJobsRoute() {
  useSignedInPage();
  const { isSignedIn } = useSession();
  const { list, ids, error } = useBookmarks();
  const [restored, setRestored] = useState<number | null>(null);
  const [isClearing, setIsClearing] = useState(false);
  // The list of an earlier page may not know what closed or changed since.
  useEffect(() => {
    if (bookmarkStore.get().list !== null) void bookmarkStore.load();
  }, []);

  async function clear(): Promise<boolean> {
    setIsClearing(true);
    const isCleared = await bookmarkStore.clear();
    setIsClearing(false);
    return isCleared;
  }

  const undo = useCallback(() => {
    void bookmarkStore.undo().then((bookmark) => setRestored(bookmark?.bookmark_id ?? null));
  }, []);
  // The button that had the focus is gone.
  useEffect(() => {
    if (restored !== null) document.getElementById(toCardId(restored))?.focus();
  }, [restored]);

  if (!isSignedIn) return <SavedJobsSkeleton />;
  return (
    <>
      <SavedJobsPage
        bookmarks={list}
        total={ids.size}
        onShowMore={() => bookmarkStore.loadMore()}
        readDescription={(bookmark) => bookmarkStore.readDescription(bookmark)}
        error={error}
        isClearing={isClearing}
        onRetry={() => void bookmarkStore.load()}
        onRemove={({ requisition_id: id, source }) => bookmarkStore.want({ id, source }, false)}
        onClear={clear}
        renderNote={(jobId) => <AppliedNote jobId={jobId} />}
      />
      <BookmarkNotice onUndo={undo} />
    </>
  );
}
