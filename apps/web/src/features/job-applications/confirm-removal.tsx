import type { Application } from '@firsthand/contracts';
import { useState } from 'react';
import buttonStyles from '../../components/button.module.css';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { FormFault } from '../../components/form-fault.tsx';
import { ApiFailure } from '../../lib/api-client.ts';
import { useAction } from '../../lib/use-action.ts';
import { toApplicationCompany } from './application-words.ts';

interface ConfirmRemovalProps {
  /** Null while nothing is to be removed. */
  application: Application | null;
  remove: (id: number) => Promise<void>;
  onRemoved: (application: Application) => void;
  onClose: () => void;
}

/** Asks before an application goes, with everything that goes with it. */
export function ConfirmRemoval({ application, remove, onRemoved, onClose }: ConfirmRemovalProps) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      isOpen={application !== null}
      heading="Remove this application?"
      isBusy={isBusy}
      onClose={onClose}
    >
      {application ? (
        <Question
          application={application}
          remove={remove}
          setIsBusy={setIsBusy}
          onRemoved={onRemoved}
          onClose={onClose}
        />
      ) : null}
    </Dialog>
  );
}

type QuestionProps = Omit<ConfirmRemovalProps, 'application'> & {
  application: Application;
  setIsBusy: (isBusy: boolean) => void;
};

function Question({ application, remove, setIsBusy, onRemoved, onClose }: QuestionProps) {
  const { isBusy, error, run } = useAction(async () => {
    setIsBusy(true);
    try {
      await remove(application.id);
    } catch (failure) {
      // Another tab was faster; what the person wanted is so.
      if (!(failure instanceof ApiFailure && failure.status === 404)) throw failure;
    } finally {
      setIsBusy(false);
    }
    onClose();
    onRemoved(application);
  }, 'The application could not be removed. Please try again.');
  return (
    <>
      <p>
        <strong>{application.job_data.title}</strong>, {toApplicationCompany(application.job_data)}.
        {application.has_packet
          ? ' What was sent goes with it: the answers, the files, the copy of the posting, and your notes.'
          : ' The copy of the posting and your notes go with it.'}
      </p>
      <p>
        It cannot be undone, and it withdraws nothing: what the employer has received, the employer keeps.
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
          {isBusy ? 'Removing...' : 'Remove application'}
        </button>
      </DialogActions>
    </>
  );
}
