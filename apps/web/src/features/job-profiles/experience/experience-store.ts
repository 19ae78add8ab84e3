import type { Experience } from '@firsthand/contracts';
import { ERROR_TEXTS, LIMITS } from '@firsthand/contracts/light';
import type { EntryDraft, ShownEntry } from '../entries/entry-kind.ts';
import { EntryStore } from '../entries/entry-store.ts';
import type { ProfileApi } from '../profile-api.ts';
import {
  findHindrance,
  isSameEntry,
  NO_VALUES,
  toExperienceRequest,
  toExperienceValues,
  withChange,
  type ExperienceValues,
} from './experience-rules.ts';

export type ExperienceEntry = ShownEntry<ExperienceValues>;
export type ExperienceDraft = EntryDraft<ExperienceValues>;

interface ExperienceStoreParts {
  profileId: number;
  stored: readonly Experience[];
  drafts: readonly ExperienceDraft[];
  calls: Pick<ProfileApi, 'addExperience' | 'saveExperience' | 'removeExperience'>;
  /** Every entry the server holds, after each change. */
  onStored: (stored: Experience[]) => void;
  debounceMs?: number;
}

/** The experience entries of one profile. */
export class ExperienceStore extends EntryStore<ExperienceValues, Experience> {
  constructor({ profileId, calls, ...parts }: ExperienceStoreParts) {
    super({
      ...parts,
      kind: {
        most: LIMITS.experiencePerProfile,
        noValues: NO_VALUES,
        toValues: toExperienceValues,
        withChange,
        isSame: isSameEntry,
        findHindrance,
        toSettled,
        add: (values, order) =>
          calls.addExperience({ params: { profileId }, body: toExperienceRequest(values, order) }),
        save: (id, values, order) =>
          calls.saveExperience({ params: { id }, body: toExperienceRequest(values, order) }),
        remove: (id) => calls.removeExperience({ params: { id } }),
        removeFailed: ERROR_TEXTS.experienceRemoveFailed,
      },
    });
  }
}

/** The server may tidy the description; the editor keeps what its writer sees until the page is opened again. */
function toSettled(sent: ExperienceValues, answer: Experience): ExperienceValues {
  const { start_date, end_date } = toExperienceValues(answer);
  return { ...sent, start_date, end_date };
}
