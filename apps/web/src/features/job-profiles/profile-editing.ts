import type { JobProfile } from '@firsthand/contracts';
import { createContext, useContext } from 'react';
import type { Notify } from '../../components/use-notice.ts';
import type { ExperienceEntry, ExperienceStore } from './experience/experience-store.ts';
import type { ProfileApi } from './profile-api.ts';
import type { SectionStores, ShownSections } from './sections/section-stores.ts';
import type { SectionId } from './editor/sections.ts';
import type { ProfileChanges } from './use-job-profiles.ts';
import type { ProfileForm } from './editor/use-profile-form.ts';
import type { Reading } from './reading/use-reading.ts';
import type { Skills } from './skills/use-skills.ts';

/** The profile that is being edited, for all its sections. */
export interface ProfileEditing {
  profile: JobProfile;
  form: ProfileForm;
  skills: Skills;
  experience: ExperienceStore;
  entries: readonly ExperienceEntry[];
  sections: SectionStores;
  shownSections: ShownSections;
  reading: Reading;
  calls: ProfileApi;
  changes: ProfileChanges;
  notify: Notify;
  showSection: (section: SectionId) => void;
}

export const ProfileEditingContext = createContext<ProfileEditing | null>(null);

/** What a section of the editor works on. Throws outside of it. */
export function useProfileEditing(): ProfileEditing {
  const editing = useContext(ProfileEditingContext);
  if (!editing) throw new Error('A section of a profile stands outside of its editor');
  return editing;
}
