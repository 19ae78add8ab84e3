import type { ApplicationDraft } from '@firsthand/contracts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DraftApi } from './draft-api.ts';
import { toAskedKeys, toShown } from './draft-edits.ts';
import { DraftStore } from './draft-store.ts';

/** A prepared application for as long as its page is open. What is not saved when it closes is saved then. */
export function useDraft(initial: ApplicationDraft, calls: DraftApi) {
  const [store] = useState(() => new DraftStore(initial, calls));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (store.hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      void store.settle();
    };
  }, [store]);
  const { fields } = state.draft;
  const shown = toShown(fields, state.edits);
  return { store, state, shown, asked: toAskedKeys(fields, shown) };
}
