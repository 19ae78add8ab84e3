import { findAts } from '../ats.ts';
import {
  OPENING_KIND_LABELS,
  OPENING_KINDS,
  SENIORITIES,
  SENIORITY_LABELS,
  VISA_LABELS,
  VISA_STANCES,
  YEARS_ASKED,
  YEARS_LABELS,
} from '../claims.ts';
import {
  LISTED_EMPLOYMENT_LABELS,
  NOT_STATED,
  toLanguageName,
  toPostedWithinText,
  WORK_MODE_LABELS,
} from '../text/fact-labels.ts';
import {
  oneOf,
  readCompany,
  readCountry,
  readDays,
  readLanguage,
  readOccupation,
  readSkill,
  readSource,
  toFilterCountryName,
} from './values.ts';

/** What filters call jobs that do not say. */
export const UNSTATED = 'unstated';

/** Names of companies by `source:board` and of occupations by their id, as far as they are known. */
export type KnownNames = Readonly<Record<string, string>>;

/**
 * A filter of searches. Its name is the API's parameter, the address's and the facet's; what it means to a posting stands
 * beside the search (`toRestrictions`, the lexemes).
 */
export interface SearchFilter {
  /** What it asks about: "work mode". */
  asks: string;
  /** Several values, of which a job needs one. */
  isList: boolean;
  /** The values it has always, in the order in which they are offered. */
  values?: readonly string[];
  /** A value as the address has it; '' for what makes no sense. */
  read: (text: string) => string;
  /** What a value is called where it stands alone. */
  toWords: (value: string, names: KnownNames) => string;
  /** Below the heading of the filter, where that is shorter. */
  toLabel?: (value: string, names: KnownNames) => string;
  /** Its heading in the panel. */
  legend?: string;
  /** Whether its values are counted. */
  isFacet: boolean;
  /** What an assistant is told that it takes. */
  takes: string;
}

/** A filter whose values have labels, and one for the jobs that do not say. */
function labelled(
  legend: string,
  asks: string,
  {
    labels,
    unstated,
    values = Object.keys(labels),
  }: {
    labels: Readonly<Record<string, string>>;
    unstated: string;
    values?: readonly string[];
  },
) {
  const all = [...values, UNSTATED];
  return {
    asks,
    legend,
    isList: true,
    isFacet: true,
    values: all,
    read: oneOf(all),
    toWords: (value: string) => (value === UNSTATED ? unstated : (labels[value] ?? value)),
    toLabel: (value: string) => (value === UNSTATED ? NOT_STATED : (labels[value] ?? value)),
  } as const;
}

export const SHIFTS = ['night', 'evening', 'weekend'] as const;
export type Shift = (typeof SHIFTS)[number];
const SHIFT_LABELS: Readonly<Record<Shift, string>> = {
  night: 'Night shift',
  evening: 'Evening shift',
  weekend: 'Weekends',
};

const workMode = labelled('Work mode', 'work mode', {
  labels: WORK_MODE_LABELS,
  unstated: 'Work mode not stated',
});
const years = labelled('Experience asked for', 'experience', {
  ...{ labels: YEARS_LABELS, values: YEARS_ASKED, unstated: 'Experience not stated' },
});

/**
 * The filters of searches in the order of the panel, of chips and of the address. By hand, since they are several parameters
 * at once, stay place (with its radius), remote and pay.
 */
