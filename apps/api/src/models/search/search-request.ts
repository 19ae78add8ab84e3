import {
  findAts,
  LIMITS,
  LISTED_EMPLOYMENTS,
  MINUTE_MS,
  OPENING_KINDS,
  refuse,
  SENIORITIES,
  SHIFTS,
  toCountryName,
  UNDERSTOOD_NAMES,
  UNSTATED,
  VISA_STANCES,
  WORK_MODES,
  YEARS_ASKED,
  type HideKind,
  type SearchQuery,
  type Source,
} from '@firsthand/contracts';
import { findSkill } from '@firsthand/claims';
import { findNear } from '@firsthand/gazetteer';
import { openDictionary } from '@firsthand/occupations';
import type { HideRule, SearchFilters, SearchRequest } from '@firsthand/search';
import { toCompany, toHideRule, toJobId } from '../hide-rule.ts';

const DEFAULT_RADIUS_KM = 40;

/**
 * What a client asked for, as search takes it, with what the person hides who asks, and which requirements they meet when
 * that is to order the results; nobody's order by fit is that of relevance. Throws 400 in words for a value that means
 * nothing.
 */
export function toSearchRequest(
  query: SearchQuery,
  now: Date,
  { stored = [], met }: { stored?: readonly HideRule[]; met?: readonly SearchFilters[][] | undefined } = {},
): SearchRequest {
  return {
    query: query.q ?? '',
    prefix: query.prefix === 'true',
    literal: query.literal === 'true',
    notUnderstood: toList(query.not_understood)?.map((name) =>
      toOneOf('not_understood', UNDERSTOOD_NAMES, name),
    ),
    filters: toFilters(query),
    sort: met ? { by: 'fit', met } : toSort(query),
    offset: query.offset ?? 0,
    limit: query.limit ?? LIMITS.searchPageSize,
    group: query.group === 'true',
    apart: toApart(query),
    facets: query.facets === 'true',
    // Of the minute, so that what was worked out for one search serves the next.
    now: Math.floor(now.getTime() / MINUTE_MS) * (MINUTE_MS / 1_000),
    hide: dropRepeated([...stored, ...toRules(query)]),
  };
}

function toFilters(query: SearchQuery): SearchFilters {
  const remote = query.isRemote?.trim();
  const countries = toList(query.country)?.map(toCountry);
  const filters: SearchFilters = {
    countries,
    sources: toList(query.source)?.map(toSource),
    remote: remote === undefined ? undefined : ['true', 'yes', '1'].includes(remote.toLowerCase()),
    location: query.location?.trim(),
    city: query.city?.trim(),
    state: query.state?.trim(),
    zip: query.zip?.trim(),
    near: toNear(query, countries),
    workModes: toList(query.work_mode)?.map(toWorkMode),
    employmentTypes: toList(query.employment_type)?.map(toEmployment),
    postedWithinDays: query.posted_within,
    pay: toPay(query),
    payStated: query.pay_stated === undefined ? undefined : true,
    companies: toList(query.company)?.map((value) => toCompany(value, 'company')),
    languages: toList(query.language)?.map(toLanguage),
    seniorities: toStated('seniority', SENIORITIES, query.seniority),
    years: toStated('years', YEARS_ASKED, query.years),
    skills: toList(query.skill)?.map(toSkill),
    visas: toStated('visa', VISA_STANCES, query.visa),
    occupations: toList(query.occupation)?.map(toOccupation),
    shifts: toList(query.shift)?.map((value) => toOneOf('shift', SHIFTS, value)),
    openings: toList(query.opening)?.map((value) => toOneOf('opening', OPENING_KINDS, value)),
    eligibleFrom: query.eligible_from?.toUpperCase(),
  };
  return filters;
}

function toApart({ apart }: SearchQuery): number[] | undefined {
  const ids = toList(apart)?.map((value) => toJobId(value, 'apart'));
  if (ids === undefined || ids.length <= LIMITS.apartMax) return ids;
  throw refuse('apart-too-many', { most: LIMITS.apartMax });
}

function toSort({ sort, pay_currency: currency }: SearchQuery): SearchRequest['sort'] {
  if (sort === 'fit') return undefined;
  if (sort !== 'pay') return sort;
  if (currency === undefined) throw refuse('sort-needs-currency');
  return { by: 'pay', currency: currency.toUpperCase() };
}

