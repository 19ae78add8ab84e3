import { aPosting, describeStore, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import { expect, test } from 'vitest';
import { openApi } from '../testing/test-api.ts';

describeStore('an answer that is the same for everybody', (open) => {
  test.each(['/v1/api/requisitions/search?q=engineer', '/v1/api/requisitions/statistics'])(
    'of %s may be kept for a moment, and is sent again only when it changed',
    async (url) => {
      const { db, database } = await open();
      const board = await insertBoard(db);
      await crawlPostings(db, board, [aPosting()]);
      const clock = { now: new Date('2026-02-01T09:00:00.000Z') };
      const api = await openApi(database, { now: () => clock.now });
      const ask = (etag?: string) =>
        api.inject({ url, headers: etag === undefined ? {} : { 'if-none-match': etag } });

      const first = await ask();
      expect(first.headers).toMatchObject({
        'cache-control': 'public, max-age=5',
        etag: expect.stringMatching(/^W\/"[\w-]{27}"$/) as string,
      });
      const again = await ask(first.headers.etag);
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag]);
      expect(again.headers).not.toHaveProperty('content-type');

      await crawlPostings(db, board, [aPosting(), aPosting()]);
      clock.now = new Date('2026-02-01T09:02:00.000Z');
      const later = await ask(first.headers.etag);
      expect([later.statusCode, later.body === first.body]).toEqual([200, false]);
    },
  );

  test('is not kept when it is a refusal', async () => {
    const api = await openApi((await open()).database);
    const answer = await api.inject('/v1/api/requisitions/search?limit=none');
    expect(answer.statusCode).toBe(400);
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.headers).not.toHaveProperty('cache-control');
  });

  test('is compressed as any other', async () => {
    const { db, database } = await open();
    await crawlPostings(db, await insertBoard(db), [aPosting(), aPosting()]);
    const api = await openApi(database);
    const answer = await api.inject({
      url: '/v1/api/requisitions/search',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'authorization, accept-encoding',
    });
    expect(answer.headers.etag).toBeDefined();
  });
});
