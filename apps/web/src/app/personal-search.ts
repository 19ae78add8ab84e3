import { getHidingKey, hidingApi } from '../features/hiding/hiding.ts';
import { getApartRoles, toApartQuery } from '../lib/apart-roles.ts';

/** A search as this person has it: without what is hidden, and with the roles apart that they took apart. */
export const personalApi: typeof hidingApi = {
  searchJobs: ({ query, signal }) =>
    hidingApi.searchJobs({ query: { ...query, apart: toApartQuery(getApartRoles()) }, signal }),
};

/** Tells by what a search is made this person's; empty for nothing. */
export function toPersonalKey(): string {
  return [getHidingKey(), toApartQuery(getApartRoles()) ?? ''].filter((part) => part !== '').join('\n');
}