function toPay({ pay_min: min, pay_currency: currency, sort }: SearchQuery): SearchFilters['pay'] {
  if (min === undefined && (currency === undefined || sort === 'pay')) return undefined;
  if (min === undefined || currency === undefined) {
    throw refuse('pay-incomplete');
  }
  return { min, currency: currency.toUpperCase() };
}

function toRules(query: SearchQuery): HideRule[] {
  return [
    ...toRulesOf('company', 'hide_companies', query),
    ...toRulesOf('word', 'hide_words', query),
    ...toRulesOf('job', 'hide_jobs', query),
  ];
}

/** Each rule once, so that none is counted twice; words are the same in any case. */
function dropRepeated(rules: readonly HideRule[]): HideRule[] {
  const keyOf = ({ kind, value }: HideRule) => `${kind} ${kind === 'word' ? value.toLowerCase() : value}`;
  return [...new Map(rules.map((rule) => [keyOf(rule), rule])).values()];
}

function toRulesOf(
  kind: HideKind,
  name: 'hide_companies' | 'hide_words' | 'hide_jobs',
  query: SearchQuery,
): HideRule[] {
  return (toList(query[name]) ?? []).map((value) => toHideRule(kind, value, name));
}

/** "US,CA" → US and CA. */
function toList(value: string | undefined): string[] | undefined {
  return value?.split(',').map((one) => one.trim());
}

function toCountry(value: string): string {
  if (/^[a-z]{2}$/i.test(value)) return value.toUpperCase();
  throw refuse('country-invalid');
}

function toSource(value: string): Source {
  const ats = findAts(value);
  if (!ats) throw refuse('source-invalid');
  return ats.source;
}

function toWorkMode(value: string) {
  const given = value === 'onsite' ? 'on_site' : value;
  return toOneOf('work_mode', [...WORK_MODES, UNSTATED], given);
}

function toEmployment(value: string) {
  return toOneOf('employment_type', [...LISTED_EMPLOYMENTS, UNSTATED], value);
}

/** Any of these values, or that the posting does not say. */
function toStated<Value extends string>(
  name: string,
  values: readonly Value[],
  given: string | undefined,
): (Value | typeof UNSTATED)[] | undefined {
  return toList(given)?.map((value) => toOneOf<Value | typeof UNSTATED>(name, [...values, UNSTATED], value));
}

function toSkill(value: string): string {
  const skill = value.toLowerCase() === UNSTATED ? UNSTATED : findSkill(value);
  if (skill === undefined) throw refuse('skill-unknown-to-search', { value });
  return skill;
}

function toOccupation(value: string): string {
  const id = value.toLowerCase();
  if (openDictionary().occupations.has(id)) return id;
  throw refuse('occupation-unknown', { value });
}

function toOneOf<Value extends string>(name: string, values: readonly Value[], given: string): Value {
  const found = values.find((value) => value === given.toLowerCase());
  if (found === undefined) throw refuse('choice-unknown', { field: name, choices: values });
  return found;
}

function toLanguage(value: string): string {
  if (/^[a-z]{2}$/i.test(value)) return value.toLowerCase();
  throw refuse('language-invalid');
}

/** The circle around what was named, in the first of the countries that has such a place. */
function toNear(
  { near, radius_km: radiusKm }: SearchQuery,
  countries: readonly string[] = [],
): SearchFilters['near'] {
  if (near === undefined) {
    if (radiusKm !== undefined) throw refuse('radius-needs-place');
    return undefined;
  }
  if (countries.length === 0) throw refuse('near-needs-country');
  const answers = countries.map((country) => findNear(near.trim(), country));
  const found = answers.find((answer) => answer.ok);
  if (found) return { ...found.centre, radiusKm: radiusKm ?? DEFAULT_RADIUS_KM };
  const names = countries.map((country) => toCountryName(country) ?? country);
  if (answers.some((answer) => !answer.ok && answer.reason === 'unknown-codes'))
    throw refuse('near-codes-unknown', { countries: names });
  throw refuse('near-unknown', { place: near.trim(), countries: names });
}
