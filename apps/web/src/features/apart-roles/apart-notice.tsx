import { LIMITS } from '@firsthand/contracts/light';
import { Notice, toUndo } from '../../components/notice.tsx';
import { useUndoKey } from '../../lib/use-undo-key.ts';
import { dismissApartNotice, useApartNotice } from './apart-store.ts';

/** Says what became of a role's postings, with the way back. */
export function ApartNotice({ onUndone }: { onUndone: () => void }) {
  const notice = useApartNotice();
  const undo =
    notice === null
      ? undefined
      : () => {
          notice.undo();
          onUndone();
        };
  useUndoKey(undo);
  return (
    <Notice
      notice={notice}
      shownMs={LIMITS.bookmarkUndoShownMs}
      onDismiss={dismissApartNotice}
      isLow
      action={undo && toUndo(undo)}
    />
  );
}
