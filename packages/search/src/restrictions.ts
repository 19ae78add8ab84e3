import { fold, MOST_YEARS_ASKED, type FacetName } from '@firsthand/contracts';
import { anyOf, token, allOf, type Expression } from './expression.ts';
import {
  EVERYWHERE,
  ofBoard,
  ofCountry,
  ofCurrency,
  ofEmployment,
  ofLanguage,
  ofLeastYears,
  ofOccupation,
  ofOpening,
  ofRemote,
  ofSeniority,
  ofSkill,
  ofSource,
  ofVisa,
  ofWorkMode,
  ofYears,
  openTo,
  PAY_STATED,
} from './lexemes.ts';
import { toShifts } from './understand/shifts.ts';
import { toLocated } from './places/location-text.ts';
import { toNear, toPlaceExpression } from './places/near.ts';
import type { SearchFilters } from './search.ts';

const DAY_SECONDS = 86_400;

/** A filter that was chosen, and the facet whose choice it is. */
export interface Restriction {
  expression: Expression;
  of: FacetName | null;
}

/** Undefined when a filter was given that no job can fit, such as a location of punctuation only or a circle in the sea. */
export function toRestrictions(filters: SearchFilters, now: number): Restriction[] | undefined {
  const { countries = [], city, state, zip, location, near } = filters;
  for (const text of [...countries, city, state, zip, location]) {
    if (text !== undefined && text.trim() !== '' && fold(text) === '') return undefined;
  }
  const around = near && toNear(near);
  if (near !== undefined && around === undefined) return undefined;
  const located = toLocated(location ?? '');
  const { sources, remote, workModes, employmentTypes, companies, languages, pay, payStated, eligibleFrom } =
    filters;
  return [
    ...toPlaces(filters),
    ...(around === undefined ? [] : [{ expression: around, of: null }]),
    ...(located === undefined ? [] : [{ expression: located, of: null }]),
    ...(remote === undefined ? [] : [{ expression: token(ofRemote(remote)), of: null }]),
    ...some('source', sources, ofSource),
    ...some('work_mode', workModes, ofWorkMode),
    ...some('employment_type', employmentTypes, ofEmployment),
    ...some('company', companies, ofBoard),
    ...some('language', languages, ofLanguage),
    ...some('seniority', filters.seniorities, ofSeniority),
    ...some('years', filters.years, ofYears),
    ...(filters.leastYears === undefined ? [] : [{ expression: toAsking(filters.leastYears), of: null }]),
    ...some('occupation', filters.occupations, ofOccupation),
    ...(filters.shifts === undefined ? [] : [{ expression: toShifts(filters.shifts), of: 'shift' as const }]),
    ...some('skill', filters.skills, ofSkill),
    ...some('visa', filters.visas, ofVisa),
    ...some('opening', filters.openings, ofOpening),
    ...(eligibleFrom === undefined ? [] : [{ expression: toEligible(eligibleFrom), of: null }]),
    ...(payStated === undefined ? [] : [{ expression: token(PAY_STATED), of: 'pay_stated' as const }]),
    ...(pay === undefined ? [] : [{ expression: toPaying(pay), of: null }]),
    ...(filters.postedWithinDays === undefined
      ? []
      : [{ expression: toPosted(filters.postedWithinDays, now), of: 'posted_within' as const }]),
  ];
}

/** Posted in so many days before `now`. */
export function toPosted(days: number, now: number): Expression {
  return { kind: 'atLeast', figure: 'postedAt', value: now - days * DAY_SECONDS };
}

/** The places that were asked for, of any of the countries. */
function toPlaces({ countries = [], city, state, zip }: SearchFilters): Restriction[] {
  const rest = { city, state, zip };
  const places = (countries.length === 0 ? [undefined] : countries).flatMap(
    (country) => toPlaceExpression({ country, ...rest }) ?? [],
  );
  return places.length === 0 ? [] : [{ expression: anyOf(places), of: 'country' }];
}

function toPaying({ min, currency }: { min: number; currency: string }): Expression {
  return allOf([token(ofCurrency(currency)), { kind: 'atLeast', figure: 'payTop', value: min }]);
}

/** Each number up to the most is a lexeme of its own. */
function toAsking({ atMost }: { atMost: number }): Expression {
  const numbers = Array.from({ length: MOST_YEARS_ASKED + 1 }, (_, years) => years);
  return anyOf(numbers.filter((years) => years <= atMost).map((years) => token(ofLeastYears(years))));
}

/** A job is open to those where it is, and a remote one where it says. */
function toEligible(country: string): Expression {
  return anyOf([ofCountry(country), openTo(country), openTo(EVERYWHERE)].map(token));
}

/** Any of the values; nothing when none was given. */
function some<Value>(
  of: FacetName,
  values: readonly Value[] | undefined,
  toLexeme: (value: Value) => string,
) {
  if (values === undefined || values.length === 0) return [];
  return [{ expression: anyOf(values.map((value) => token(toLexeme(value)))), of }];
}
