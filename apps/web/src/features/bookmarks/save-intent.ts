import type { KeyValueStorage } from '../../lib/session/key-value-storage.ts';

const key = 'save_after_sign_in';
/** Twice what a magic link lives: enough to sign in, too little to surprise anyone later. */
const keepMs = 30 * 60_000;

/** A visitor wants this job saved and goes to sign in; the address of the job stays as it is. */
export function rememberSaveIntent(storage: KeyValueStorage, jobId: number, nowMs: number): void {
  storage.set(key, JSON.stringify({ jobId, until: nowMs + keepMs }));
}

/** Whether this job was to be saved after signing in. Says so once. */
export function takeSaveIntent(storage: KeyValueStorage, jobId: number, nowMs: number): boolean {
  const text = storage.get(key);
  if (text === null) return false;
  let intent: { jobId?: unknown; until?: unknown } | null;
  try {
    intent = JSON.parse(text) as typeof intent;
  } catch {
    // Not ours: as good as none.
    intent = null;
  }
  const isOver = typeof intent?.until !== 'number' || intent.until < nowMs;
  if (isOver || intent?.jobId === jobId) storage.remove(key);
  return !isOver && intent?.jobId === jobId;
}
