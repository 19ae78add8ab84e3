import { toMoneyText } from '../text/money-text.ts';
import {
  FILTER_NAMES,
  SEARCH_FILTERS,
  type FilterName,
  type KnownNames,
  type SearchFilter,
} from './filters.ts';
import { toRadiusText } from './radius.ts';
import { NO_PLACE, parseSearchAddress, type SearchState } from './state.ts';
import { joinValues, splitValues } from './values.ts';

/** A filter that is set, with the search that leaves it out. */
export interface ActiveFilter {
  /** Tells it apart from the others. */
  key: string;
  label: string;
  without: SearchState;
}

/** A search in words: “nurse”, Germany, Remote; null of one that finds every job. */
export function toSearchWords(state: SearchState, names: KnownNames = {}): string | null {
  const filters = listActiveFilters(state, names).map(({ label }) => label);
  const query = state.q === '' ? [] : [state.literal === '' ? `“${state.q}”` : `exactly “${state.q}”`];
  const words = [...query, ...filters];
  return words.length === 0 ? null : words.join(', ');
}

/** (80000, "USD") → "At least $80,000 a year" */
export function toLeastPayText(amount: number, currency: string): string {
  return `At least ${toMoneyText(amount, currency)} a year`;
}

/** What is cleared with a filter: a distance means nothing without its country. */
const CLEARED_WITH: Partial<Record<FilterName, Partial<SearchState>>> = { country: { radius: '' } };

/** A search as it is called where it is kept: "nurse, Germany, Remote"; without a query "All jobs, Germany". */
export function toSearchName(state: SearchState, names: KnownNames = {}): string {
  return [state.q || 'All jobs', ...listActiveFilters(state, names).map(({ label }) => label)].join(', ');
}

/** The filters of a search in the order of the panel; the query itself and the order are none. */
export function listActiveFilters(state: SearchState, names: KnownNames = {}): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  const add = (key: string, label: string, cleared: Partial<SearchState>) =>
    filters.push({ key, label, without: { ...state, ...cleared, page: 1 } });
  const addValues = (name: FilterName) => {
    const { isList, toWords }: SearchFilter = SEARCH_FILTERS[name];
    const values = isList ? splitValues(state[name]) : [state[name]].filter((value) => value !== '');
    for (const value of values) {
      const left = joinValues(values.filter((other) => other !== value));
      const key = isList ? `${name} ${value}` : name;
      add(key, toWords(value, names), { [name]: left, ...CLEARED_WITH[name] });
    }
  };
  for (const name of FILTER_NAMES) {
    addValues(name);
    if (name === 'country') addWhere(state, add);
    if (name === 'pay_stated' && state.pay_min !== '') {
      const least = toLeastPayText(Number(state.pay_min), state.pay_currency);
      add('pay_min', least, { pay_min: '', pay_currency: state.sort === 'pay' ? state.pay_currency : '' });
    }
  }
  return filters;
}

function addWhere(
  state: SearchState,
  add: (key: string, label: string, cleared: Partial<SearchState>) => void,
): void {
  const where = state.place || state.location;
  if (where !== '') add('location', where, NO_PLACE);
  if (state.radius !== '')
    add('radius', `Within ${toRadiusText(state.radius, state.country)}`, { radius: '' });
  if (state.remote !== '') add('remote', state.remote === 'yes' ? 'Remote' : 'Not remote', { remote: '' });
}

/** The search with its query, how that is read, and its order alone. */
export function withoutFilters(state: SearchState): SearchState {
  const { q, literal, not_understood, sort, pay_currency } = state;
  return parseSearchAddress(new URLSearchParams({ q, literal, not_understood, sort, pay_currency }));
}
