import { aPlace, describeDatabases } from '@firsthand/test-support';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDirectIndex, toIndexed } from './bitmap/direct-index.ts';
import type { SearchRequest } from './search.ts';
import { createSqlSearch } from './sql/sql-search.ts';
import { aDocument } from './testing/a-document.ts';
import { searchByRule } from './testing/oracle.ts';
import { storeDocuments } from './testing/store-documents.ts';

const JOBS = 150;
const NAMED = 20;
/** Among them such as code points order otherwise than JavaScript's `<`, and one beginning with another. */
const NAMES = ['Zürich', 'a', 'a b', 'Ａ', '🎉', '🎉 b', '\uffee', 'é', '数据'].concat(
  Array.from({ length: 40 }, (_, index) => `name ${index}`),
);

const some = fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 6 });
const anyJob = fc.record({ skills: some, cities: some, board: fc.constantFrom(...NAMES) });

const REQUESTS: Partial<SearchRequest>[] = [
  {},
  { query: 'baker' },
  { facets: true },
  { facets: true, group: true },
  { query: 'baker', facets: true, group: true },
];

describeDatabases('insights and facets of more values than are named', (open) => {
  test.each([1, 2])('name the same ones by bitmaps, SQL and the rule, seed %i', async (seed) => {
    const { db } = await open();
    const jobs = fc.sample(anyJob, { numRuns: JOBS, seed });
    const documents = await storeDocuments(
      db,
      jobs.map(({ skills, cities, board }, index) =>
        aDocument({
          ...{ board, title: index % 2 === 0 ? 'Baker' : `Cook ${index % 7}` },
          places: cities.map((city) => aPlace({ city })),
          stated: { seniority: null, years: null, visa: null, skills, openTo: null },
        }),
      ),
    );
    const index = await createDirectIndex();
    // In segments of their own, each with other numbers for the same names.
    for (let at = 0; at < JOBS; at += 40) index.apply(documents.slice(at, at + 40).map(toIndexed));
    const sql = createSqlSearch(db);
    for (const asked of REQUESTS) {
      const request: SearchRequest = {
        ...{ query: '', filters: {}, offset: 0, limit: 5 },
        ...{ insights: { weekStarts: [0] }, now: Date.UTC(2026, 1, 1) / 1_000 },
        ...asked,
      };
      const expected = searchByRule(documents, request);
      const { skills = [], towns = [], companies = [] } = expected.insights ?? {};
      for (const named of [skills, towns, companies]) expect(named).toHaveLength(NAMED);
      expect(index.search(request).insights).toEqual(expected.insights);
      expect((await sql.search(request)).insights).toEqual(expected.insights);
      if (!asked.facets) continue;
      // The rule knows but some skills; what it has of companies holds.
      expect(index.search(request).facets?.company).toEqual(expected.facets?.company);
      expect(index.search(request).facets).toEqual((await sql.search(request)).facets);
    }
    index.dispose();
  });
});
