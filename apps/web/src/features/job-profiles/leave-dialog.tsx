import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import type { EditorHandle } from './editor-handle.ts';

interface LeaveDialogProps {
  isOpen: boolean;
  getEditor: () => EditorHandle | null;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks what becomes of changes that are not saved. */
export function LeaveDialog({ isOpen, getEditor, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog isOpen={isOpen} heading="Unsaved changes" onClose={onStay}>
      <Choices getEditor={getEditor} onStay={onStay} onLeave={onLeave} />
    </Dialog>
  );
}

function Choices({ getEditor, onStay, onLeave }: Omit<LeaveDialogProps, 'isOpen'>) {
  const [isSaving, setIsSaving] = useState(false);
  const [canSave] = useState(() => getEditor()?.isOnlyForm() ?? false);

  async function save() {
    setIsSaving(true);
    const isSaved = await getEditor()?.save();
    if (isSaved) onLeave();
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
            getEditor()?.discard();
            onLeave();
          }}
        >
          Leave without saving
        </Button>
        <Button kind={canSave ? 'secondary' : 'primary'} disabled={isSaving} onClick={onStay}>
          Keep editing
        </Button>
        {canSave ? (
          <Button kind="primary" disabled={isSaving} onClick={() => void save()}>
            {isSaving ? 'Saving...' : 'Save and leave'}
          </Button>
        ) : null}
      </DialogActions>
    </>
  );
}
