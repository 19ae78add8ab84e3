import { LIMITS } from '@firsthand/contracts/light';
import { Notice, toUndo } from '../../components/notice.tsx';
import { useUndoKey } from '../../lib/use-undo-key.ts';
import { hideStore, useHiding } from './hiding.ts';

const dismiss = () => hideStore.dismissNotice();

/** Says what was hidden, with the way back, or why it could not be. */
export function HideNotice({ onUndone }: { onUndone: () => void }) {
  const { notice } = useHiding();
  const undo =
    notice && notice.hidden.length > 0
      ? () => {
          hideStore.undo();
          onUndone();
        }
      : undefined;
  useUndoKey(undo);
  return (
    <Notice
      notice={notice}
      shownMs={LIMITS.bookmarkUndoShownMs}
      onDismiss={dismiss}
      isLow
      action={undo && toUndo(undo)}
    />
  );
}
