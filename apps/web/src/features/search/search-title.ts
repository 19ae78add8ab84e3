import { toFilterCountryName, type SearchState } from '@firsthand/contracts/light';

/** "nurse jobs in Austin, TX – Firsthand"; without a query "Find Jobs – Firsthand". */
export function toSearchTitle(state: SearchState): string {
  if (state.q === '') return 'Find Jobs – Firsthand';
  const country = state.country === '' ? '' : toFilterCountryName(state.country);
  const where = state.place || state.location || country;
  const preposition = state.radius === '' ? 'in' : 'near';
  const page = state.page > 1 ? `, page ${state.page}` : '';
  return `${state.q} jobs${where === '' ? '' : ` ${preposition} ${where}`}${page} – Firsthand`;
}
