import { formatCount } from '@firsthand/contracts/light';
import type { Bookmark } from '@firsthand/contracts';
import { useState, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { findNeighbour } from './find-neighbour.ts';
import { SavedJobCard } from './saved-job-card.tsx';
import type { ReadDescription } from './saved-job-description.tsx';
import styles from './saved-jobs-list.module.css';

/** What the person did about a posting; the route brings it. */
export type RenderNote = (jobId: number) => ReactNode;

interface SavedJobsListProps {
  /** Those that were loaded, of `total`. */
  bookmarks: readonly Bookmark[];
  total: number;
  /** Gives the first of the next ones; null when they could not be loaded. */
  onShowMore: () => Promise<Bookmark | null>;
  readDescription: ReadDescription;
  onRemove: (bookmark: Bookmark) => void;
  /** Puts the focus on the page's heading, when no card is left for it. */
  focusHeading: () => void;
  renderNote: RenderNote;
}

export const toCardId = (bookmarkId: number) => `saved-job-${bookmarkId}`;

export function SavedJobsList(props: SavedJobsListProps) {
  const { bookmarks, onRemove, focusHeading, renderNote } = props;
  const [isLoading, setIsLoading] = useState(false);
  const [firstNew, setFirstNew] = useState<number | null>(null);
  const left = props.total - bookmarks.length;

  async function showMore() {
    if (isLoading) return;
    setIsLoading(true);
    const first = await props.onShowMore();
    setIsLoading(false);
    setFirstNew(first?.bookmark_id ?? null);
  }

  function remove(bookmark: Bookmark) {
    const ids = bookmarks.map((entry) => entry.bookmark_id);
    const neighbour = findNeighbour(ids, bookmark.bookmark_id);
    // Before the card with the focus leaves the page, and the focus with it. The neighbour moves into its place.
    if (neighbour === null) focusHeading();
    else document.getElementById(toCardId(neighbour))?.focus({ preventScroll: true });
    onRemove(bookmark);
  }

  return (
    <>
      <ul className={`ruled-rows ${styles.list}`}>
        {bookmarks.map((bookmark) => (
          <li key={bookmark.bookmark_id} ref={bookmark.bookmark_id === firstNew ? focusCardIn : undefined}>
            <SavedJobCard
              id={toCardId(bookmark.bookmark_id)}
              bookmark={bookmark}
              note={renderNote(bookmark.requisition_id)}
              readDescription={props.readDescription}
              onRemove={() => remove(bookmark)}
            />
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <Button kind="secondary" className={styles.more} isBusy={isLoading} onClick={() => void showMore()}>
          {isLoading ? 'Loading more...' : `Show more (${formatCount(left)} left)`}
        </Button>
      ) : null}
    </>
  );
}

/** The first of the cards that were just added; the button may be gone that had the focus. */
function focusCardIn(item: HTMLLIElement | null): void {
  item?.querySelector('article')?.focus({ preventScroll: true });
}
