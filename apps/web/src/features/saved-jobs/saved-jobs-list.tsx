import type { Bookmark } from '@firsthand/contracts';
import { useState, type ReactNode } from 'react';
import buttonStyles from '../../components/button.module.css';
import { formatCount } from '../../lib/format-date.ts';
import { findNeighbour } from './find-neighbour.ts';
import { SavedJobCard } from './saved-job-card.tsx';
import styles from './saved-jobs-list.module.css';

/** What the person did about a posting; the route brings it. */
export type RenderNote = (requisitionId: number) => ReactNode;

interface SavedJobsListProps {
  bookmarks: readonly Bookmark[];
  onRemove: (bookmark: Bookmark) => void;
  /** Puts the focus on the page's heading, when no card is left for it. */
  focusHeading: () => void;
  renderNote: RenderNote;
}

/** As many as are drawn at first and with each "Show more". */
const stepSize = 50;

const toCardId = (bookmarkId: number) => `saved-job-${bookmarkId}`;

export function SavedJobsList({ bookmarks, onRemove, focusHeading, renderNote }: SavedJobsListProps) {
  const [shownCount, setShownCount] = useState(stepSize);
  const [firstNew, setFirstNew] = useState<number | null>(null);
  const shown = bookmarks.slice(0, shownCount);
  const left = bookmarks.length - shown.length;

  function remove(bookmark: Bookmark) {
    const ids = shown.map((entry) => entry.bookmark_id);
    const neighbour = findNeighbour(ids, bookmark.bookmark_id);
    // Before the card with the focus leaves the page, and the focus with it. The neighbour moves into its place.
    if (neighbour === null) focusHeading();
    else document.getElementById(toCardId(neighbour))?.focus({ preventScroll: true });
    onRemove(bookmark);
  }

  return (
    <>
      <ul className={styles.list}>
        {shown.map((bookmark) => (
          <li key={bookmark.bookmark_id} ref={bookmark.bookmark_id === firstNew ? focusCardIn : undefined}>
            <SavedJobCard
              id={toCardId(bookmark.bookmark_id)}
              bookmark={bookmark}
              note={renderNote(bookmark.requisition_id)}
              onRemove={() => remove(bookmark)}
            />
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <button
          type="button"
          className={`${buttonStyles.secondary} ${styles.more}`}
          onClick={() => {
            setFirstNew(bookmarks[shownCount]?.bookmark_id ?? null);
            setShownCount(shownCount + stepSize);
          }}
        >
          Show more ({formatCount(left)} left)
        </button>
      ) : null}
    </>
  );
}

/** The first of the cards that were just added; the button may be gone that had the focus. */
function focusCardIn(item: HTMLLIElement | null): void {
  item?.querySelector('article')?.focus({ preventScroll: true });
}
