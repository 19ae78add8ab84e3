import type { ApplicationDraft } from '@firsthand/contracts';
import { useEffect, useState } from 'react';
import { useObservable } from '../../lib/observable.ts';
import type { DraftApi } from './draft-api.ts';
import { HANDLING, toAskedKeys, toShown, type Handling } from './draft-edits.ts';
import { DraftStore } from './draft-store.ts';

/** A prepared application for as long as its page is open. What is not saved when it closes is saved then. */
export function useDraft(initial: ApplicationDraft, calls: DraftApi) {
  const [store] = useState(() => new DraftStore(initial, calls));
  const state = useObservable(store);
  useEffect(() => () => void store.settle(), [store]);
  const { fields } = state.stored;
  const shown = toShown(fields, state.edits);
  const handling = (state.edits.get(HANDLING)?.value ?? state.stored.handling) as Handling;
  return { store, state, shown, handling, asked: toAskedKeys(fields, shown) };
}
