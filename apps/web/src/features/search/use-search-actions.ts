import type { SearchState } from '@firsthand/contracts/light';
import type { SearchDraft } from './use-search-draft.ts';

/** How a search begins: with the button or its like, with a filter, or while the query is being typed. */
export type SearchStart = 'asked' | 'filtered' | 'typed';

export interface SearchActions {
  /** Starts the search of these fields; without a query there is none. */
  search: (fields: SearchState) => void;
  /** The typing of this query rests. */
  searchTyped: (q: string) => void;
  /** A filter or the order was chosen or cleared: after a first search that acts at once. */
  apply: (filter: Partial<SearchState>) => void;
}

interface Options {
  draft: SearchDraft;
  /** Whether a first search has run. */
  hasSearched: boolean;
  onSearch: (fields: SearchState, start: SearchStart) => void;
}

/** What the form, its filters and the order of the results do. */
export function useSearchActions({ draft, hasSearched, onSearch }: Options): SearchActions {
  function start(wanted: SearchState, how: SearchStart) {
    if (wanted.q.trim() === '') return;
    const searched = { ...wanted, q: wanted.q.trim(), location: wanted.location.trim() };
    draft.markSearched(searched);
    onSearch(searched, how);
  }

  function apply(filter: Partial<SearchState>) {
    draft.change(filter);
    if (hasSearched || draft.isSearching) start({ ...draft.fields, ...filter }, 'filtered');
  }

  return {
    search: (fields) => start(fields, 'asked'),
    searchTyped: (q) => start({ ...draft.fields, q }, 'typed'),
    apply,
  };
}
