import {
  listActiveFilters,
  type KnownNames,
  toSearchAddress,
  type SearchState,
} from '@firsthand/contracts/light';
import { useEffect, useEffectEvent } from 'react';
import { logError } from '../../../lib/log.ts';

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
