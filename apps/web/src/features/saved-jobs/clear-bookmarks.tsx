import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
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
      <Button kind="secondary" isBusy={isClearing} onClick={() => setIsAsking(!isClearing)}>
        {isClearing ? 'Removing bookmarks...' : 'Clear All Bookmarks'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        heading="Clear all bookmarks?"
        action={`Remove ${countOf(count, 'bookmark')}`}
        act={() => {
          close();
          onClear();
        }}
        onClose={close}
      >
        <p>
          This removes {countOf(count, 'bookmark')} with the copies of the postings that were kept. It cannot
          be undone.
        </p>
      </ConfirmDialog>
    </>
  );
}
