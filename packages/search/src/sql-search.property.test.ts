import type { Place, Source } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { describeDatabases } from '@firsthand/test-support';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { SearchDocument } from './document.ts';
import type { SearchRequest } from './search.ts';
import { createSqlSearch } from './sql-search.ts';
import { searchByRule } from './testing/oracle.ts';
import { storeDocuments } from './testing/store-documents.ts';

const JOBS = 400;
const QUERIES = 200;

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

const anyDocument = fc.record({
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

const optional = <T>(values: readonly T[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });
const anyRequest: fc.Arbitrary<SearchRequest> = fc.record({
  query: fc.oneof(
    text(0, 3),
    fc.constantFrom('', '  ', '!!!', 'remote', 'zebra', "the nurse's", "engineers' data"),
  ),
  filters: fc.record({
    country: optional(['US', 'us', 'DE', 'BR', 'FR']),
    state: optional(['TX', 'tx', 'BE']),
    city: optional(['Austin', 'berlin', 'Sao Paulo', 'Paris']),
    zip: optional(['78701', '10115']),
    source: optional(SOURCES),
    remote: optional([true, false]),
    location: optional(['Austin', 'texas', 'Berlin, BE', 'são paulo', 'USA']),
  }),
  offset: fc.constantFrom(0, 0, 1, 10, 395),
  limit: fc.constantFrom(1, 10, 100),
});

describeDatabases('search by SQL', (open) => {
  let db: Db;
  let documents: SearchDocument[];

  beforeAll(async () => {
    ({ db } = await open());
    documents = await storeDocuments(db, fc.sample(anyDocument, { numRuns: JOBS, seed: 7 }));
  });

  test('gives the totals and pages that the rule gives', { timeout: 120_000 }, async () => {
    const { search } = createSqlSearch(db);
    let found = 0;
    const property = fc.asyncProperty(anyRequest, async (request) => {
      const expected = searchByRule(documents, request);
      if (expected.total > 0) found++;
      expect(await search(request)).toEqual(expected);
    });
    await fc.assert(property, { numRuns: QUERIES });
    // The generated requests would prove nothing if hardly any of them found a job.
    expect(found).toBeGreaterThan(QUERIES / 10);
  });
});
