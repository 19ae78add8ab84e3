import { useState } from 'react';
import buttonStyles from '../../components/button.module.css';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { countOf } from '../../lib/format-date.ts';

interface ClearBookmarksProps {
  count: number;
  isClearing: boolean;
  onClear: () => void;
}

/** Asks before all bookmarks go. */
export function ClearBookmarks({ count, isClearing, onClear }: ClearBookmarksProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <button
        type="button"
        className={buttonStyles.secondary}
        aria-disabled={isClearing}
        onClick={() => setIsAsking(!isClearing)}
      >
        {isClearing ? 'Removing bookmarks...' : 'Clear All Bookmarks'}
      </button>
      <Dialog isOpen={isAsking} heading="Clear all bookmarks?" onClose={close}>
        <p>
          This removes {countOf(count, 'bookmark')} with the copies of the postings that were kept. It cannot
          be undone.
        </p>
        <DialogActions>
          <button type="button" className={buttonStyles.secondary} onClick={close}>
            Cancel
          </button>
          <button
            type="button"
            className={buttonStyles.danger}
            onClick={() => {
              close();
              onClear();
            }}
          >
            Remove {countOf(count, 'bookmark')}
          </button>
        </DialogActions>
      </Dialog>
    </>
  );
}
