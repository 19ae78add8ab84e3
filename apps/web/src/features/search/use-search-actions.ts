import type { SearchState } from './search-address.ts';
import type { SearchDraft } from './use-search-draft.ts';

export interface SearchActions {
  /** Starts the search of these fields; without a query there is none. */
  search: (fields: SearchState) => void;
  /** A filter or the order was chosen or cleared: after a first search that acts at once. */
  apply: (filter: Partial<SearchState>) => void;
}

interface Options {
  draft: SearchDraft;
  /** Whether a first search has run. */
  hasSearched: boolean;
  /** `staysInPlace`: what was pressed is to stay where it is. */
  onSearch: (fields: SearchState, staysInPlace: boolean) => void;
}

/** What the form, its filters and the order of the results do. */
export function useSearchActions({ draft, hasSearched, onSearch }: Options): SearchActions {
  function start(wanted: SearchState, staysInPlace: boolean) {
    if (wanted.q.trim() === '') return;
    const searched = { ...wanted, q: wanted.q.trim(), location: wanted.location.trim() };
    draft.markSearched(searched);
    onSearch(searched, staysInPlace);
  }

  function apply(filter: Partial<SearchState>) {
    draft.change(filter);
    if (hasSearched || draft.isSearching) start({ ...draft.fields, ...filter }, true);
  }

  return { search: (fields) => start(fields, false), apply };
}
