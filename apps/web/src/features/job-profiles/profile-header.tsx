import type { JobProfile } from '@firsthand/contracts';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import { DropArea } from '../../components/drop-area.tsx';
import { isReadable, RESUME_ACCEPT } from './files/file-rules.ts';
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
  const { profiles, selectedId, canCreate } = props;
  return (
    <div className={styles.header}>
      <SelectField
        label="Job profile"
        className={styles.selector}
        value={selectedId ?? ''}
        onValue={(chosen) => props.onSelect(chosen === '' ? null : Number(chosen))}
      >
        <option value="">Select a profile...</option>
        {profiles.map((profile) => (
          <option key={profile.id} value={profile.id}>
            {toOptionText(profile)}
          </option>
        ))}
      </SelectField>
      <div className={`actions ${styles.ways}`}>
        <DropArea
          label="Upload Resume"
          accept={RESUME_ACCEPT}
          size="small"
          isDisabled={!canCreate}
          onFile={props.onFile}
          takesDropped={isReadable}
        />
        <Button kind="secondary" disabled={!canCreate} onClick={props.onCreate}>
          New Profile
        </Button>
      </div>
    </div>
  );
}
