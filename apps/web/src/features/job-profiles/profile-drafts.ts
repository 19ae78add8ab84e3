import type { KeyValueStorage } from '../../lib/session/key-value-storage.ts';
import type { ExperienceDraft } from './experience-store.ts';
import type { Edits, FormField } from './profile-edits.ts';

/** What a person entered in one profile and no save has taken yet. */
export interface ProfileDraft {
  edits: Edits;
  entries: ExperienceDraft[];
  skill: string;
  skills: string;
}

export const NO_DRAFT: ProfileDraft = { edits: {}, entries: [], skill: '', skills: '' };

/** The equal-opportunity answers lie nowhere but on the server. */
const NOT_KEPT: readonly FormField[] = ['veteran_status', 'disability_status', 'gender'];

export interface ProfileDrafts {
  read: (profileId: number) => ProfileDraft;
  write: (profileId: number, draft: ProfileDraft) => void;
  forget: (profileId: number) => void;
}

/**
 * Drafts in this tab's storage, so that a crash, a reload or a session that ends loses nothing that was typed. They go
 * with the tab, and nobody sees those of somebody else who was signed in here.
 */
export function profileDraftsOf(storage: KeyValueStorage, userId: number): ProfileDrafts {
  const toKey = (profileId: number) => `profile_draft:${userId}:${profileId}`;
  return {
    read: (profileId) => parseDraft(storage.get(toKey(profileId))),
    write(profileId, draft) {
      const edits = Object.fromEntries(
        Object.entries(draft.edits).filter(([field]) => !NOT_KEPT.includes(field as FormField)),
      );
      const kept = { ...draft, edits };
      if (isNothing(kept)) storage.remove(toKey(profileId));
      else storage.set(toKey(profileId), JSON.stringify(kept));
    },
    forget: (profileId) => storage.remove(toKey(profileId)),
  };
}

function isNothing({ edits, entries, skill, skills }: ProfileDraft): boolean {
  return Object.keys(edits).length === 0 && entries.length === 0 && skill === '' && skills === '';
}

function parseDraft(text: string | null): ProfileDraft {
  if (text === null) return NO_DRAFT;
  try {
    return { ...NO_DRAFT, ...(JSON.parse(text) as Partial<ProfileDraft>) };
  } catch {
    // Cut short by a full storage: what is stored on the server is shown.
    return NO_DRAFT;
  }
}
