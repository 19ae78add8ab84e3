import { useEffect, useState } from 'react';
import { toSearchAddress, type SearchState } from './search-address.ts';

/** The form's fields. They follow the address when it changes, and are the visitor's own until the next search. */
export interface SearchDraft {
  fields: SearchState;
  change: (fields: Partial<SearchState>) => void;
  /** Whether a search is under way whose address is not there yet. */
  isSearching: boolean;
  /** These fields are being searched for: what is typed from now on outlives the new address. */
  markSearched: (fields: SearchState) => void;
}

interface Draft {
  /** The address at which the changes were made. */
  address: string;
  changes: Partial<SearchState>;
  /** The last search of this form. */
  searched: SearchState | null;
}

/** What was changed after the search began. */
function changedSince(searched: SearchState, changes: Partial<SearchState>): Partial<SearchState> {
  const names = Object.keys(changes) as (keyof SearchState)[];
  return Object.fromEntries(
    names.filter((name) => changes[name] !== searched[name]).map((name) => [name, changes[name]]),
  );
}

/** The changes that hold at an address: those made at it, and those made while it was being searched for. */
function findChanges({ address: madeAt, changes, searched }: Draft, address: string): Partial<SearchState> {
  if (madeAt === address) return changes;
  return searched !== null && toSearchAddress(searched) === address ? changedSince(searched, changes) : {};
}

/** The draft at an address that was searched for: what is left are the changes made meanwhile. */
function settle(draft: Draft, address: string): Draft {
  if (draft.searched === null || toSearchAddress(draft.searched) !== address) return draft;
  return { address, changes: changedSince(draft.searched, draft.changes), searched: null };
}

/**
 * `defaultCountry` stands in the select while the address holds no search yet and the visitor has chosen no country.
 * An address with a query but without a country searches everywhere, and the select says so.
 */
export function useSearchDraft(state: SearchState, defaultCountry: string): SearchDraft {
  const address = toSearchAddress(state);
  // Nothing is set while rendering: a new address is drawn with less haste than what is typed, which would be lost.
  const [draft, setDraft] = useState<Draft>({ address, changes: {}, searched: null });
  // Once it is there its changes are no longer those of the address before, to which the way back may lead.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- only when the new address is drawn, or what was typed meanwhile would be lost
  useEffect(() => setDraft((current) => settle(current, address)), [address]);
  const isBlank = state.q === '' && state.country === '';
  return {
    fields: {
      ...state,
      ...(isBlank ? { country: defaultCountry } : {}),
      ...findChanges(draft, address),
      page: 1,
    },
    isSearching: draft.searched !== null && toSearchAddress(draft.searched) !== address,
    change: (more) =>
      setDraft((current) => ({
        ...current,
        address,
        changes: { ...findChanges(current, address), ...more },
      })),
    markSearched: (searched) => setDraft((current) => ({ ...current, searched })),
  };
}
