import type { JobProfile } from '@firsthand/contracts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DeleteProfileDialog } from './delete-profile-dialog.tsx';
import styles from './delete-profile.module.css';

interface DeleteProfileProps {
  profile: JobProfile;
  /** Gives the words when it failed. */
  onDelete: () => Promise<string | null>;
}

/** Stands at the end of the page, out of the way of saving. */
export function DeleteProfile({ profile, onDelete }: DeleteProfileProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.end}>
      <Button kind="link" className={styles.delete} onClick={() => setIsAsking(true)}>
        Delete Profile
      </Button>
      <DeleteProfileDialog
        profile={profile}
        isOpen={isAsking}
        onDelete={onDelete}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
