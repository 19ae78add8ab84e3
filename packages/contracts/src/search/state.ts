import { LIMITS } from '../limits.ts';
import type { SearchQuery } from '../requisitions/schemas.ts';
import type { SavedQuery } from '../saved-searches/saved-searches.ts';
import { FILTER_NAMES, SEARCH_FILTERS, type FilterName, type SearchFilter } from './filters.ts';
import { readRadius, toNear } from './radius.ts';
import { oneOf, readAmount, readCurrency, readValues, toCurrency } from './values.ts';

/**
 * A whole search as the address carries it. Empty strings mean "not set". Filters that take several values hold them as
 * `joinValues` makes them.
 */
export interface SearchState extends Record<FilterName, string> {
  q: string;
  /** Typed text of a place that was not chosen from the suggestions. */
  location: string;
  city: string;
  state: string;
  zip: string;
  /** How the chosen suggestion reads. */
  place: string;
  /** Kilometres around the place, '1' to '200'; '' is the place alone. */
  radius: string;
  remote: '' | 'yes' | 'no';
  /** Whole units of `pay_currency` a year. */
  pay_min: string;
  /** ISO 4217. Without `pay_min` only the order by pay needs it. */
  pay_currency: string;
  /** The query is looked for letter by letter. */
  literal: '' | 'true';
  /** What words of the query must not set; several of `UNDERSTOOD_NAMES`. */
  not_understood: string;
  /** '' is the search's own order. */
  sort: '' | 'newest' | 'pay' | 'fit';
  /** From 1. */
  page: number;
}

/** What words of a place set. */
export const PLACE_NAMES: readonly string[] = ['city', 'state', 'country', 'near', 'radius_km'];
/** All that words of a query can set: parameters of the API. */
export const UNDERSTOOD_NAMES = [
  ...(['work_mode', 'employment_type', 'years', 'seniority', 'shift'] as const),
  ...(['city', 'state', 'country', 'near', 'radius_km', 'occupation'] as const),
];

/** Wherever the country is. */
export const NO_PLACE = { location: '', city: '', state: '', zip: '', place: '', radius: '' };

/** A town as figures name it: ("Austin, TX, US", "Austin, TX, United States") → the fields that search there. */
export function toTown(value: string, label: string): Partial<SearchState> {
  const parts = value.split(', ');
  const country = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  const state = parts.length > 2 ? (parts.at(-2) ?? '') : '';
  const city = parts.slice(0, Math.max(1, parts.length - 2)).join(', ');
  return { ...NO_PLACE, country, state, city, place: label };
}

/** The API's words are understood too. */
function readRemote(text: string): SearchState['remote'] {
  const word = text.toLowerCase();
  if (['yes', 'true', '1'].includes(word)) return 'yes';
  return ['no', 'false', '0'].includes(word) ? 'no' : '';
}

