import { useState } from 'react';
import type { JobProfile } from '@firsthand/contracts';
import buttonStyles from '../../components/button.module.css';
import { DeleteProfileDialog } from './delete-profile-dialog.tsx';
import type { ProfileForm } from './use-profile-form.ts';
import styles from './save-bar.module.css';

interface SaveBarProps {
  form: ProfileForm;
  profile: JobProfile;
  /** Whether anything of the profile, not only of the form, is not saved. */
  isUnsaved: boolean;
  onSave: () => void;
  /** Gives the words when it failed. */
  onDelete: () => Promise<string | null>;
}

/** Stays at the foot of the screen while a profile is edited. */
export function SaveBar({ form, profile, isUnsaved, onSave, onDelete }: SaveBarProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const conflicts = Object.keys(form.conflicts).length;
  return (
    <div className={styles.bar}>
      <div role="alert" className={styles.alert}>
        {form.error ? <p className={styles.error}>{form.error}</p> : null}
        {conflicts > 0 ? (
          <p className={styles.warning}>
            {conflicts === 1 ? 'One field' : `${conflicts} fields`} you edited here changed in another tab.
            The field shows what is stored now; saving stores what you typed.
          </p>
        ) : null}
      </div>
      <div className={styles.row}>
        <button type="button" className={buttonStyles.primary} aria-disabled={form.isSaving} onClick={onSave}>
          {form.isSaving ? 'Saving...' : 'Save Profile'}
        </button>
        <p className={styles.state}>{isUnsaved ? 'Unsaved changes' : 'All changes saved'}</p>
        <button
          type="button"
          className={`${buttonStyles.danger} ${styles.delete}`}
          onClick={() => setIsDeleting(true)}
        >
          Delete Profile
        </button>
      </div>
      <DeleteProfileDialog
        profile={profile}
        isOpen={isDeleting}
        onDelete={onDelete}
        onClose={() => setIsDeleting(false)}
      />
    </div>
  );
}
