import type { DraftInBrief } from '@firsthand/contracts';
import buttonStyles from '../../components/button.module.css';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { FormFault } from '../../components/form-fault.tsx';
import { ApiFailure } from '../../lib/api-client.ts';
import { useAction } from '../../lib/use-action.ts';
import type { DraftCalls } from './draft-calls.ts';

interface DiscardDialogProps {
  /** Null while nothing is asked. */
  draft: DraftInBrief | null;
  calls: DraftCalls;
  onClose: () => void;
  onDiscarded: (id: number) => void;
}

async function discard(calls: DraftCalls, id: number): Promise<void> {
  try {
    await calls.discard(id);
  } catch (error) {
    // Discarded or confirmed elsewhere already: it is not here any more, as wanted.
    if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
  }
}

export function DiscardDialog({ draft, calls, onClose, onDiscarded }: DiscardDialogProps) {
  const { isBusy, error, run, forgetError } = useAction(async () => {
    if (!draft) return;
    await discard(calls, draft.id);
    onDiscarded(draft.id);
  }, 'This could not be discarded. Please try again.');
  return (
    <Dialog
      isOpen={draft !== null}
      heading="Discard this prepared application?"
      isBusy={isBusy}
      onClose={() => {
        forgetError();
        onClose();
      }}
    >
      <p>
        What was filled in and typed for {draft?.job.title} is removed. Nothing was sent, and answers you
        remembered are kept.
      </p>
      <FormFault text={error} />
      <DialogActions>
        <button type="button" className={buttonStyles.secondary} disabled={isBusy} onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className={buttonStyles.danger}
          aria-disabled={isBusy}
          onClick={() => void run()}
        >
          {isBusy ? 'Discarding...' : 'Discard'}
        </button>
      </DialogActions>
    </Dialog>
  );
}