function readPage(text: string): number {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

/** Reads an address. Anything a visitor may have typed there gives a valid state; what makes no sense counts as not set. */
export function parseSearchAddress(params: URLSearchParams): SearchState {
  const read = (name: string) => (params.get(name) ?? '').trim();
  const readAll = (name: string, readOne: (text: string) => string) =>
    readValues(params.getAll(name), readOne);
  const [city, state, zip] = [read('city'), read('state'), read('zip')];
  const isPlaceChosen = city !== '' || state !== '' || zip !== '';
  const filters = Object.fromEntries(
    FILTER_NAMES.map((name) => {
      const { isList, read: readOne }: SearchFilter = SEARCH_FILTERS[name];
      return [name, isList ? readAll(name, readOne) : readOne(read(name))];
    }),
  ) as Record<FilterName, string>;
  const { country } = filters;
  const location = isPlaceChosen ? '' : read('location') || read('near');
  const where = { country, location, city, state, zip };
  return {
    q: read('q').slice(0, LIMITS.searchQueryMaxLength),
    ...filters,
    ...where,
    place: isPlaceChosen ? read('place') || [city, state, zip].filter(Boolean).join(', ') : '',
    radius: toNear(where) === '' ? '' : readRadius(read('radius') || read('radius_km')),
    remote: readRemote(read('remote') || read('isRemote')),
    literal: read('literal') === 'true' ? 'true' : '',
    not_understood: readAll('not_understood', oneOf(UNDERSTOOD_NAMES)),
    ...readPay(read, country),
    page: readPage(read('page')),
  };
}

const not = (read: (text: string) => string) => (text: string) => read(text) === '';

/** Whether a filter knows a value, by its name in the address; what it is called there. */
const KNOWN_VALUES: readonly (readonly [name: string, asks: string, isUnknown: (text: string) => boolean])[] =
  [
    ...FILTER_NAMES.map((name) => [name, SEARCH_FILTERS[name].asks, not(SEARCH_FILTERS[name].read)] as const),
    ['remote', 'remote', not(readRemote)],
    ['isRemote', 'remote', not(readRemote)],
    ['radius', 'distance', not(readRadius)],
    ['pay_min', 'minimum pay', not(readAmount)],
    ['pay_currency', 'currency', not(readCurrency)],
  ];
const LONGEST_NAMED = 40;

/** What an address asks for and no filter knows, in words, each once: ["country “XX”"]. */
export function listUnknownValues(params: URLSearchParams): string[] {
  const unknown = KNOWN_VALUES.flatMap(([name, label, isUnknown]) =>
    params
      .getAll(name)
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter((text) => text !== '' && isUnknown(text))
      .map((text) => `${label} “${text.slice(0, LONGEST_NAMED)}”`),
  );
  return [...new Set(unknown)];
}

/** A form without scripts always sends a currency; it counts where an amount or the order needs one. */
function readPay(read: (name: string) => string, country: string) {
  const given = read('sort');
  const sort = given === 'newest' || given === 'pay' || given === 'fit' ? given : '';
  const pay = { pay_min: readAmount(read('pay_min')), sort } as const;
  const currency = readCurrency(read('pay_currency')) || toCurrency(country);
  return { ...pay, pay_currency: needsCurrency(pay) ? currency : '' };
}

function needsCurrency({ pay_min: min, sort }: Pick<SearchState, 'pay_min' | 'sort'>): boolean {
  return min !== '' || sort === 'pay';
}

/** What goes into an address as it is, in this order. */
const ADDRESS_NAMES = [
  ...(['q', 'country', 'location', 'city', 'state', 'zip', 'place', 'radius', 'remote'] as const),
  ...FILTER_NAMES.filter((name) => name !== 'country').flatMap((name) =>
    name === 'pay_stated' ? ([name, 'pay_min'] as const) : [name],
  ),
  ...(['literal', 'not_understood', 'sort'] as const),
];

/** The address of a search: "/search?q=nurse&country=US". What is not set is left out, page 1 too. */
export function toSearchAddress(state: SearchState): string {
  const params = new URLSearchParams();
  const written = { ...state, radius: toNear(state) === '' ? '' : state.radius };
  for (const name of ADDRESS_NAMES) {
    if (written[name] !== '') params.set(name, written[name]);
  }
  if (needsCurrency(state) && state.pay_currency !== '') params.set('pay_currency', state.pay_currency);
  if (state.page > 1) params.set('page', String(state.page));
  const query = params.toString();
  return query === '' ? '/search' : `/search?${query}`;
}

/** Kilometres around a place that is named without a distance, as the API has it. */
const DEFAULT_RADIUS = '40';

/** What a kept search finds, as the site's address carries it. What no filter knows counts as not set. */
export function toSearchState(query: SavedQuery): SearchState {
  const named = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const params = new URLSearchParams(Object.fromEntries(named) as Record<string, string>);
  const radius = params.get('radius_km') ?? DEFAULT_RADIUS;
  if (params.has('near')) params.set('radius_km', String(Math.round(Number(radius))));
  return parseSearchAddress(params);
}

/** Jobs before the page that is wanted. */
export function toOffset(page: number, pageSize: number): number {
  return (page - 1) * pageSize;
}

/** The place alone, or all that is so near to it. */
function toPlaceQuery(state: SearchState): SearchQuery {
  const near = toNear(state);
  if (state.radius !== '' && near !== '') return { near, radius_km: Number(state.radius) };
  const query: SearchQuery = {};
  for (const name of ['location', 'city', 'state', 'zip'] as const) {
    if (state[name] !== '') query[name] = state[name];
  }
  return query;
}

function toFilterQuery(state: SearchState): Partial<SearchQuery> {
  const set = FILTER_NAMES.filter((name) => state[name] !== '');
  return Object.fromEntries(
    set.map((name) => [name, name === 'posted_within' ? Number(state[name]) : state[name]]),
  );
}

/** The API's query of a search; the page begins where `pageSize` jobs a page put it. */
export function toApiQuery(state: SearchState, pageSize: number = LIMITS.searchPageSize): SearchQuery {
  const query: SearchQuery = { q: state.q, ...toFilterQuery(state), ...toPlaceQuery(state) };
  if (state.literal !== '') query.literal = state.literal;
  if (state.not_understood !== '') query.not_understood = state.not_understood;
  if (state.pay_min !== '') query.pay_min = Number(state.pay_min);
  if (needsCurrency(state)) query.pay_currency = state.pay_currency;
  if (state.sort !== '') query.sort = state.sort;
  if (state.remote !== '') query.isRemote = state.remote === 'yes' ? 'true' : 'false';
  const offset = toOffset(state.page, pageSize);
  if (offset > 0) query.offset = offset;
  return query;
}

/** The API's query of all that a search finds: no page, no order. */
export function toUnpagedQuery(state: SearchState): SearchQuery {
  const { q = '', ...query } = toApiQuery({ ...state, sort: '', page: 1 });
  return q === '' ? query : { q, ...query };
}

function toParameters(state: SearchState): string {
  const query = Object.entries(toUnpagedQuery(state));
  const named = new URLSearchParams(Object.fromEntries(query.map(([name, value]) => [name, String(value)])));
  return query.length === 0 ? '' : `?${named.toString()}`;
}

/** The feeds of a search, in both formats: all it finds, newest first. */
export function toFeedAddresses(state: SearchState): { atom: string; json: string } {
  const parameters = toParameters(state);
  return { atom: `/feeds/jobs.atom${parameters}`, json: `/feeds/jobs.json${parameters}` };
}

/** Of which jobs figures are: those about the query, or all that say its words. */
export type Counted = 'about' | 'all';

export function readCounted(params: URLSearchParams): Counted {
  return params.get('counted') === 'all' ? 'all' : 'about';
}

/** The page with figures over a search, and their table for spreadsheets. */
export function toInsightsAddresses(
  state: SearchState,
  counted: Counted = 'about',
): { page: string; table: string } {
  const page = toSearchAddress({ ...state, sort: '', page: 1 }).replace(/^\/search/, '/insights');
  const table = `/v1/api/insights.csv${toParameters(state)}`;
  const add = (address: string) =>
    counted === 'about' ? address : `${address}${address.includes('?') ? '&' : '?'}counted=${counted}`;
  return { page: add(page), table: add(table) };
}
