import {
  LISTED_EMPLOYMENT_LABELS,
  SENIORITY_LABELS,
  VISA_LABELS,
  WORK_MODE_LABELS,
  YEARS_LABELS,
  findAts,
  toLanguageName,
  toPostedWithinText,
} from '@firsthand/contracts/light';
import { SHIFT_LABELS, UNSTATED, joinValues, splitValues } from '../address-values.ts';
import { toRadiusText } from '../location/radius.ts';
import { NO_PLACE, parseSearchAddress, toFilterCountryName, type SearchState } from '../search-address.ts';
import { toLeastPayText } from './pay-text.ts';

/** Names of companies by `source:board` and of occupations by their id, as far as they are known. */
export type KnownNames = Readonly<Record<string, string>>;

/** A filter that is set, with the search that leaves it out. */
export interface ActiveFilter {
  /** Tells it apart from the others. */
  key: string;
  label: string;
  without: SearchState;
}

type ListName =
  | ('work_mode' | 'employment_type' | 'seniority' | 'years' | 'skill' | 'visa')
  | ('occupation' | 'shift' | 'company' | 'language');

const toLabelOf =
  (labels: Readonly<Record<string, string>>, unstated: string) =>
  (value: string): string =>
    value === UNSTATED ? unstated : (labels[value] ?? value);

/** What the values of a filter are called where they stand alone. */
const LABELS: Record<ListName, (value: string, names: KnownNames) => string> = {
  work_mode: toLabelOf(WORK_MODE_LABELS, 'Work mode not stated'),
  employment_type: toLabelOf(LISTED_EMPLOYMENT_LABELS, 'Employment type not stated'),
  seniority: toLabelOf(SENIORITY_LABELS, 'Seniority not stated'),
  years: (value) =>
    value === '0' ? 'No experience needed' : toLabelOf(YEARS_LABELS, 'Experience not stated')(value),
  skill: toLabelOf({}, 'No skill stated'),
  visa: toLabelOf(VISA_LABELS, 'Visa not mentioned'),
  occupation: toNameOfOccupation,
  shift: toLabelOf(SHIFT_LABELS, ''),
  company: toNameOfCompany,
  language: toLanguageName,
};

/** The employer's name, else what its board is called: "lever:acme" → "acme". */
export function toNameOfCompany(company: string, names: KnownNames): string {
  return names[company] ?? company.slice(company.indexOf(':') + 1);
}

/** What people call it, else its id in words: "registered-nurse" → "Registered nurse". */
export function toNameOfOccupation(id: string, names: KnownNames): string {
  if (id === UNSTATED) return 'Kind of work not known';
  const words = id.replaceAll('-', ' ');
  return names[id] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A search in words: “nurse”, Germany, Remote; null of one that finds every job. */
export function toSearchWords(state: SearchState, names: KnownNames = {}): string | null {
  const filters = listActiveFilters(state, names).map(({ label }) => label);
  const query = state.q === '' ? [] : [state.literal === '' ? `“${state.q}”` : `exactly “${state.q}”`];
  const words = [...query, ...filters];
  return words.length === 0 ? null : words.join(', ');
}

/** The filters of a search in the order of the panel; the query itself and the order are none. */
export function listActiveFilters(state: SearchState, names: KnownNames = {}): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  const add = (key: string, label: string, cleared: Partial<SearchState>) =>
    filters.push({ key, label, without: { ...state, ...cleared, page: 1 } });
  const addEach = (name: ListName) => {
    const values = splitValues(state[name]);
    for (const value of values) {
      const left = joinValues(values.filter((other) => other !== value));
      add(`${name} ${value}`, LABELS[name](value, names), { [name]: left });
    }
  };
  const countries = splitValues(state.country);
  for (const country of countries) {
    const left = joinValues(countries.filter((other) => other !== country));
    add(`country ${country}`, toFilterCountryName(country), { country: left, radius: '' });
  }
  const where = state.place || state.location;
  if (where !== '') add('location', where, NO_PLACE);
  if (state.radius !== '')
    add('radius', `Within ${toRadiusText(state.radius, state.country)}`, { radius: '' });
  if (state.remote !== '') add('remote', state.remote === 'yes' ? 'Remote' : 'Not remote', { remote: '' });
  if (state.source !== '') add('source', findAts(state.source)?.label ?? state.source, { source: '' });
  if (state.posted_within !== '') {
    add('posted_within', toPostedWithinText(Number(state.posted_within)), { posted_within: '' });
  }
  addEach('work_mode');
  if (state.eligible_from !== '') {
    add('eligible_from', `Open to people in ${toFilterCountryName(state.eligible_from)}`, {
      eligible_from: '',
    });
  }
  addEach('employment_type');
  if (state.pay_stated !== '') add('pay_stated', 'Pay stated', { pay_stated: '' });
  if (state.pay_min !== '') {
    const least = toLeastPayText(Number(state.pay_min), state.pay_currency);
    add('pay_min', least, { pay_min: '', pay_currency: state.sort === 'pay' ? state.pay_currency : '' });
  }
  addEach('seniority');
  addEach('years');
  addEach('skill');
  addEach('visa');
  addEach('occupation');
  addEach('shift');
  addEach('company');
  addEach('language');
  return filters;
}

/** The search with its query, how that is read, and its order alone. */
export function withoutFilters(state: SearchState): SearchState {
  const { q, literal, not_understood, sort, pay_currency } = state;
  return parseSearchAddress(new URLSearchParams({ q, literal, not_understood, sort, pay_currency }));
}
