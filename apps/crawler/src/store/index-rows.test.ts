import { createSqlSearch } from '@firsthand/search';
import { describeDatabases } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { addBoard, crawlOnce } from '../testing/boards.ts';
import { readingOf } from '../testing/fake-connectors.ts';
import { aPosting } from '../testing/postings.ts';

describeDatabases('search rows of jobs that are stored', (open) => {
  test('hold the exact years that a posting asks for, also where its range has others', async () => {
    const { db } = await open();
    const asking = (sentence: string, sourceId: string) =>
      aPosting(sourceId, {
        title: sourceId,
        descriptionHtml: `<p>${sentence}</p>`,
        descriptionText: sentence,
      });
    await crawlOnce(
      db,
      await addBoard(db),
      readingOf([
        asking('You have at least 3 years of experience in sales.', 'three'),
        asking('You have at least 5 years of experience in sales.', 'five'),
        asking('You sell.', 'none stated'),
      ]),
    );
    const { search } = createSqlSearch(db);
    const count = async (atMost: number) => {
      const filters = { leastYears: { atMost } };
      return (await search({ query: '', filters, offset: 0, limit: 10 })).total;
    };
    expect([await count(2), await count(3), await count(4), await count(5)]).toEqual([0, 1, 1, 2]);
  });
});
