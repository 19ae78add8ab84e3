import { aPlace, describeDatabases } from '@firsthand/test-support';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { indexJobs, unindexJobs } from '../index-jobs.ts';
import type { SearchFilters } from '../search.ts';
import { createSqlSearch } from './sql-search.ts';
import { countStatistics } from '../statistics.ts';
import { aDocument } from '../testing/a-document.ts';
import { storeDocuments } from '../testing/store-documents.ts';

const daysAgo = (days: number) => new Date(Date.UTC(2026, 5, 1) - days * 86_400_000);
const published = (days: number) => ({ publishedAt: daysAgo(days), firstSeenAt: daysAgo(0) });

describeDatabases('search', (open) => {
  test('a match in the title is worth 300 days, in title or company 120, of some words in the title 30', async () => {
    const { db } = await open();
    const stored = await storeDocuments(db, [
      aDocument({ title: 'Cook', company: 'Acme', descriptionText: 'zebra stripe', ...published(0) }),
      aDocument({
        title: 'Zebra Clerk',
        company: 'Acme',
        descriptionText: 'for the stripe',
        ...published(29),
      }),
      aDocument({ title: 'Zebra Clerk', company: 'Stripe Inc', descriptionText: '', ...published(118) }),
      aDocument({ title: 'Zebra Stripe', company: 'Acme', descriptionText: '', ...published(297) }),
      aDocument({ title: 'Zebra Stripe', company: 'Acme', descriptionText: '', ...published(301) }),
      aDocument({ title: 'Cook', company: 'Acme', descriptionText: 'zebra', ...published(0) }),
    ]);
    const { total, ids } = await createSqlSearch(db).search({
      query: 'zebra stripe',
      filters: {},
      offset: 0,
      limit: 10,
    });
    expect(total).toBe(5);
    expect(ids.map((id) => stored.findIndex((document) => document.jobId === id))).toEqual([3, 2, 1, 0, 4]);
  });

  test('by fit a job comes before others that state less of what is met, and equal ones newest first', async () => {
    const { db } = await open();
    const { stated } = aDocument();
    const stating = (skills: string[], years: number | null, days: number) =>
      aDocument({ stated: { ...stated, skills, years }, ...published(days) });
    const stored = await storeDocuments(db, [
      stating(['SQL'], null, 0),
      stating(['SQL', 'Go'], 5, 40),
      stating(['SQL', 'Go'], 6, 30),
      stating([], null, 1),
      stating(['Go'], 6, 2),
      stating(['Rust', 'C++'], null, 3),
    ]);
    const find = async (met: SearchFilters[][], group = false) => {
      const { total, ids } = await createSqlSearch(db).search({
        ...{ query: '', filters: {}, sort: { by: 'fit', met }, offset: 0, limit: 10, group },
      });
      expect(total).toBe(group ? 1 : 6);
      return ids.map((id) => stored.findIndex(({ jobId }) => jobId === id));
    };
    const skills = [[{ skills: ['SQL'] }], [{ skills: ['Go'] }], [{ skills: ['C++'] }, { skills: ['Rust'] }]];
    const newestFirst = [0, 3, 4, 5, 2, 1];
    expect(await find([...skills, [{ leastYears: { atMost: 5 } }]])).toEqual([1, 2, 0, 4, 5, 3]);
    expect(await find([...skills, [{ leastYears: { atMost: 5 } }]], true)).toEqual([1]);
    // What no job can fit, and what nothing is asked of, count nothing.
    expect(await find([[{ location: '!!!' }], []])).toEqual(newestFirst);
    expect(await find([])).toEqual(newestFirst);
  });

  test('synonyms find each other and rank alike', async () => {
    const { db } = await open();
    const stored = await storeDocuments(db, [
      aDocument({ title: 'RN, night shift', descriptionText: '', ...published(3) }),
      aDocument({ title: 'Registered Nurse', descriptionText: '', ...published(2) }),
      aDocument({ title: 'Registered Dietitian', descriptionText: 'works with a nurse', ...published(1) }),
    ]);
    const { search } = createSqlSearch(db);
    const page = { literal: true, filters: {}, offset: 0, limit: 10 };
    const expected = [stored[1]?.jobId, stored[0]?.jobId, stored[2]?.jobId];
    expect(await search({ query: 'rn', ...page })).toEqual({ total: 3, ids: expected });
    expect(await search({ query: 'Registered Nurses', ...page })).toEqual({ total: 3, ids: expected });
  });

  test('a company of stop words can be found, and "it" finds the trade', async () => {
    const { db } = await open();
    await storeDocuments(db, [
      aDocument({ title: 'Roadie', company: 'The Who', descriptionText: 'carry it' }),
      aDocument({ title: 'IT Support', company: 'Acme', descriptionText: 'the phones' }),
      aDocument({ title: 'Analyst', company: 'Acme', descriptionText: 'knows information technology' }),
    ]);
    const count = async (query: string) =>
      (await createSqlSearch(db).search({ query, literal: true, filters: {}, offset: 0, limit: 1 })).total;
    expect(await count('the who')).toBe(1);
    expect(await count('it')).toBe(2);
    expect(await count('it support')).toBe(1);
    expect(await count('...')).toBe(0);
  });

  test('country, state, city and zip hold for one place of the job', async () => {
    const { db } = await open();
    await storeDocuments(db, [
      aDocument({
        places: [
          aPlace({ city: 'Austin', state: 'TX', postalCode: '78701' }),
          aPlace({ city: 'Berlin', state: 'BE', country: 'DE' }),
        ],
      }),
    ]);
    const finds = async (filters: SearchFilters) =>
      (await createSqlSearch(db).search({ query: '', filters, offset: 0, limit: 1 })).total === 1;
    expect(await finds({ countries: ['US'], state: 'TX', city: 'Austin', zip: '78701' })).toBe(true);
    expect(await finds({ countries: ['de'], city: 'BERLIN' })).toBe(true);
    expect(await finds({ state: 'Texas' })).toBe(true);
    expect(await finds({ countries: ['US'], city: 'Berlin' })).toBe(false);
    expect(await finds({ countries: ['FR', 'DE'], city: 'Berlin' })).toBe(true);
    expect(await finds({ countries: ['FR', 'US'], city: 'Berlin' })).toBe(false);
    expect(await finds({ sources: ['workday', 'lever'] })).toBe(true);
    expect(await finds({ sources: ['workday', 'dover'] })).toBe(false);
    expect(await finds({ zip: '78701', state: 'BE' })).toBe(false);
    expect(await finds({ location: 'austin, texas' })).toBe(true);
    expect(await finds({ location: '!!!' })).toBe(false);
    expect(await finds({ city: ' ' })).toBe(true);
  });

  test('what a person types cannot break out of the query', async () => {
    const { db } = await open();
    await storeDocuments(db, [aDocument({ title: "O'Neill & Sons | cook" })]);
    const { search } = createSqlSearch(db);
    for (const text of [
      "o'neill",
      "a' | 'b",
      "'; drop table jobs; --",
      'a:* & !b',
      '\\',
      "\\' \\\\'",
      '<->',
      '%_',
    ]) {
      await search({
        query: text,
        filters: { city: text, location: text, state: text },
        offset: 0,
        limit: 1,
      });
      await search({ query: text, filters: {}, offset: 0, limit: 1 });
    }
    expect((await search({ query: "o'neill cook", filters: {}, offset: 0, limit: 1 })).total).toBe(1);
  });

  test('a job indexed again replaces what was known, and one taken out is found no more', async () => {
    const { db } = await open();
    const [document] = await storeDocuments(db, [aDocument({ title: 'Baker' })]);
    if (!document) throw new Error('There should be a document');
    const count = async (query: string) =>
      (await createSqlSearch(db).search({ query, filters: {}, offset: 0, limit: 1 })).total;
    await indexJobs(db, [{ ...document, title: 'Butcher' }]);
    expect([await count('baker'), await count('butcher')]).toEqual([0, 1]);
    await unindexJobs(db, [document.jobId, 999], new Date());
    await unindexJobs(db, [], new Date());
    await indexJobs(db, []);
    expect(await count('')).toBe(0);
  });

  test('a very long posting of very odd words is indexed', async () => {
    const { db } = await open();
    const descriptionText = Array.from({ length: 30_000 }, (_, n) => `wörd${n}漢字'\\\u{1f600}`).join(' ');
    await storeDocuments(db, [
      aDocument({ title: '\\', company: "'", descriptionText, places: [aPlace({ city: "'\\" })] }),
    ]);
    const { total } = await createSqlSearch(db).search({
      query: 'word29999漢字',
      filters: {},
      offset: 0,
      limit: 1,
    });
    expect(total).toBe(1);
  });

  test('vectors of short and long postings alike stand outside the rows that a search reads', async () => {
    const { db } = await open();
    // Rows that an earlier test left dead would take room beside these.
    await sql`truncate job_search`.execute(db);
    const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
    const lengths = [0, 20, 60, 100, 150, 200, 250, 300, 1_000];
    await storeDocuments(
      db,
      lengths.map((length) => aDocument({ descriptionText: words(length) })),
    );
    const { rows } = await sql<{ bytes: number }>`
      select pg_relation_size('job_search') as bytes`.execute(db);
    // One page holds the nine rows.
    expect(rows[0]?.bytes).toBe(8_192);
  });

  test('statistics count open jobs, those in the United States and the remote ones among them', async () => {
    const { db } = await open();
    expect(await countStatistics(db)).toEqual({ total: 0, usJobs: 0, remoteUsJobs: 0 });
    const abroad = [aPlace({ city: 'Berlin', state: 'BE', country: 'DE' })];
    await storeDocuments(db, [
      aDocument({ workMode: 'remote' }),
      aDocument({ workMode: 'hybrid', places: [...abroad, aPlace()] }),
      aDocument({ workMode: 'remote', places: abroad }),
      aDocument({ places: [] }),
    ]);
    expect(await countStatistics(db)).toEqual({ total: 4, usJobs: 2, remoteUsJobs: 1 });
  });
});
