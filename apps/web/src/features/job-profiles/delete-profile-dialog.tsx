import type { JobProfile } from '@firsthand/contracts';
import { useState } from 'react';
import buttonStyles from '../../components/button.module.css';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { FormFault } from '../../components/form-fault.tsx';
import { countOf } from '../../lib/format-date.ts';
import styles from './dialogs.module.css';

interface DeleteProfileDialogProps {
  profile: JobProfile;
  isOpen: boolean;
  /** Gives the words when it failed. */
  onDelete: () => Promise<string | null>;
  onClose: () => void;
}

/** Asks before a profile goes, with everything that goes with it. */
export function DeleteProfileDialog({ profile, isOpen, onDelete, onClose }: DeleteProfileDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function remove() {
    setIsBusy(true);
    const failure = await onDelete();
    setIsBusy(false);
    setError(failure);
    if (failure === null) onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      heading="Delete Job Profile"
      isBusy={isBusy}
      onClose={() => {
        setError(null);
        onClose();
      }}
    >
      <p>
        Are you sure you want to delete <strong>{profile.profile_name}</strong>? This removes:
      </p>
      <ul className={styles.list}>
        <li>Contact and job information</li>
        <li>{countOf(profile.skills.length, 'skill')}</li>
        <li>{toEntryCount(profile.experience.length)}</li>
        {profile.has_resume ? <li>Resume: {profile.resume_filename ?? 'resume.pdf'}</li> : null}
        {profile.has_cover_letter ? (
          <li>Cover letter: {profile.cover_letter_filename ?? 'cover-letter.pdf'}</li>
        ) : null}
      </ul>
      <p>This action cannot be undone.</p>
      <FormFault text={error} />
      <DialogActions>
        <button type="button" className={buttonStyles.secondary} disabled={isBusy} onClick={onClose}>
          Cancel
        </button>
        <button type="button" className={buttonStyles.danger} disabled={isBusy} onClick={() => void remove()}>
          {isBusy ? 'Deleting...' : 'Delete Profile'}
        </button>
      </DialogActions>
    </Dialog>
  );
}

const toEntryCount = (count: number) => `${count} experience ${count === 1 ? 'entry' : 'entries'}`;
