import type { SearchQuery } from '@firsthand/contracts';
import { LIMITS, findAts, type FilterCountry } from '@firsthand/contracts/light';

/** A whole search as the address carries it. Empty strings mean "not set". */
export interface SearchState {
  q: string;
  /** ISO 3166-1 code; '' searches everywhere. */
  country: string;
  /** Typed text of a place that was not chosen from the suggestions. */
  location: string;
  city: string;
  state: string;
  zip: string;
  /** How the chosen suggestion reads. */
  place: string;
  remote: '' | 'yes' | 'no';
  /** The filter code of an ATS, '1' to '9'. */
  source: string;
  /** From 1. */
  page: number;
}

export const COUNTRY_NAMES: Record<FilterCountry, string> = {
  US: 'United States',
  CA: 'Canada',
  GB: 'United Kingdom',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
  NL: 'Netherlands',
  SE: 'Sweden',
};

/** A country of the filter by its name; any other stays its code. */
export function toFilterCountryName(code: string): string {
  return (COUNTRY_NAMES as Record<string, string>)[code] ?? code;
}

function readCountry(text: string): string {
  return /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : '';
}

function readPage(text: string): number {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

function readSource(text: string): string {
  const ats = text === '' ? undefined : findAts(text);
  return ats ? String(ats.code) : '';
}

/** Reads an address. Anything a visitor may have typed there gives a valid state; what makes no sense counts as not set. */
export function parseSearchAddress(params: URLSearchParams): SearchState {
  const read = (name: string) => (params.get(name) ?? '').trim();
  const remote = read('remote');
  const [city, state, zip] = [read('city'), read('state'), read('zip')];
  const isPlaceChosen = city !== '' || state !== '' || zip !== '';
  return {
    q: read('q').slice(0, LIMITS.searchQueryMaxLength),
    country: readCountry(read('country')),
    location: isPlaceChosen ? '' : read('location'),
    city,
    state,
    zip,
    place: isPlaceChosen ? read('place') || [city, state, zip].filter(Boolean).join(', ') : '',
    remote: remote === 'yes' || remote === 'no' ? remote : '',
    source: readSource(read('source')),
    page: readPage(read('page')),
  };
}

/** The address of a search: "/search?q=nurse&country=US". What is not set is left out, page 1 too. */
export function toSearchAddress(state: SearchState): string {
  const params = new URLSearchParams();
  for (const name of [
    'q',
    'country',
    'location',
    'city',
    'state',
    'zip',
    'place',
    'remote',
    'source',
  ] as const) {
    if (state[name] !== '') params.set(name, state[name]);
  }
  if (state.page > 1) params.set('page', String(state.page));
  const query = params.toString();
  return query === '' ? '/search' : `/search?${query}`;
}

/** Jobs before the page that is wanted. */
export function toOffset(page: number, pageSize: number): number {
  return (page - 1) * pageSize;
}

/** The API's query of a search; the page begins where `pageSize` jobs a page put it. */
export function toApiQuery(state: SearchState, pageSize: number = LIMITS.searchPageSize): SearchQuery {
  const query: SearchQuery = { q: state.q };
  for (const name of ['country', 'location', 'city', 'state', 'zip', 'source'] as const) {
    if (state[name] !== '') query[name] = state[name];
  }
  if (state.remote !== '') query.isRemote = state.remote === 'yes' ? 'true' : 'false';
  const offset = toOffset(state.page, pageSize);
  if (offset > 0) query.offset = offset;
  return query;
}

/** A filter that is set, with the search that leaves it out. */
export interface ActiveFilter {
  name: 'country' | 'location' | 'remote' | 'source';
  label: string;
  without: SearchState;
}

/** The filters of a search in the order of the panel; the query itself is none. */
export function listActiveFilters(state: SearchState): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  const add = (name: ActiveFilter['name'], label: string, cleared: Partial<SearchState>) =>
    filters.push({ name, label, without: { ...state, ...cleared, page: 1 } });
  if (state.country !== '') add('country', toFilterCountryName(state.country), { country: '' });
  const where = state.place || state.location;
  if (where !== '') add('location', where, { location: '', city: '', state: '', zip: '', place: '' });
  if (state.remote !== '') add('remote', state.remote === 'yes' ? 'Remote' : 'Not remote', { remote: '' });
  if (state.source !== '') add('source', findAts(state.source)?.label ?? state.source, { source: '' });
  return filters;
}
