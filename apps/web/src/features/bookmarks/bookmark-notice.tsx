import { LIMITS } from '@firsthand/contracts/light';
import { useEffect } from 'react';
import { Notice } from '../../components/notice.tsx';
import { bookmarkStore, useBookmarks } from './bookmarks.ts';

/** Long enough to be read twice. */
const shownMs = 8_000;

interface BookmarkNoticeProps {
  /** Undoes the removal that was just made; without it none is offered. */
  onUndo?: () => void;
}

const dismiss = () => bookmarkStore.dismissNotice();

/** Says what became of a toggle: to screen readers always, in sight when it was taken back or can be undone. */
export function BookmarkNotice({ onUndo }: BookmarkNoticeProps) {
  const { notice } = useBookmarks();
  const undo = notice !== null && notice.undoToken !== null ? onUndo : undefined;
  useUndoKey(undo);
  return (
    <Notice
      notice={notice}
      shownMs={undo ? LIMITS.bookmarkUndoShownMs : shownMs}
      onDismiss={dismiss}
      isSpokenOnly={notice?.kind !== 'failed' && undo === undefined}
      isLow
      action={
        undo && {
          label: 'Undo',
          hint: '. Undo with Control or Command and Z.',
          keys: 'Control+Z Meta+Z',
          onAct: undo,
        }
      }
    />
  );
}

/** The notice stands far from the card that left, and leaves soon: the usual keys reach it from anywhere. */
function useUndoKey(onUndo: (() => void) | undefined): void {
  useEffect(() => {
    if (!onUndo) return;
    const act = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (!isUndo || isTyping) return;
      event.preventDefault();
      onUndo();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [onUndo]);
}
