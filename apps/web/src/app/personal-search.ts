import type { SearchState } from '@firsthand/contracts/light';
import { getHidingKey, hidingApi } from '../features/hiding/hiding.ts';
import { getApartRoles, toApartQuery } from '../lib/apart-roles.ts';
import { hasJobProfile } from '../lib/fit/fits.ts';

/**
 * A search as this person has it: without what is hidden, with the roles apart that they took apart, and by fit where there
 * is a job profile to fit.
 */
export const personalApi: typeof hidingApi = {
  searchJobs: ({ query = {}, signal } = {}) => {
    const { sort, ...others } = query;
    const order = sort === undefined || (sort === 'fit' && !hasJobProfile()) ? {} : { sort };
    const apart = toApartQuery(getApartRoles());
    return hidingApi.searchJobs({ query: { ...others, ...order, apart }, signal });
  },
};

/** Tells by what a search is made this person's; empty for nothing. */
export function toPersonalKey(sort: SearchState['sort']): string {
  const fit = sort === 'fit' && hasJobProfile() ? 'fit' : '';
  return [getHidingKey(), toApartQuery(getApartRoles()) ?? '', fit].filter((part) => part !== '').join('\n');
}
