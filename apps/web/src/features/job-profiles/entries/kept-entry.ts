import type { EntryKind, SaveState, StoredOrder } from './entry-kind.ts';

/** An entry as its store holds it. */
export interface Entry<Values> {
  key: string;
  id: number | null;
  values: Values;
  /** What the server holds; null before the first save. */
  saved: Values | null;
  savedOrder: number | null;
  isSaving: boolean;
  failure: string | null;
  isGone: boolean;
  textRevision: number;
}

type Kind<Values> = Pick<EntryKind<Values, StoredOrder>, 'noValues' | 'isSame' | 'findHindrance'>;

export function isUnsaved<Values>(kind: Kind<Values>, { isGone, values, saved }: Entry<Values>): boolean {
  return isGone || !kind.isSame(values, saved ?? kind.noValues);
}

export function isSavable<Values>(kind: Kind<Values>, { values }: Entry<Values>): boolean {
  return kind.findHindrance(values) === null;
}

export function toSaveState<Values>(kind: Kind<Values>, entry: Entry<Values>): SaveState {
  if (entry.isGone) return { kind: 'gone' };
  if (entry.isSaving) return { kind: 'saving' };
  if (entry.failure !== null) return { kind: 'failed', message: entry.failure };
  if (!isUnsaved(kind, entry)) return { kind: entry.saved ? 'saved' : 'empty' };
  return kind.findHindrance(entry.values) ?? { kind: 'waiting' };
}
