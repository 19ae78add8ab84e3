import { useEffect, useEffectEvent } from 'react';
import { logError } from '../../../lib/log.ts';
import { listActiveFilters, type KnownNames } from '../filters/active-filters.ts';
import { toSearchAddress, type SearchState } from '../search-address.ts';

/** Remembers a search that was answered on this device, with its filters in words. */
export function useRememberSearch(state: SearchState, isAnswered: boolean, names: KnownNames): void {
  const address = toSearchAddress({ ...state, page: 1 });
  const remember = useEffectEvent(async () => {
    const filters = listActiveFilters(state, names).map(({ label }) => label);
    const { rememberRecentSearch } = await import('../../../lib/recent-searches.ts');
    rememberRecentSearch({ address, query: state.q, filters });
  });
  useEffect(() => {
    if (isAnswered) remember().catch(logError);
  }, [address, isAnswered]);
}
