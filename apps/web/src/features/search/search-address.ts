import type { SearchQuery } from '@firsthand/contracts';
import { LIMITS, findAts, toCountryName, type FilterCountry } from '@firsthand/contracts/light';
import {
  EMPLOYMENT_VALUES,
  SENIORITY_VALUES,
  SHIFT_VALUES,
  UNDERSTOOD_NAMES,
  VISA_VALUES,
  WORK_MODE_VALUES,
  YEARS_VALUES,
  oneOf,
  readAmount,
  readCompany,
  readCurrency,
  readDays,
  readLanguage,
  readOccupation,
  readSkill,
  readValues,
  splitValues,
  toCurrency,
} from './address-values.ts';
import { readRadius, toNear } from './location/radius.ts';

/**
 * A whole search as the address carries it. Empty strings mean "not set". Filters that take several values hold them as
 * `joinValues` makes them.
 */
export interface SearchState {
  q: string;
  /** ISO 3166-1 codes, several values; '' searches everywhere. */
  country: string;
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
  /** The filter code of an ATS, '1' to '9'. */
  source: string;
  /** Several values. */
  work_mode: string;
  /** Several values. */
  employment_type: string;
  /** Days, '1' to '365'. */
  posted_within: string;
  /** Whole units of `pay_currency` a year. */
  pay_min: string;
  /** ISO 4217. Without `pay_min` only the order by pay needs it. */
  pay_currency: string;
  pay_stated: '' | 'true';
  /** `source:board`, several values. */
  company: string;
  /** ISO 639-1, several values. */
  language: string;
  /** Several values. */
  seniority: string;
  /** Ranges of years of experience, several values. */
  years: string;
  /** Several values. */
  skill: string;
  /** Several values. */
  visa: string;
  /** Ids of occupations, several values. */
  occupation: string;
  /** Several values. */
  shift: string;
  /** ISO 3166-1 code of where somebody is for whom a job must be open. */
  eligible_from: string;
  /** The query is looked for letter by letter. */
  literal: '' | 'true';
  /** Parameters, and `occupation`, that words of the query must not set; several values. */
  not_understood: string;
  /** '' is the search's own order. */
  sort: '' | 'newest' | 'pay' | 'fit';
  /** From 1. */
  page: number;
}

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

/** A country by its name, those of the filter without asking Intl; several with "or" between them. */
export function toFilterCountryName(codes: string): string {
  const names = splitValues(codes).map(
    (code) => (COUNTRY_NAMES as Record<string, string>)[code] ?? toCountryName(code) ?? code,
  );
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ');
}

