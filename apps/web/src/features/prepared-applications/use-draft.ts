import type { ApplicationDraft } from '@firsthand/contracts';
import { useState } from 'react';
import { useObservable } from '../../lib/observable.ts';
import { useSaving } from '../../lib/saving/use-saving.ts';
import type { DraftApi } from './draft-api.ts';
import { HANDLING, toAskedKeys, toShown, type Handling } from './draft-edits.ts';
import { DraftStore } from './draft-store.ts';

/** A prepared application for as long as its page is open. */
export function useDraft(initial: ApplicationDraft, calls: DraftApi) {
  const [store] = useState(() => new DraftStore(initial, calls));
  const state = useObservable(store);
  useSaving(store);
  const { fields } = state.stored;
  const shown = toShown(fields, state.edits);
  const handling = (state.edits.get(HANDLING)?.value ?? state.stored.handling) as Handling;
  return { store, state, shown, handling, asked: toAskedKeys(fields, shown) };
}
