import type { Db } from '@firsthand/database';
import { describeDatabases } from '@firsthand/test-support';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { SearchDocument } from '../document.ts';
import { indexJobs, unindexJobs } from '../index-jobs.ts';
import { aDocument } from '../testing/a-document.ts';
import { anyDocument, anyRequest, PARITY_TIMES } from '../testing/any-search.ts';
import { searchByRule } from '../testing/oracle.ts';
import { storeDocuments } from '../testing/store-documents.ts';
import { countClosed } from './count-closed.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const startsOf = (...days: number[]) => ({ weekStarts: days.map((number) => day(number).getTime() / 1_000) });

describeDatabases('jobs that closed', (open) => {
  let db: Db;
  let closed: { document: SearchDocument; at: Date }[];
  beforeAll(async () => {
    ({ db } = await open());
    const documents = await storeDocuments(db, fc.sample(anyDocument, { numRuns: 200, seed: 11 }));
    closed = documents.map((document, index) => ({ document, at: day(40 + (index % 50)) }));
    for (const { document, at } of closed) await unindexJobs(db, [document.jobId], at);
  });

  test(
    'are counted as the rule has it, by what search knew of them',
    { timeout: 60_000 * PARITY_TIMES },
    async () => {
      const weeks = startsOf(50, 57, 64);
      let found = 0;
      const property = fc.asyncProperty(anyRequest, async (request) => {
        const inWeek = (week: number) => {
          const [from, until] = [weeks.weekStarts[week] ?? 0, weeks.weekStarts[week + 1] ?? Infinity];
          const fits = ({ at }: { at: Date }) => at.getTime() / 1_000 >= from && at.getTime() / 1_000 < until;
          return closed.filter(fits).map(({ document }) => document);
        };
        const bare = { ...request, group: false, facets: false, insights: undefined };
        const expected = weeks.weekStarts.map((_, week) => searchByRule(inWeek(week), bare).total);
        const counted = await countClosed(db, request, weeks);
        expect(counted.closed).toEqual(expected);
        if (counted.closed.some((count) => count > 0)) found++;
      });
      await fc.assert(property, { numRuns: 60 * PARITY_TIMES });
      expect(found).toBeGreaterThan(6);
    },
  );

  test('count no more once they are back, and are forgotten after 13 weeks', async () => {
    const [one, other] = await storeDocuments(db, [
      aDocument({ title: 'Glazier', firstSeenAt: day(50) }),
      aDocument({ title: 'Glazier', firstSeenAt: day(58) }),
    ]);
    const weeks = startsOf(50, 57, 64);
    const count = () => countClosed(db, { query: 'glazier', filters: {} }, weeks);
    await unindexJobs(db, [one!.jobId, other!.jobId], day(60));
    expect(await count()).toEqual({ opened: [1, 1, 0], closed: [0, 2, 0], since: null });
    await indexJobs(db, [one!]);
    expect(await count()).toEqual({ opened: [0, 1, 0], closed: [0, 1, 0], since: null });
    await unindexJobs(db, [one!.jobId], day(70));
    expect(await count()).toEqual({ opened: [1, 1, 0], closed: [0, 1, 1], since: null });
    await unindexJobs(db, [999_999], day(60 + 13 * 7 + 1));
    expect(await count()).toEqual({ opened: [1, 0, 0], closed: [0, 0, 1], since: null });
    expect((await countClosed(db, { query: '!!!', filters: {} }, weeks)).closed).toEqual([0, 0, 0]);
  });
});