/** A code that is some country's. */
function readCountry(text: string): string {
  const code = text.toUpperCase();
  return code in COUNTRY_NAMES || toCountryName(code) !== undefined ? code : '';
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

function readSource(text: string): string {
  const ats = text === '' ? undefined : findAts(text);
  return ats ? String(ats.code) : '';
}

/** Reads an address. Anything a visitor may have typed there gives a valid state; what makes no sense counts as not set. */
export function parseSearchAddress(params: URLSearchParams): SearchState {
  const read = (name: string) => (params.get(name) ?? '').trim();
  const readAll = (name: string, readOne: (text: string) => string) =>
    readValues(params.getAll(name), readOne);
  const [city, state, zip] = [read('city'), read('state'), read('zip')];
  const isPlaceChosen = city !== '' || state !== '' || zip !== '';
  const country = readAll('country', readCountry);
  const location = isPlaceChosen ? '' : read('location') || read('near');
  const where = { country, location, city, state, zip };
  return {
    q: read('q').slice(0, LIMITS.searchQueryMaxLength),
    ...where,
    place: isPlaceChosen ? read('place') || [city, state, zip].filter(Boolean).join(', ') : '',
    radius: toNear(where) === '' ? '' : readRadius(read('radius') || read('radius_km')),
    remote: readRemote(read('remote') || read('isRemote')),
    source: readSource(read('source')),
    work_mode: readAll('work_mode', oneOf(WORK_MODE_VALUES)),
    employment_type: readAll('employment_type', oneOf(EMPLOYMENT_VALUES)),
    posted_within: readDays(read('posted_within')),
    pay_stated: read('pay_stated') === 'true' ? 'true' : '',
    company: readAll('company', readCompany),
    language: readAll('language', readLanguage),
    seniority: readAll('seniority', oneOf(SENIORITY_VALUES)),
    years: readAll('years', oneOf(YEARS_VALUES)),
    skill: readAll('skill', readSkill),
    visa: readAll('visa', oneOf(VISA_VALUES)),
    occupation: readAll('occupation', readOccupation),
    shift: readAll('shift', oneOf(SHIFT_VALUES)),
    eligible_from: readCountry(read('eligible_from')),
    literal: read('literal') === 'true' ? 'true' : '',
    not_understood: readAll('not_understood', oneOf(UNDERSTOOD_NAMES)),
    ...readPay(read, country),
    page: readPage(read('page')),
  };
}

const not = (read: (text: string) => string) => (text: string) => read(text) === '';

/** Whether a filter knows a value, by its name in the address; what it is called there. */
const KNOWN_VALUES: readonly [name: string, label: string, isUnknown: (text: string) => boolean][] = [
  ['country', 'country', not(readCountry)],
  ['eligible_from', 'country', not(readCountry)],
  ['remote', 'remote', not(readRemote)],
  ['isRemote', 'remote', not(readRemote)],
  ['source', 'source', not(readSource)],
  ['radius', 'distance', not(readRadius)],
  ['posted_within', 'date posted', not(readDays)],
  ['work_mode', 'work mode', not(oneOf(WORK_MODE_VALUES))],
  ['employment_type', 'employment type', not(oneOf(EMPLOYMENT_VALUES))],
  ['seniority', 'seniority', not(oneOf(SENIORITY_VALUES))],
  ['years', 'experience', not(oneOf(YEARS_VALUES))],
  ['visa', 'visa', not(oneOf(VISA_VALUES))],
  ['shift', 'shift', not(oneOf(SHIFT_VALUES))],
  ['company', 'company', not(readCompany)],
  ['language', 'language', not(readLanguage)],
  ['occupation', 'kind of work', not(readOccupation)],
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
  ...(['q', 'country', 'location', 'city', 'state', 'zip', 'place'] as const),
  ...(['radius', 'remote', 'source'] as const),
  ...(['posted_within', 'work_mode', 'employment_type', 'pay_stated', 'pay_min'] as const),
  ...(['eligible_from', 'seniority', 'years', 'skill', 'visa'] as const),
  ...(['occupation', 'shift', 'company', 'language'] as const),
  ...(['literal', 'not_understood', 'sort'] as const),
] as const;

/** What the API takes as the address has it. */
const QUERY_NAMES = [
  ...(['country', 'source'] as const),
  ...(['work_mode', 'employment_type', 'seniority', 'years', 'skill', 'visa'] as const),
  ...(['occupation', 'shift', 'eligible_from', 'company', 'language', 'not_understood'] as const),
] as const;

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

/** The API's query of a search; the page begins where `pageSize` jobs a page put it. */
export function toApiQuery(state: SearchState, pageSize: number = LIMITS.searchPageSize): SearchQuery {
  const query: SearchQuery = { q: state.q };
  for (const name of QUERY_NAMES) {
    if (state[name] !== '') query[name] = state[name];
  }
  Object.assign(query, toPlaceQuery(state));
  if (state.pay_stated !== '') query.pay_stated = state.pay_stated;
  if (state.literal !== '') query.literal = state.literal;
  if (state.posted_within !== '') query.posted_within = Number(state.posted_within);
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
  const named = Object.entries(toUnpagedQuery(state)).map(([name, value]) => [name, String(value)]);
  return named.length === 0 ? '' : `?${new URLSearchParams(named).toString()}`;
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
