import type { KeyValueStorage } from './key-value-storage.ts';

/** What was typed and no save has taken yet, in this tab. It outlives a session that ends by itself, not a sign-out. */
export const DRAFTS_KEY = 'kept_drafts';
/** The same of who is not signed in: what waits for somebody's next sign-in is not overwritten. */
export const GUEST_DRAFTS_KEY = 'guest_drafts';

/** What a person typed in one place and no save has taken yet. */
export interface KeptDraft<T> {
  /** Null when nothing is kept. */
  read: () => T | null;
  write: (draft: T) => void;
  forget: () => void;
}

/** All drafts of one person, as they lie in the storage; `userId` is null for a guest. */
interface StoredDrafts {
  userId: number | null;
  drafts: Record<string, unknown>;
}

/**
 * One draft in this tab's storage, so that a crash, a reload or a session that ends loses nothing that was typed. Drafts
 * are JSON, go with the tab and with a sign-out, and nobody sees those of somebody else who was signed in here. Those of a
 * guest (`userId` is null) go when somebody signs in, too.
 *
 *     keptDraftOf<string>(storage, 7, 'notes:12').write('Call Ann')
 */
export function keptDraftOf<T>(storage: KeyValueStorage, userId: number | null, name: string): KeptDraft<T> {
  const key = userId === null ? GUEST_DRAFTS_KEY : DRAFTS_KEY;
  const readAll = () => readDrafts(storage.get(key), userId);
  const others = () => Object.entries(readAll()).filter(([other]) => other !== name);
  const writeAll = (drafts: Record<string, unknown>) => {
    if (Object.keys(drafts).length === 0) storage.remove(key);
    else storage.set(key, JSON.stringify({ userId, drafts } satisfies StoredDrafts));
  };
  return {
    // Whoever reads a draft wrote it.
    read: () => (readAll()[name] as T | undefined) ?? null,
    write: (draft) => writeAll(Object.fromEntries([...others(), [name, draft]])),
    forget: () => writeAll(Object.fromEntries(others())),
  };
}

/** Whether anything that was typed waits for its person to sign in. */
export function hasKeptDrafts(storage: KeyValueStorage): boolean {
  return storage.get(DRAFTS_KEY) !== null;
}

/** Whoever comes next leaves nothing of the drafts of the one before. */
export function dropDraftsOfOthers(storage: KeyValueStorage, userId: number): void {
  storage.remove(GUEST_DRAFTS_KEY);
  if (parseDrafts(storage.get(DRAFTS_KEY))?.userId !== userId) storage.remove(DRAFTS_KEY);
}

function readDrafts(text: string | null, userId: number | null): StoredDrafts['drafts'] {
  const stored = parseDrafts(text);
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
