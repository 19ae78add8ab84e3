import type { JobProfile } from '@firsthand/contracts';
import { SelectField } from '../../components/field.tsx';
import { toProfileOption } from './profile-option.ts';

interface ProfileChooserProps {
  profiles: readonly JobProfile[];
  onChoose: (profile: JobProfile) => void;
}

export function ProfileChooser({ profiles, onChoose }: ProfileChooserProps) {
  return (
    <SelectField
      label="Select a job profile to apply with:"
      value=""
      onValue={(chosen) => {
        const profile = profiles.find(({ id: profileId }) => String(profileId) === chosen);
        if (profile) onChoose(profile);
      }}
    >
      <option value="">Choose a profile...</option>
      {profiles.map((profile) => (
        <option key={profile.id} value={profile.id}>
          {toProfileOption(profile)}
        </option>
      ))}
    </SelectField>
  );
}
