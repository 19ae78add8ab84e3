import { ApiFailure } from '@firsthand/api-client';
import { toFailureText } from '../api/failure-text.ts';

/** What came of a save. `conflict`: somebody changed the same fields first, and nothing was written. */
export type SaveOutcome<D, K> =
  | { kind: 'saved'; stored: D; hasMerged: boolean }
  | { kind: 'conflict'; stored: D; keys: readonly K[] }
  | { kind: 'gone'; message: string }
  | { kind: 'failed'; message: string };

interface SaveParts<D, K> {
  /** Writes onto this state of the document; a 409 says that there is a newer one. */
  write: (stored: D) => Promise<D>;
  read: () => Promise<D>;
  findConflicts: (stored: D) => readonly K[];
  /** What is said where the server gave no words. */
  fallback: { failed: string; gone: string };
}

/** Two tabs that answer each other for ever end here. */
const mergesMax = 3;

/**
 * Writes to a document that has a version. When somebody else changed it meanwhile it is read again: what was changed
 * elsewhere stays, and a field that both changed is left to the person. Never throws.
 */
export async function saveMerged<D, K>(
  stored: D,
  { write, read, findConflicts, fallback }: SaveParts<D, K>,
): Promise<SaveOutcome<D, K>> {
  let newest = stored;
  for (let merges = 0; ; merges += 1) {
    try {
      return { kind: 'saved', stored: await write(newest), hasMerged: merges > 0 };
    } catch (error) {
      if (!isChangedElsewhere(error) || merges === mergesMax) return toFault(error, fallback);
    }
    try {
      newest = await read();
    } catch (error) {
      return toFault(error, fallback);
    }
    const keys = findConflicts(newest);
    if (keys.length > 0) return { kind: 'conflict', stored: newest, keys };
  }
}

const isChangedElsewhere = (error: unknown) => error instanceof ApiFailure && error.status === 409;

function toFault(error: unknown, fallback: { failed: string; gone: string }) {
  const kind = error instanceof ApiFailure && error.status === 404 ? 'gone' : 'failed';
  return { kind, message: toFailureText(error, fallback[kind]) } as const;
}
