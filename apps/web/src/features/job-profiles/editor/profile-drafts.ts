import { EQUAL_OPPORTUNITY_FIELDS } from '@firsthand/contracts/light';
import type { Edit } from '../../../lib/saving/edits.ts';
import type { KeptDraft } from '../../../lib/session/kept-drafts.ts';
import type { ExperienceDraft } from '../experience/experience-store.ts';
import type { SectionDraft } from '../sections/section-stores.ts';
import type { FormField, ProfileEdits } from '../profile-edits.ts';

/** What a person entered in one profile and no save has taken yet. */
export interface ProfileDraft {
  edits: ProfileEdits;
  entries: ExperienceDraft[];
  sections: SectionDraft[];
  skill: string;
  skills: string;
}

export const NO_DRAFT: ProfileDraft = { edits: new Map(), entries: [], sections: [], skill: '', skills: '' };

/** The equal-opportunity answers lie nowhere but on the server. */
const NOT_KEPT: readonly FormField[] = EQUAL_OPPORTUNITY_FIELDS;

export interface ProfileDrafts {
  read: (profileId: number) => ProfileDraft;
  write: (profileId: number, draft: ProfileDraft) => void;
  forget: (profileId: number) => void;
}

/** As it lies in the storage, where there are no maps. */
interface StoredDraft extends Omit<ProfileDraft, 'edits'> {
  edits: Partial<Record<FormField, Edit<string>>>;
}

/** The drafts of job profiles, each kept by `keep` under its profile's name. */
export function profileDraftsOf(keep: (name: string) => KeptDraft<StoredDraft>): ProfileDrafts {
  const keptOf = (profileId: number) => keep(`job-profile:${profileId}`);
  return {
    read: (profileId) => fromStored(keptOf(profileId).read()),
    write(profileId, draft) {
      const edits = [...draft.edits].filter(([field]) => !NOT_KEPT.includes(field));
      const kept = { ...draft, edits: Object.fromEntries(edits) };
      if (isNothing(kept)) keptOf(profileId).forget();
      else keptOf(profileId).write(kept);
    },
    forget: (profileId) => keptOf(profileId).forget(),
  };
}

function fromStored(stored: StoredDraft | null): ProfileDraft {
  const { edits = {}, ...others } = stored ?? {};
  return { ...NO_DRAFT, ...others, edits: new Map(Object.entries(edits) as [FormField, Edit<string>][]) };
}

function isNothing({ edits, entries, sections, skill, skills }: StoredDraft): boolean {
  const lists = [Object.keys(edits), entries, sections];
  return lists.every(({ length }) => length === 0) && skill === '' && skills === '';
}
