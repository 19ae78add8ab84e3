import type { Bookmark } from '@firsthand/contracts';
import { useRef } from 'react';
import { AccountPage } from '../../components/page/account-page.tsx';
import { Empty } from '../../components/page/empty.tsx';
import { LinkButton } from '../../components/button.tsx';
import { LoadFailure } from '../../components/page/load-failure.tsx';
import { countOf } from '../../lib/format-date.ts';
import { ClearBookmarks } from './clear-bookmarks.tsx';
import type { ReadDescription } from './saved-job-description.tsx';
import { SavedJobsList, type RenderNote } from './saved-jobs-list.tsx';
import { SavedJobsLoading } from './saved-jobs-skeleton.tsx';

interface SavedJobsPageProps {
  /** Those that were loaded, newest first; null as long as the server has not answered. */
  bookmarks: readonly Bookmark[] | null;
  /** Of all. */
  total: number;
  /** Why the list could not be loaded, or loaded again; null when it could. */
  error: string | null;
  isClearing: boolean;
  onRetry: () => void;
  /** Gives the first of the next ones; null when they could not be loaded. */
  onShowMore: () => Promise<Bookmark | null>;
  readDescription: ReadDescription;
  onRemove: (bookmark: Bookmark) => void;
  /** Whether they are gone. */
  onClear: () => Promise<boolean>;
  renderNote: RenderNote;
}

function NoBookmarks() {
  return (
    <Empty
      heading="No bookmarked jobs yet"
      isRuled
      action={
        <LinkButton to="/search" kind="primary">
          Find Jobs
        </LinkButton>
      }
    >
      Save a job in the search results or on its page. It is kept here with a copy of the posting, and says so
      when the posting changes or closes.
    </Empty>
  );
}

export function SavedJobsPage(props: SavedJobsPageProps) {
  const { bookmarks, error } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  const count = bookmarks === null ? 0 : props.total;
  const isWaiting = !error && (bookmarks === null || (bookmarks.length === 0 && count > 0));

  return (
    <AccountPage
      heading="Bookmarked Jobs"
      headingRef={heading}
      lead={count > 0 ? `You have bookmarked ${countOf(count, 'job')}` : null}
      actions={
        count > 0 ? (
          <ClearBookmarks
            count={count}
            isClearing={props.isClearing}
            onClear={() => {
              // The button that has the focus goes with the last bookmark.
              void props.onClear().then((isCleared) => {
                if (isCleared) focusHeading();
              });
            }}
          />
        ) : null
      }
    >
      {error ? (
        <LoadFailure
          message={error}
          hint={
            bookmarks
              ? 'What you see is the list as it was a moment ago.'
              : 'Nothing is lost: your bookmarks are kept on the server.'
          }
          isRetrying={false}
          onRetry={() => {
            focusHeading();
            props.onRetry();
          }}
        />
      ) : null}
      {isWaiting ? <SavedJobsLoading /> : null}
      {bookmarks && count === 0 ? <NoBookmarks /> : null}
      {bookmarks && bookmarks.length > 0 ? (
        <SavedJobsList
          bookmarks={bookmarks}
          total={count}
          onShowMore={props.onShowMore}
          readDescription={props.readDescription}
          onRemove={props.onRemove}
          focusHeading={focusHeading}
          renderNote={props.renderNote}
        />
      ) : null}
    </AccountPage>
  );
}
