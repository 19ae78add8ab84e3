import type { JobProfile } from '@firsthand/contracts';
import { useId } from 'react';
import fieldStyles from '../../components/field.module.css';
import { toProfileOption } from './profile-option.ts';

interface ProfileChooserProps {
  profiles: readonly JobProfile[];
  onChoose: (profile: JobProfile) => void;
}

export function ProfileChooser({ profiles, onChoose }: ProfileChooserProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        Select a job profile to apply with:
      </label>
      <select
        id={id}
        className={fieldStyles.select}
        value=""
        onChange={(event) => {
          const profile = profiles.find(({ id: profileId }) => String(profileId) === event.target.value);
          if (profile) onChoose(profile);
        }}
      >
        <option value="">Choose a profile...</option>
        {profiles.map((profile) => (
          <option key={profile.id} value={profile.id}>
            {toProfileOption(profile)}
          </option>
        ))}
      </select>
    </div>
  );
}
