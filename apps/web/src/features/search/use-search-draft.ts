import { toSearchAddress, type SearchState } from '@firsthand/contracts/light';
import { useEffect, useState } from 'react';
import { changeDraft, findChanges, isBeingSearched, settleDraft, type Draft } from './search-draft.ts';

/** The form's fields. They follow the address when it changes, and are the visitor's own until the next search. */
export interface SearchDraft {
  fields: SearchState;
  change: (fields: Partial<SearchState>) => void;
  /** Whether a search is under way whose address is not there yet. */
  isSearching: boolean;
  /** These fields are being searched for: what is typed from now on outlives the new address. */
  markSearched: (fields: SearchState) => void;
}

/**
 * `defaultCountry` stands in the select while the address holds no search yet and the visitor has chosen no country.
 * An address with a query or filters but without a country searches everywhere, and the select says so.
 */
export function useSearchDraft(state: SearchState, defaultCountry: string): SearchDraft {
  const address = toSearchAddress(state);
  // Nothing is set while rendering: a new address is drawn with less haste than what is typed, which would be lost.
  const [draft, setDraft] = useState<Draft>({ address, changes: {}, searched: [] });
  // Once it is there its changes are no longer those of the address before, to which the way back may lead.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- only when the new address is drawn, or what was typed meanwhile would be lost
  useEffect(() => setDraft((current) => settleDraft(current, address)), [address]);
  const isBlank = address === '/search';
  return {
    fields: {
      ...state,
      ...(isBlank ? { country: defaultCountry } : {}),
      ...findChanges(draft, address),
      page: 1,
    },
    isSearching: isBeingSearched(draft, address),
    change: (more) => setDraft((current) => changeDraft(current, address, more)),
    markSearched: (searched) =>
      setDraft((current) => ({ ...current, searched: [...current.searched, searched] })),
  };
}
