import { EQUAL_OPPORTUNITY_FIELDS } from '@firsthand/contracts/light';
import type { Edit } from '../../../lib/saving/edits.ts';
import type { KeyValueStorage } from '../../../lib/session/key-value-storage.ts';
import { DRAFTS_KEY } from '../../../lib/session/session.ts';
import type { ExperienceDraft } from '../experience/experience-store.ts';
import type { FormField, ProfileEdits } from './profile-edits.ts';

/** What a person entered in one profile and no save has taken yet. */
export interface ProfileDraft {
  edits: ProfileEdits;
  entries: ExperienceDraft[];
  skill: string;
  skills: string;
}

export const NO_DRAFT: ProfileDraft = { edits: new Map(), entries: [], skill: '', skills: '' };

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

/** All drafts of one person. */
interface StoredDrafts {
  userId: number;
  /** By the profile's id. */
  profiles: Record<string, StoredDraft>;
}

/**
 * Drafts in this tab's storage, so that a crash, a reload or a session that ends loses nothing that was typed. They go
 * with the tab and with a sign-out, and nobody sees those of somebody else who was signed in here.
 */
export function profileDraftsOf(storage: KeyValueStorage, userId: number): ProfileDrafts {
  const readAll = () => parseDrafts(storage.get(DRAFTS_KEY), userId);
  const writeAll = (profiles: Record<string, StoredDraft>) => {
    if (Object.keys(profiles).length === 0) storage.remove(DRAFTS_KEY);
    else storage.set(DRAFTS_KEY, JSON.stringify({ userId, profiles } satisfies StoredDrafts));
  };
  const forget = (profileId: number) => {
    const others = Object.entries(readAll()).filter(([id]) => id !== String(profileId));
    writeAll(Object.fromEntries(others));
  };
  return {
    read: (profileId) => fromStored(readAll()[profileId]),
    write(profileId, draft) {
      const edits = [...draft.edits].filter(([field]) => !NOT_KEPT.includes(field));
      const kept = { ...draft, edits: Object.fromEntries(edits) };
      if (isNothing(kept)) forget(profileId);
      else writeAll({ ...readAll(), [profileId]: kept });
    },
    forget,
  };
}

function fromStored(stored: StoredDraft | undefined): ProfileDraft {
  const { edits = {}, ...others } = stored ?? {};
  return { ...NO_DRAFT, ...others, edits: new Map(Object.entries(edits) as [FormField, Edit<string>][]) };
}

function isNothing({ edits, entries, skill, skills }: StoredDraft): boolean {
  return Object.keys(edits).length === 0 && entries.length === 0 && skill === '' && skills === '';
}

function parseDrafts(text: string | null, userId: number): StoredDrafts['profiles'] {
  if (text === null) return {};
  try {
    const stored = JSON.parse(text) as Partial<StoredDrafts>;
    return stored.userId === userId ? (stored.profiles ?? {}) : {};
  } catch {
    // Cut short by a full storage: what is stored on the server is shown.
    return {};
  }
}
