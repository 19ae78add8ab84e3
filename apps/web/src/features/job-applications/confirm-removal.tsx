import { ApiFailure } from '@firsthand/api-client';
import type { Application } from '@firsthand/contracts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { toApplicationCompany } from './application-labels.ts';

interface ConfirmRemovalProps {
  /** Null while nothing is to be removed. */
  application: Application | null;
  remove: (id: number) => Promise<unknown>;
  onRemoved: (application: Application) => void;
  onClose: () => void;
}

/** Asks before an application goes, with everything that goes with it. */
export function ConfirmRemoval({ application, remove, onRemoved, onClose }: ConfirmRemovalProps) {
  async function act() {
    if (!application) return;
    try {
      await remove(application.id);
    } catch (failure) {
      // Another tab was faster; what the person wanted is so.
      if (!(failure instanceof ApiFailure && failure.status === 404)) throw failure;
    }
    onClose();
    onRemoved(application);
  }

  return (
    <ConfirmDialog
      isOpen={application !== null}
      heading="Remove this application?"
      action="Remove application"
      busyAction="Removing..."
      failure="The application could not be removed. Please try again."
      act={act}
      onClose={onClose}
    >
      {application ? <WhatGoes application={application} /> : null}
    </ConfirmDialog>
  );
}

function WhatGoes({ application }: { application: Application }) {
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
    </>
  );
}
