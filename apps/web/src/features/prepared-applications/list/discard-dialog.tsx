import { ApiFailure } from '@firsthand/api-client';
import type { DraftInBrief } from '@firsthand/contracts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import type { DraftApi } from '../draft-api.ts';

interface DiscardDialogProps {
  /** Null while nothing is asked. */
  draft: DraftInBrief | null;
  calls: DraftApi;
  onClose: () => void;
  onDiscarded: (id: number) => void;
}

async function discard(calls: DraftApi, id: number): Promise<void> {
  try {
    await calls.discardDraft({ params: { id } });
  } catch (error) {
    // Discarded or confirmed elsewhere already: it is not here any more, as wanted.
    if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
  }
}

export function DiscardDialog({ draft, calls, onClose, onDiscarded }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      isOpen={draft !== null}
      heading="Discard this prepared application?"
      action="Discard"
      busyAction="Discarding..."
      failure="This could not be discarded. Please try again."
      act={async () => {
        if (!draft) return;
        await discard(calls, draft.id);
        onDiscarded(draft.id);
      }}
      onClose={onClose}
    >
      <p>
        What was filled in and typed for {draft?.job.title} is removed. Nothing was sent, and answers you
        remembered are kept.
      </p>
    </ConfirmDialog>
  );
}
