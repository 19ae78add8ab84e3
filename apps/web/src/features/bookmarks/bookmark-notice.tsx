import { useEffect } from 'react';
import { CloseIcon } from '../../components/icons.tsx';
import { bookmarkStore, useBookmarks } from './bookmarks.ts';
import styles from './bookmark-notice.module.css';

/** Long enough to be read twice. */
const shownMs = 8_000;

/** Says what became of a toggle: to screen readers always, in sight when it was taken back. One per page. */
export function BookmarkNotice() {
  const { notice } = useBookmarks();
  const number = notice?.number;
  useEffect(() => {
    if (number === undefined) return;
    const timer = setTimeout(() => bookmarkStore.dismissNotice(), shownMs);
    return () => clearTimeout(timer);
  }, [number]);
  const isFailed = notice?.kind === 'failed';
  return (
    <div className={styles.place}>
      <p role="status" className={isFailed ? styles.text : 'sr-only'}>
        {notice ? <span key={notice.number}>{notice.text}</span> : null}
      </p>
      {isFailed ? (
        <button
          type="button"
          className={styles.close}
          aria-label="Dismiss message"
          onClick={() => bookmarkStore.dismissNotice()}
        >
          <CloseIcon />
        </button>
      ) : null}
    </div>
  );
}
