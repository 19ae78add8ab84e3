import type { Place, Source } from '@firsthand/contracts';
import fc from 'fast-check';
import type { SearchRequest } from '../search.ts';

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
  '2nd',
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
  place('London', null, null),
  place('São Paulo', null, 'BR'),
  place(null, null, 'US'),
];

const text = (min: number, max: number) =>
  fc.array(fc.constantFrom(...WORDS), { minLength: min, maxLength: max }).map((words) => words.join(' '));
// Times lie close together, and some are equal, so that boosts and ties decide.
const day = fc.integer({ min: 0, max: 60 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)));

/** What search is told of a job, without its id. */
export const anyDocument = fc.record({
  title: text(1, 3),
  company: fc.option(text(1, 2)),
  places: fc.uniqueArray(fc.constantFrom(...PLACES), { maxLength: 3 }),
  descriptionText: text(0, 6),
  department: fc.option(text(1, 1)),
  category: fc.option(fc.constantFrom('Sales', 'Healthcare')),
  source: fc.constantFrom(...SOURCES),
  workMode: fc.option(fc.constantFrom('remote', 'hybrid', 'on_site')),
  featured: fc.boolean(),
  publishedAt: fc.option(day),
  firstSeenAt: day,
});

/** Words with the operators of a query, one beside the other. */
const operated = fc
  .array(
    fc
      .tuple(
        fc.constantFrom('', '', '', '-', 'title:', 'company:', '-title:', 'OR '),
        fc.constantFrom(...WORDS),
      )
      .map((pair) => pair.join('')),
    { minLength: 1, maxLength: 4 },
  )
  .map((words) => words.join(' '));

const optional = <T>(values: readonly T[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });
/** Offsets and filters that fit some hundred such jobs. */
export const anyRequest: fc.Arbitrary<SearchRequest> = fc.record({
  query: fc.oneof(
    text(0, 3),
    operated,
    fc.constantFrom('', '  ', '!!!', 'remote', 'zebra', "the nurse's", "engineers' data"),
  ),
  filters: fc.record({
    countries: fc.option(
      fc.uniqueArray(fc.constantFrom('US', 'us', 'DE', 'BR', 'FR'), { minLength: 1, maxLength: 3 }),
      {
        nil: undefined,
        freq: 2,
      },
    ),
    state: optional(['TX', 'tx', 'BE']),
    city: optional(['Austin', 'berlin', 'Sao Paulo', 'Paris']),
    zip: optional(['78701', '10115']),
    sources: fc.option(fc.uniqueArray(fc.constantFrom(...SOURCES), { minLength: 1, maxLength: 2 }), {
      nil: undefined,
      freq: 2,
    }),
    remote: optional([true, false]),
    location: optional(['Austin', 'texas', 'Berlin, BE', 'são paulo', 'USA']),
  }),
  sort: fc.constantFrom(undefined, undefined, 'relevance', 'newest'),
  offset: fc.constantFrom(0, 0, 1, 10, 395),
  limit: fc.constantFrom(1, 10, 100),
});
