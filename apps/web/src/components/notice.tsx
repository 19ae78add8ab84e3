import { useEffect } from 'react';
import { CloseIcon } from './icons.tsx';
import styles from './notice.module.css';

export interface NoticeContent {
  /** Tells one notice from the next, whatever its words. */
  number: number;
  text: string;
}

interface NoticeProps {
  notice: NoticeContent | null;
  /** How long it stays. */
  shownMs: number;
  onDismiss: () => void;
}

/** Says what became of something, in sight and to screen readers, over the foot of the page. One per page. */
export function Notice({ notice, shownMs, onDismiss }: NoticeProps) {
  const number = notice?.number;
  useEffect(() => {
    if (number === undefined) return;
    const timer = setTimeout(onDismiss, shownMs);
    return () => clearTimeout(timer);
  }, [number, shownMs, onDismiss]);
  return (
    <div className={styles.place}>
      <p role="status" className={notice ? styles.text : 'sr-only'}>
        {notice ? <span key={notice.number}>{notice.text}</span> : null}
      </p>
      {notice ? (
        <button type="button" className={styles.close} aria-label="Dismiss message" onClick={onDismiss}>
          <CloseIcon />
        </button>
      ) : null}
    </div>
  );
}
