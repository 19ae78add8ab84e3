import type { JobProfile } from '@firsthand/contracts';
import { PROFILE_SECTION_NAMES, PROFILE_SECTIONS } from '@firsthand/contracts/light';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { countOf } from '../../../lib/format-date.ts';
import styles from '../dialogs.module.css';

interface DeleteProfileDialogProps {
  profile: JobProfile;
  isOpen: boolean;
  /** Gives the words when it failed. */
  onDelete: () => Promise<string | null>;
  onClose: () => void;
}

/** Asks before a profile goes, with everything that goes with it. */
export function DeleteProfileDialog({ profile, isOpen, onDelete, onClose }: DeleteProfileDialogProps) {
  const [fault, setFault] = useState<string | null>(null);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      heading="Delete Job Profile"
      action="Delete Profile"
      busyAction="Deleting..."
      act={async () => {
        const failure = await onDelete();
        setFault(failure);
        if (failure === null) onClose();
      }}
      fault={fault}
      onClose={() => {
        setFault(null);
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
        {profile.summary === null ? null : <li>The summary</li>}
        {PROFILE_SECTION_NAMES.filter((name) => profile.sections[name].length > 0).map((name) => (
          <li key={name}>
            {PROFILE_SECTIONS[name].heading}: {countOf(profile.sections[name].length, 'entry', 'entries')}
          </li>
        ))}
        {profile.has_resume ? <li>Resume: {profile.resume_filename ?? 'resume.pdf'}</li> : null}
        {profile.has_cover_letter ? (
          <li>Cover letter: {profile.cover_letter_filename ?? 'cover-letter.pdf'}</li>
        ) : null}
      </ul>
      <p>This action cannot be undone.</p>
    </ConfirmDialog>
  );
}

const toEntryCount = (count: number) => `${count} experience ${count === 1 ? 'entry' : 'entries'}`;
