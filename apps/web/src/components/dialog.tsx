import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  heading: string;
  /** While it works it cannot be closed. */
  isBusy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog: Escape closes it, and the focus goes back to the button that opened it. */
export function Dialog({ isOpen, heading, isBusy = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={headingId}
      onClose={onClose}
      onCancel={(event) => {
        // A file field inside says the same when nothing was chosen.
        if (event.target !== event.currentTarget) return;
        // Closed here and not by the browser, whose own news of it waits for the next frame.
        event.preventDefault();
        if (!isBusy) onClose();
      }}
    >
      {isOpen ? (
        <div className={styles.content}>
          <h2 id={headingId}>{heading}</h2>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}

/** The buttons at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={`actions ${styles.actions}`}>{children}</div>;
}
