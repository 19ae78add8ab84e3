import { hiddenSeenKey } from '../../../lib/hiding-mark.ts';
import { createSubject, useObservable } from '../../../lib/observable.ts';
import { browserLocalStorage } from '../../../lib/session/session.ts';

/** What somebody did with a job, by which searches can leave it out. */
export const SEEN_KINDS = ['viewed', 'applied'] as const;
export type SeenKind = (typeof SEEN_KINDS)[number];

const NONE: readonly SeenKind[] = [];
const choice = createSubject(parseSeenKinds(browserLocalStorage.get(hiddenSeenKey)));

/** "viewed applied" → both; what is none of ours is left out. */
export function parseSeenKinds(text: string | null): readonly SeenKind[] {
  const words = (text ?? '').split(' ');
  return SEEN_KINDS.filter((kind) => words.includes(kind));
}

/** What searches on this device leave out. */
export function getSeenKinds(): readonly SeenKind[] {
  return choice.get();
}

/** The same for a component; nothing on the server and while React takes over. */
export function useSeenKinds(): readonly SeenKind[] {
  return useObservable(choice, () => NONE);
}

/** Remembers on this device whether searches leave these out. */
export function hideSeen(kind: SeenKind, isHidden: boolean): void {
  const kinds = SEEN_KINDS.filter((other) => (other === kind ? isHidden : choice.get().includes(other)));
  if (kinds.length === 0) browserLocalStorage.remove(hiddenSeenKey);
  else browserLocalStorage.set(hiddenSeenKey, kinds.join(' '));
  choice.set(kinds);
}
