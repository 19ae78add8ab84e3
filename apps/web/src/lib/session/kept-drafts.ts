import type { KeyValueStorage } from './key-value-storage.ts';

/** What was typed and no save has taken yet, in this tab. It outlives a session that ends by itself, not a sign-out. */
export const DRAFTS_KEY = 'kept_drafts';

/** What a person typed in one place and no save has taken yet. */
export interface KeptDraft<T> {
  /** Null when nothing is kept. */
  read: () => T | null;
  write: (draft: T) => void;
  forget: () => void;
}

/** All drafts of one person, as they lie in the storage. */
interface StoredDrafts {
  userId: number;
  drafts: Record<string, unknown>;
}

/**
 * One draft in this tab's storage, so that a crash, a reload or a session that ends loses nothing that was typed. Drafts
 * are JSON, go with the tab and with a sign-out, and nobody sees those of somebody else who was signed in here.
 *
 *     keptDraftOf<string>(storage, 7, 'notes:12').write('Call Ann')
 */
export function keptDraftOf<T>(storage: KeyValueStorage, userId: number | null, name: string): KeptDraft<T> {
  const readAll = () => readDrafts(storage, userId);
  const others = () => Object.entries(readAll()).filter(([other]) => other !== name);
  const writeAll = (drafts: Record<string, unknown>) => {
    if (userId === null) return;
    if (Object.keys(drafts).length === 0) storage.remove(DRAFTS_KEY);
    else storage.set(DRAFTS_KEY, JSON.stringify({ userId, drafts } satisfies StoredDrafts));
  };
  return {
    // Whoever reads a draft wrote it.
    read: () => (readAll()[name] as T | undefined) ?? null,
    write: (draft) => writeAll(Object.fromEntries([...others(), [name, draft]])),
    forget: () => writeAll(Object.fromEntries(others())),
  };
}

/** Whether anything that was typed waits for its person. */
export function hasKeptDrafts(storage: KeyValueStorage): boolean {
  return storage.get(DRAFTS_KEY) !== null;
}

/** Whoever comes next leaves nothing of the drafts of the one before. */
export function dropDraftsOfOthers(storage: KeyValueStorage, userId: number): void {
  if (parseDrafts(storage.get(DRAFTS_KEY))?.userId !== userId) storage.remove(DRAFTS_KEY);
}

function readDrafts(storage: KeyValueStorage, userId: number | null): StoredDrafts['drafts'] {
  const stored = parseDrafts(storage.get(DRAFTS_KEY));
  return stored && stored.userId === userId ? stored.drafts : {};
}

function parseDrafts(text: string | null): StoredDrafts | null {
  if (text === null) return null;
  try {
    const { userId, drafts } = JSON.parse(text) as Partial<StoredDrafts>;
    return userId === undefined || !drafts ? null : { userId, drafts };
  } catch {
    // Cut short by a full storage: what is stored on the server is shown.
    return null;
  }
}
