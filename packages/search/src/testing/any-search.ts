import { WORLDWIDE, type Place, type Source } from '@firsthand/contracts';
import fc from 'fast-check';
import type { NearFilter } from '../places/near.ts';
import type { HideRule, SearchFilters, SearchRequest, SearchSort } from '../search.ts';

/** How many times as long the generated tests run as in a run of all tests; `npm run bench -- parity` sets it. */
export const PARITY_TIMES = Number(process.env.PARITY_TIMES ?? '1');

// Few words, so that every combination of fields and tiers comes up; none of them has a synonym.
const WORDS = [
  'data',
  'engineer',
  'engineering',
  'nurse',
  'the',
  'who',
  'C++',
  'c#',
  '.NET',
  'café',
  'sales',
  'cook',
  'senior',
  '2nd',
  'night',
  'shift',
  'opening',
];
const SOURCES = ['lever', 'workday', 'dover'] as const satisfies Source[];

const place = (
  city: string | null,
  state: string | null,
  country: string | null,
  postalCode: string | null = null,
) => ({
  text: [city, state, country].filter((part) => part !== null).join(', '),
  city,
  state,
  postalCode,
  country,
});
const PLACES: Place[] = [
  place('Austin', 'TX', 'US', '78701'),
  place('Austin', 'MN', 'US'),
  place('Dallas', 'TX', 'US'),
  place('Berlin', 'BE', 'DE'),
  place('Berlin', 'CT', 'US'),
  place('München', 'BY', 'DE'),
  place('London', null, null),
  place('São Paulo', null, 'BR'),
  place(null, null, 'US'),
  { text: WORLDWIDE, city: null, state: null, postalCode: null, country: null },
];

/** Around Austin, Austin and Dallas, Berlin, none of them, nothing at all. */
const CIRCLES = [
  { latitude: 30.2, longitude: -97.7, radiusKm: 20 },
  { latitude: 31.55, longitude: -97.3, radiusKm: 160 },
  { latitude: 52.4, longitude: 13.1, radiusKm: 40 },
  { latitude: 48.8, longitude: 2.3, radiusKm: 100 },
  { latitude: 0, longitude: 0, radiusKm: 100 },
];

const text = (min: number, max: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: min, maxLength: max }).map((words) => words.join(' '));
// Times lie close together, and some are equal, so that boosts and ties decide.
const day = fc.integer({ min: 0, max: 60 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)));

/** All that the role of a job is made of. */
const ROLES = [
  { title: 'data nurse', company: 'sales', department: null, source: 'lever' as const },
  { title: 'engineer', company: null, department: 'nurse', source: 'dover' as const },
].map((role) => ({ ...role, board: 'acme', employmentType: null, descriptionText: 'Austin 2026' }));

const anyFields = fc.record({
  title: text(1, 3),
  company: fc.option(text(1, 2)),
  places: fc.uniqueArray(fc.constantFrom(...PLACES), { maxLength: 3 }),
  descriptionText: text(0, 6),
  department: fc.option(text(1, 1)),
  category: fc.option(fc.constantFrom('Sales', 'Healthcare')),
  source: fc.constantFrom(...SOURCES),
  board: fc.constantFrom('acme', 'Initech/Jobs'),
  workMode: fc.option(fc.constantFrom('remote', 'hybrid', 'on_site')),
  employmentType: fc.option(fc.constantFrom('full_time', 'part_time', 'volunteer', 'per_diem')),
  pay: fc.record({
    min: fc.option(fc.constantFrom(20, 50_000)),
    max: fc.option(fc.constantFrom(30, 62_400, 90_000)),
    currency: fc.option(fc.constantFrom('USD', 'EUR')),
    period: fc.option(fc.constantFrom('hour', 'year')),
  }),
  stated: fc.record({
    seniority: fc.option(fc.constantFrom('entry', 'senior')),
    years: fc.option(fc.constantFrom(0, 3, 4, 20)),
    visa: fc.option(fc.constantFrom('offers', 'refuses')),
    skills: fc.uniqueArray(fc.constantFrom('C++', 'machine learning', 'first aid'), { maxLength: 3 }),
    openTo: fc.option(fc.constantFrom(['BR'], ['DE', 'BR'], 'worldwide' as const)),
    isPool: fc.boolean(),
  }),
  language: fc.option(fc.constantFrom('en', 'en-GB', 'de')),
  featured: fc.boolean(),
  publishedAt: fc.option(day),
  firstSeenAt: day,
});

/** Now and then, so that not every request is too narrow to find a job. */
const seldom = <T>(often: T, arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(often) }, { weight: 1, arbitrary });

/** What search is told of a job, without its id. Half of them are of one of two roles. */
export const anyDocument = fc
  .tuple(anyFields, fc.option(fc.constantFrom(...ROLES), { freq: 2 }))
  .map(([fields, role]) => ({ ...fields, ...role }));

/** Words with the operators of a query, one beside the other. */
const operated = fc
  .array(
    fc
      .tuple(
        fc.constantFrom('', '', '', '-', 'title:', 'company:', '-title:', 'OR '),
        fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...WORDS) },
          { weight: 1, arbitrary: text(1, 3).map((words) => `"${words}"`) },
        ),
      )
      .map((pair) => pair.join('')),
    { minLength: 1, maxLength: 4 },
  )
  .map((words) => words.join(' '));

