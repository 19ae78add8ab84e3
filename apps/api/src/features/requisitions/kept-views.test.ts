import type { JobCardsResponse, SearchResponse } from '@firsthand/contracts';
import { aPosting, describeDatabases, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import { expect, test } from 'vitest';
import { openFollowingApi } from '../../testing/following-api.ts';

const HOURS = Array.from({ length: 5 }, (_, hour) => new Date(Date.UTC(2026, 1, 1, hour)));

describeDatabases('a search on a node that follows the store', (open) => {
  test('shows a job as others change, close and reopen it', async () => {
    const { db, database } = await open();
    const { api, search } = await openFollowingApi(database);
    const board = await insertBoard(db);
    const [kept, changing] = [aPosting({ title: 'Baker' }), aPosting({ title: 'Baker, nights' })];
    /** What this node shows of the bakers once it has caught up, asked for twice: made and kept. */
    const see = async () => {
      await search.settled();
      const answers = [];
      for (let times = 0; times < 2; times++) {
        const { data } = (await api.inject('/v1/api/requisitions/search?q=baker')).json<SearchResponse>();
        const cards = (await api.inject('/v1/api/requisitions/cards?q=baker')).json<JobCardsResponse>();
        expect(cards.data.map(({ title }) => title)).toEqual(data.map(({ title }) => title));
        answers.push(data.map(({ title }) => title).sort());
      }
      expect(answers[1]).toEqual(answers[0]);
      return answers[0];
    };

    await crawlPostings(db, board, [kept, changing], HOURS[0]);
    expect(await see()).toEqual(['Baker', 'Baker, nights']);
    await crawlPostings(db, board, [kept, { ...changing, title: 'Baker, days' }], HOURS[1]);
    expect(await see()).toEqual(['Baker', 'Baker, days']);
    await crawlPostings(db, board, [kept], HOURS[2]);
    expect(await see()).toEqual(['Baker']);
    await crawlPostings(db, board, [kept, { ...changing, title: 'Head Baker' }], HOURS[3]);
    expect(await see()).toEqual(['Baker', 'Head Baker']);

    // What is kept needs no store: nobody would notice that it is away.
    await db.schema.alterTable('jobs').renameTo('jobs_away').execute();
    const [whole, cards] = await Promise.all([
      api.inject('/v1/api/requisitions/search?q=baker'),
      api.inject('/v1/api/requisitions/cards?q=baker'),
    ]);
    await db.schema.alterTable('jobs_away').renameTo('jobs').execute();
    expect([whole.statusCode, cards.statusCode]).toEqual([200, 200]);
  });
});