export const SEARCH_FILTERS = {
  country: {
    ...{ asks: 'country', isList: true, isFacet: true },
    read: readCountry,
    toWords: toFilterCountryName,
    takes: 'Two-letter countries such as US',
  },
  source: {
    ...{ asks: 'source', isList: true, isFacet: true },
    read: readSource,
    toWords: (value: string) => findAts(value)?.label ?? value,
    takes: 'Systems such as lever',
  },
  posted_within: {
    ...{ asks: 'date posted', isList: false, isFacet: true },
    read: readDays,
    toWords: (days: string) => toPostedWithinText(Number(days)),
    takes: 'Days',
  },
  work_mode: {
    ...workMode,
    // The API's older word.
    read: (text: string) => workMode.read(text.toLowerCase() === 'onsite' ? 'on_site' : text),
    takes: 'remote, hybrid or onsite',
  },
  employment_type: {
    ...labelled('Employment type', 'employment type', {
      ...{ labels: LISTED_EMPLOYMENT_LABELS, unstated: 'Employment type not stated' },
    }),
    takes: 'Kinds of employment, as facets name them',
  },
  pay_stated: {
    ...{ asks: 'pay', isList: false, isFacet: true },
    read: oneOf(['true']),
    toWords: () => 'Pay stated',
    takes: 'true: only jobs that state their pay',
  },
  eligible_from: {
    ...{ asks: 'country', isList: false, isFacet: false },
    read: readCountry,
    toWords: (code: string) => `Open to people in ${toFilterCountryName(code)}`,
    takes: 'Remote jobs open to people in this two-letter country',
  },
  seniority: {
    ...labelled('Seniority', 'seniority', {
      ...{ labels: SENIORITY_LABELS, values: SENIORITIES, unstated: 'Seniority not stated' },
    }),
    takes: 'As facets name it',
  },
  years: {
    ...years,
    toWords: (value: string) => (value === '0' ? 'No experience needed' : years.toWords(value)),
    takes: 'Ranges of years of experience, as facets name them',
  },
  skill: {
    ...{ asks: 'skill', legend: 'Skills asked for', isList: true, isFacet: true },
    read: readSkill,
    toWords: (skill: string) => (skill === UNSTATED ? 'No skill stated' : skill),
    toLabel: (skill: string) => (skill === UNSTATED ? NOT_STATED : skill),
    takes: 'Skills that are asked for',
  },
  visa: {
    ...labelled('Visa', 'visa', {
      ...{ labels: VISA_LABELS, values: VISA_STANCES, unstated: 'Visa not mentioned' },
    }),
    takes: 'As facets name it',
  },
  occupation: {
    ...{ asks: 'kind of work', legend: 'Kind of work', isList: true, isFacet: true },
    read: readOccupation,
    toWords: toNameOfOccupation,
    takes: 'Ids of occupations, as facets name them; kinds of them are found too',
  },
  shift: {
    ...{ asks: 'shift', legend: 'Shift', isList: true, isFacet: true, values: SHIFTS },
    read: oneOf(SHIFTS),
    toWords: (shift: string) => (SHIFT_LABELS as Record<string, string>)[shift] ?? shift,
    takes: 'night, evening or weekend',
  },
  opening: {
    ...{ asks: 'opening', legend: 'Opening', isList: true, isFacet: true, values: OPENING_KINDS },
    read: oneOf(OPENING_KINDS),
    toWords: (opening: string) => (OPENING_KIND_LABELS as Record<string, string>)[opening] ?? opening,
    takes: 'own: with an opening of its own; pool: a talent pool or general application',
  },
  company: {
    ...{ asks: 'company', legend: 'Company', isList: true, isFacet: true },
    read: readCompany,
    toWords: toNameOfCompany,
    takes: 'A company_key, source:board',
  },
  language: {
    ...{ asks: 'language', legend: 'Language', isList: true, isFacet: true },
    read: readLanguage,
    toWords: toLanguageName,
    takes: 'Languages of the posting, such as en',
  },
} as const satisfies Record<string, SearchFilter>;

export type FilterName = keyof typeof SEARCH_FILTERS;
/** Those that take several values. */
export type ListFilterName = NameWith<'isList'>;
/** Those whose values are counted. */
export type FacetName = NameWith<'isFacet'>;
type NameWith<Key extends 'isList' | 'isFacet'> = {
  [Name in FilterName]: (typeof SEARCH_FILTERS)[Name][Key] extends true ? Name : never;
}[FilterName];

export const FILTER_NAMES = Object.keys(SEARCH_FILTERS) as FilterName[];
export const LIST_FILTER_NAMES = FILTER_NAMES.filter(
  (name): name is ListFilterName => SEARCH_FILTERS[name].isList,
);
export const FACETS = FILTER_NAMES.filter((name): name is FacetName => SEARCH_FILTERS[name].isFacet);

/** What a value of a filter is called below the heading of the filter, or in a facet. */
export function toFilterLabel(name: FilterName, value: string, names: KnownNames = {}): string {
  const filter: SearchFilter = SEARCH_FILTERS[name];
  return (filter.toLabel ?? filter.toWords)(value, names);
}

/** The employer's name, else what its board is called: "lever:acme" → "acme". */
function toNameOfCompany(company: string, names: KnownNames): string {
  return names[company] ?? company.slice(company.indexOf(':') + 1);
}

/** What people call it, else its id in words: "registered-nurse" → "Registered nurse". */
function toNameOfOccupation(id: string, names: KnownNames): string {
  if (id === UNSTATED) return 'Kind of work not known';
  const words = id.replaceAll('-', ' ');
  return names[id] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
