import { LIMITS } from '@firsthand/contracts/light';
import { Notice, toUndo } from '../../components/notice.tsx';
import { useUndoKey } from '../../lib/use-undo-key.ts';
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
      action={undo && toUndo(undo)}
    />
  );
}
