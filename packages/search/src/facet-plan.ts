import {
  FACETS,
  OPENING_KINDS,
  SENIORITIES,
  SHIFTS,
  UNSTATED,
  VISA_STANCES,
  YEARS_ASKED,
  type FacetName,
} from '@firsthand/contracts';
import { CODE_COUNTRIES } from '@firsthand/gazetteer';
import { allOf, token, type Expression } from './expression.ts';
import { ofOpening, ofPlace, ofSeniority, ofTown, ofVisa, ofYears, type PlaceParts } from './lexemes.ts';
import { listTownsOfCity, toStatePart } from './places/city-names.ts';
import { listTownsOfCode, toPlaceExpression } from './places/near.ts';
import { toPosted, type Restriction } from './restrictions.ts';
import type { SearchFilters } from './search.ts';
import { toShifts } from './understand/shifts.ts';

/** Days of `posted_within` that are counted. */
const POSTED_WITHIN = [1, 3, 7, 14, 30];
/** Of the companies, the skills and the occupations so many are named. */
const MOST_NAMED = 20;
const NAMED: ReadonlySet<FacetName> = new Set(['company', 'skill', 'occupation']);

/** Which columns of the search table hold the values of a facet, one for each job. */
export type FacetColumn = 'work_mode' | 'source' | 'employment_type' | 'paid' | 'board' | 'language';

export interface CountryValues {
  kind: 'countries';
  /** What else was asked of the place, which holds for one and the same place as the country. */
  rest: PlaceParts | null;
  /** By country, the towns that also have the postal code or the name that was asked for. */
  towns: Readonly<Record<string, readonly string[]>>;
}

/** Which values are counted. */
export interface CountPlan {
  values:
    | { kind: 'column'; column: FacetColumn; prefix: string }
    /** Of which a job has any number. */
    | { kind: 'several'; column: 'skills' | 'towns' | 'occupations'; prefix: string }
    | { kind: 'each'; each: readonly { value: string; expression: Expression }[] }
    | CountryValues;
  /** So many values at most, the most frequent ones. */
  most: number | null;
}

/** A facet, and the jobs it is counted over: those that fit every choice but its own. */
export interface FacetPlan extends CountPlan {
  name: FacetName;
  /** Null: those that are found. */
  base: Expression | null;
}

const WORK_MODES = { kind: 'column', column: 'work_mode', prefix: 'MODE=' } as const;
const BOARDS = { kind: 'column', column: 'board', prefix: 'BOARD=' } as const;
const SKILLS = { kind: 'several', column: 'skills', prefix: 'SKILL=' } as const;
const OCCUPATIONS = { kind: 'several', column: 'occupations', prefix: 'WORK=' } as const;
const TOWNS = { kind: 'several', column: 'towns', prefix: 'TOWN=' } as const;

/** What insights count of all that is found. */
export const INSIGHT_COUNTS = {
  workModes: { values: WORK_MODES, most: null },
  companies: { values: BOARDS, most: MOST_NAMED },
  towns: { values: TOWNS, most: MOST_NAMED },
  skills: { values: SKILLS, most: MOST_NAMED },
} as const satisfies Record<string, CountPlan>;

interface Asked {
  filters: SearchFilters;
  now: number;
  fitting: readonly Restriction[];
  /** What no facet leaves out. */
  others: readonly Expression[];
}

export function planFacets(asked: Asked): FacetPlan[] {
  return FACETS.map((name) => ({
    name,
    base: toBase(name, asked),
    values: toValues(name, asked),
    most: NAMED.has(name) ? MOST_NAMED : null,
  }));
}

function toBase(name: FacetName, { filters, fitting, others }: Asked): Expression | null {
  if (!fitting.some(({ of }) => of === name)) return null;
  const left = fitting.filter(({ of }) => of !== name).map(({ expression }) => expression);
  // Of a postal code each country has towns of its own.
  const rest =
    name === 'country' && filters.zip === undefined ? toPlaceExpression(toRest(filters)) : undefined;
  return allOf([...others, ...left, ...(rest === undefined ? [] : [rest])]);
}

function toValues(name: FacetName, { filters, now }: Asked): FacetPlan['values'] {
  const column = (of: FacetColumn, prefix: string) => ({ kind: 'column' as const, column: of, prefix });
  const each = (values: readonly string[], toLexeme: (value: string) => string) => ({
    kind: 'each' as const,
    each: [...values, UNSTATED].map((value) => ({ value, expression: token(toLexeme(value)) })),
  });
  switch (name) {
    case 'country':
      return toCountryValues(toRest(filters));
    case 'posted_within':
      return {
        kind: 'each',
        each: POSTED_WITHIN.map((days) => ({ value: String(days), expression: toPosted(days, now) })),
      };
    case 'work_mode':
      return WORK_MODES;
    case 'source':
      return column('source', 'SOURCE=');
    case 'employment_type':
      return column('employment_type', 'TYPE=');
    case 'pay_stated':
      return column('paid', 'PAID=');
    case 'company':
      return BOARDS;
    case 'language':
      return column('language', 'LANG=');
    case 'seniority':
      return each(SENIORITIES, ofSeniority);
    case 'years':
      return each(YEARS_ASKED, ofYears);
    case 'visa':
      return each(VISA_STANCES, ofVisa);
    case 'opening':
      return {
        kind: 'each',
        each: OPENING_KINDS.map((value) => ({ value, expression: token(ofOpening(value)) })),
      };
    case 'shift':
      return { kind: 'each', each: SHIFTS.map((shift) => ({ value: shift, expression: toShifts([shift]) })) };
    case 'skill':
      return SKILLS;
    case 'occupation':
      return OCCUPATIONS;
  }
}

function toCountryValues(rest: PlaceParts): CountryValues {
  const towns = new Map(
    CODE_COUNTRIES.map((country) => [country, listTownsOfCode({ ...rest, country })] as const),
  );
  for (const { country, id } of listTownsOfCity(rest))
    towns.set(country, [...(towns.get(country) ?? []), ofTown(id)]);
  return {
    kind: 'countries',
    rest: ofPlace(rest) === undefined ? null : rest,
    towns: Object.fromEntries(towns),
  };
}

function toRest({ city, state, zip }: SearchFilters): PlaceParts {
  return { city, state: toStatePart({ state }), zip };
}