const optional = <T>(values: readonly T[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });
const choices = <T>(...values: T[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 });
const facts = seldom<SearchFilters>(
  {},
  fc.record(
    {
      workModes: choices('remote' as const, 'on_site' as const, 'unstated' as const),
      employmentTypes: choices('full_time' as const, 'other' as const, 'unstated' as const),
      postedWithinDays: fc.constantFrom(1, 10, 45),
      pay: fc.record({
        min: fc.constantFrom(0, 50_000, 62_400, 80_000),
        currency: fc.constantFrom('USD', 'EUR'),
      }),
      payStated: fc.constant(true as const),
      companies: choices('lever:acme', 'workday:Initech/Jobs', 'dover:none'),
      languages: choices('en', 'de'),
      seniorities: choices('senior' as const, 'unstated' as const),
      years: choices('0' as const, 'unstated' as const),
      leastYears: fc.record({ atMost: fc.constantFrom(-1, 0, 3, 4.5, 30) }),
      visas: choices('offers' as const, 'unstated' as const),
      skills: choices('C++', 'first aid', 'unstated'),
      openings: choices('own' as const, 'pool' as const),
      shifts: choices('night' as const, 'evening' as const, 'weekend' as const),
      eligibleFrom: fc.constantFrom('DE', 'br'),
    },
    { requiredKeys: [] },
  ),
);
const anyRule: fc.Arbitrary<HideRule> = fc.oneof(
  fc.record({ kind: fc.constant('company' as const), value: fc.constantFrom('lever:acme', 'dover:acme') }),
  fc.record({ kind: fc.constant('word' as const), value: fc.constantFrom(...WORDS, 'data nurse', '!!') }),
  fc.record({ kind: fc.constant('job' as const), value: fc.integer({ min: 1, max: 200 }) }),
);

const places = fc.record({
  countries: fc.option(
    fc.uniqueArray(fc.constantFrom('US', 'us', 'DE', 'BR', 'FR'), { minLength: 1, maxLength: 3 }),
    { nil: undefined, freq: 2 },
  ),
  state: optional(['TX', 'tx', 'BE', 'Bayern']),
  city: optional(['Austin', 'berlin', 'Sao Paulo', 'Paris', 'Munich', 'Sampa']),
  zip: optional(['78701', '10115']),
  near: seldom<NearFilter | undefined>(undefined, fc.constantFrom(...CIRCLES)),
  sources: fc.option(choices(...SOURCES), { nil: undefined, freq: 2 }),
  remote: optional([true, false]),
  location: optional([
    'Austin',
    'texas',
    'Berlin, BE',
    'são paulo',
    'USA',
    'Munich',
    'Bayern',
    'Deutschland',
  ]),
});

const anyFilters = fc
  .tuple(seldom<SearchFilters>({}, places), facts)
  .map(([where, rest]): SearchFilters => ({ ...where, ...rest }));

/** What a job is to be like: often many find it, and some are about nothing or about everything. */
const anyMet = fc.array(
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ skills: choices('C++', 'machine learning', 'first aid') }) },
      { weight: 2, arbitrary: fc.record({ leastYears: fc.record({ atMost: fc.constantFrom(0, 3, 4) }) }) },
      { weight: 2, arbitrary: anyFilters },
      { weight: 1, arbitrary: fc.constant({ location: '!!!' }) },
    ),
    { maxLength: 3 },
  ),
  { maxLength: 12 },
);
const anySort = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom<SearchSort | undefined>(undefined, 'relevance', 'newest', {
      by: 'pay',
      currency: 'USD',
    }),
  },
  { weight: 1, arbitrary: anyMet.map((met): SearchSort => ({ by: 'fit', met })) },
);

/** Offsets and filters that fit some hundred such jobs. */
export const anyRequest: fc.Arbitrary<SearchRequest> = fc.record({
  query: fc.oneof(
    text(0, 3),
    operated,
    operated
      .filter((query) => !query.includes('"'))
      .map((query) => query.slice(0, Math.max(1, query.length - 3))),
    fc.constantFrom(
      '',
      '  ',
      '!!!',
      'remote',
      'remote nurse',
      'senior cook',
      'cook or nurse',
      'no experience cook',
      'jobs',
      'zebra',
      "the nurse's",
      "engineers' data",
    ),
  ),
  filters: anyFilters,
  prefix: fc.boolean(),
  literal: fc.boolean(),
  notUnderstood: seldom<string[] | undefined>(undefined, fc.constant(['work_mode', 'occupation'])),
  sort: anySort,
  now: fc.constant(Date.UTC(2026, 2, 1) / 1_000),
  facets: fc.boolean(),
  insights: seldom(
    undefined,
    fc.constant({ weekStarts: [10, 20, 50].map((day) => Date.UTC(2026, 0, day) / 1_000) }),
  ),
  group: fc.boolean(),
  apart: seldom<number[] | undefined>(
    undefined,
    fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 80 }),
  ),
  hide: seldom<HideRule[] | undefined>(undefined, fc.array(anyRule, { minLength: 1, maxLength: 3 })),
  offset: fc.constantFrom(0, 0, 1, 10, 395),
  limit: fc.constantFrom(1, 10, 100),
});
