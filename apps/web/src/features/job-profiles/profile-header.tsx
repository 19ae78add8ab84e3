import type { JobProfile } from '@firsthand/contracts';
import { useId } from 'react';
import buttonStyles from '../../components/button.module.css';
import fieldStyles from '../../components/field.module.css';
import { DropArea } from './drop-area.tsx';
import { toOptionText } from './profile-list.ts';
import styles from './profile-header.module.css';

interface ProfileHeaderProps {
  profiles: readonly JobProfile[];
  selectedId: number | null;
  canCreate: boolean;
  onSelect: (id: number | null) => void;
  onFile: (file: File) => void;
  onCreate: () => void;
}

/** Which profile, and the two ways to a new one. */
export function ProfileHeader(props: ProfileHeaderProps) {
  const id = useId();
  const { profiles, selectedId, canCreate } = props;
  return (
    <div className={styles.header}>
      <div className={`${fieldStyles.field} ${styles.selector}`}>
        <label className={fieldStyles.label} htmlFor={id}>
          Job profile
        </label>
        <select
          id={id}
          className={fieldStyles.select}
          value={selectedId ?? ''}
          onChange={({ target }) => props.onSelect(target.value === '' ? null : Number(target.value))}
        >
          <option value="">Select a profile...</option>
          {profiles.map((profile) => (
            <option key={profile.id} value={profile.id}>
              {toOptionText(profile)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.ways}>
        <DropArea
          label="Upload Resume"
          accept=".pdf,application/pdf"
          size="small"
          isDisabled={!canCreate}
          onFile={props.onFile}
        />
        <button
          type="button"
          className={buttonStyles.secondary}
          disabled={!canCreate}
          onClick={props.onCreate}
        >
          New Profile
        </button>
      </div>
    </div>
  );
}
