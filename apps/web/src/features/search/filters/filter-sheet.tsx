import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { CloseIcon } from '../../../components/icons.tsx';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  isOpen: boolean;
  onClose: () => void;
  formId: string;
  isDisabled: boolean;
  /** How many jobs the filters find; null where no search says it. */
  found: string | null;
  children: ReactNode;
}

/** The filters of narrow screens. Its fields exist only while it is open, so that the form never has them twice. */
export function FilterSheet({ isOpen, onClose, formId, isDisabled, found, children }: FilterSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) sheet.current?.showModal();
    else sheet.current?.close();
  }, [isOpen]);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // A device that was turned shows the filters beside the results.
    const wide = matchMedia('(min-width: 960px)');
    const closeOnWide = () => {
      if (wide.matches) close();
    };
    wide.addEventListener('change', closeOnWide);
    return () => wide.removeEventListener('change', closeOnWide);
  }, []);
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- a press beside it; Escape is the dialog's own
    <dialog
      ref={sheet}
      className={styles.sheet}
      aria-labelledby="filter-sheet-heading"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen ? (
        <div className={styles.content}>
          <div className={styles.head}>
            <h2 id="filter-sheet-heading">Filters</h2>
            <IconButton isBare className={styles.close} label="Close filters" onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          {children}
          <div className={styles.foot}>
            <p role="status" className="note">
              {found}
            </p>
            <Button type="submit" form={formId} kind="primary" disabled={isDisabled}>
              Search Jobs
            </Button>
          </div>
        </div>
      ) : null}
    </dialog>
  );
}
