import { useEffect, useState } from 'react';
import { CloseIcon } from './icons.tsx';
import styles from './notice.module.css';

export interface NoticeContent {
  /** Tells one notice from the next, whatever its words. */
  number: number;
  text: string;
}

export interface NoticeAction {
  label: string;
  /** Read out after the text. */
  hint: string;
  /** As `aria-keyshortcuts` has them. */
  keys: string;
  onAct: () => void;
}

/** Takes back what the notice says was done; `useUndoKey` listens to the keys. */
export function toUndo(onUndo: () => void): NoticeAction {
  return {
    label: 'Undo',
    hint: '. Undo with Control or Command and Z.',
    keys: 'Control+Z Meta+Z',
    onAct: onUndo,
  };
}

interface NoticeProps {
  notice: NoticeContent | null;
  /** How long it stays, unless somebody points at it or has the focus in it. */
  shownMs: number;
  onDismiss: () => void;
  /** Only to screen readers. */
  isSpokenOnly?: boolean;
  /** At the very foot, on pages whose foot holds nothing else. */
  isLow?: boolean;
  action?: NoticeAction | undefined;
}

/** Says what became of something, in sight and to screen readers, over the foot of the page. One per page. */
export function Notice({
  notice,
  shownMs,
  onDismiss,
  isSpokenOnly = false,
  isLow = false,
  action,
}: NoticeProps) {
  const number = notice?.number;
  const [heldNumber, setHeldNumber] = useState<number | null>(null);
  const isHeld = number !== undefined && heldNumber === number;
  useEffect(() => {
    if (number === undefined || isHeld) return;
    const timer = setTimeout(onDismiss, shownMs);
    return () => clearTimeout(timer);
  }, [number, shownMs, onDismiss, isHeld]);
  const hold = () => setHeldNumber(number ?? null);
  const release = () => setHeldNumber(null);
  const isSeen = notice !== null && !isSpokenOnly;
  return (
    <div
      className={isLow ? `${styles.place} ${styles.low}` : styles.place}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p role="status" className={isSeen ? styles.text : 'sr-only'}>
        {notice ? (
          <span key={notice.number}>
            {notice.text}
            {action ? <span className="sr-only">{action.hint}</span> : null}
          </span>
        ) : null}
      </p>
      {isSeen && action ? (
        <button
          type="button"
          className={styles.action}
          aria-keyshortcuts={action.keys}
          onClick={action.onAct}
        >
          {action.label}
        </button>
      ) : null}
      {isSeen ? (
        <button type="button" className={styles.close} aria-label="Dismiss message" onClick={onDismiss}>
          <CloseIcon />
        </button>
      ) : null}
    </div>
  );
}
