import { useState } from 'react';
import type { SearchState } from './search-address.ts';

/** The form's fields. They follow the address when it changes, and are the visitor's own until the next search. */
export interface SearchDraft {
  fields: SearchState;
  change: (fields: Partial<SearchState>) => void;
}

/**
 * `defaultCountry` stands in the select while the address holds no search yet and the visitor has chosen no country.
 * An address with a query but without a country searches everywhere, and the select says so.
 */
export function useSearchDraft(state: SearchState, defaultCountry: string): SearchDraft {
  const [draft, setDraft] = useState<{ of: SearchState; changes: Partial<SearchState> }>({
    of: state,
    changes: {},
  });
  const changes = draft.of === state ? draft.changes : {};
  if (draft.of !== state) setDraft({ of: state, changes });

  const isBlank = state.q === '' && state.country === '';
  const fields = { ...state, ...(isBlank ? { country: defaultCountry } : {}), ...changes, page: 1 };
  return {
    fields,
    change: (more) =>
      setDraft((current) => ({
        of: current.of,
        changes: { ...current.changes, ...more },
      })),
  };
}
