import type { Db } from '@firsthand/database';
import { describeDatabases } from '@firsthand/test-support';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { SearchDocument } from '../document.ts';
import { createSqlSearch } from './sql-search.ts';
import { anyDocument, anyRequest, PARITY_TIMES } from '../testing/any-search.ts';
import { searchByRule } from '../testing/oracle.ts';
import { storeDocuments } from '../testing/store-documents.ts';

const JOBS = 400;
const QUERIES = 30 * PARITY_TIMES;

describeDatabases('search by SQL', (open) => {
  let db: Db;
  let documents: SearchDocument[];

  beforeAll(async () => {
    ({ db } = await open());
    documents = await storeDocuments(db, fc.sample(anyDocument, { numRuns: JOBS, seed: 7 }));
  });

  test('gives the totals and pages that the rule gives', { timeout: 120_000 * PARITY_TIMES }, async () => {
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
