import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';

interface LeaveDialogProps {
  isOpen: boolean;
  /** Whether all that is unsaved can be saved; an incomplete entry or a typed skill cannot. */
  canSave: boolean;
  /** False when it failed. */
  save: () => Promise<boolean>;
  discard: () => void;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks what becomes of changes that are not saved. */
export function LeaveDialog(props: LeaveDialogProps) {
  return (
    <Dialog isOpen={props.isOpen} heading="Unsaved changes" onClose={props.onStay}>
      <Choices {...props} />
    </Dialog>
  );
}

function Choices({ canSave, save, discard, onStay, onLeave }: LeaveDialogProps) {
  const [isSaving, setIsSaving] = useState(false);

  async function saveAndLeave() {
    setIsSaving(true);
    if (await save()) onLeave();
    else onStay();
  }

  return (
    <>
      <p>
        {canSave
          ? 'You changed this profile and did not save it yet.'
          : 'Something you entered cannot be saved yet, such as an experience entry without its company or a skill that was not added.'}
      </p>
      <DialogActions>
        <Button
          kind="danger"
          disabled={isSaving}
          onClick={() => {
            discard();
            onLeave();
          }}
        >
          Leave without saving
        </Button>
        <Button kind={canSave ? 'secondary' : 'primary'} disabled={isSaving} onClick={onStay}>
          Keep editing
        </Button>
        {canSave ? (
          <Button kind="primary" disabled={isSaving} onClick={() => void saveAndLeave()}>
            {isSaving ? 'Saving...' : 'Save and leave'}
          </Button>
        ) : null}
      </DialogActions>
    </>
  );
}
