import { aPosting, describeStore, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { openApi } from '../../testing/test-api.ts';

const ask = async (api: FastifyInstance, jobs: unknown[]) => {
  const answer = await api.inject({ method: 'POST', url: '/v1/api/summaries/jobs', payload: { jobs } });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ success: boolean; data: unknown[]; error: null }>();
};

describeStore('summaries', (open) => {
  test('are given for the jobs that are named by number and system', async () => {
    const { db, database } = await open();
    const text = { descriptionHtml: '', descriptionText: '' };
    const board = await insertBoard(db, { source: 'greenhouseio' });
    const [told, silent, other] = await crawlPostings(db, board, [aPosting(), aPosting(text), aPosting()]);
    const api = await openApi(database);

    expect(
      await ask(api, [
        { ats_id: told, ats_type: 'greenhouse' },
        { ats_id: String(silent), ats_type: 'greenhouseio' },
        { ats_id: other, ats_type: 'lever' },
        { ats_id: other, ats_type: 'monster' },
        { ats_id: 999_999, ats_type: 'greenhouse' },
        { ats_id: Number.MAX_SAFE_INTEGER, ats_type: 'greenhouse' },
      ]),
    ).toEqual({
      success: true,
      data: [
        { ats_id: told, ats_type: 'greenhouse', summary: 'You build pipelines that many teams rely on.' },
        { ats_id: silent, ats_type: 'greenhouse', summary: null },
      ],
      error: null,
    });
  });

  test('come in the order in which they were asked for', async () => {
    const { db, database } = await open();
    const ids = await crawlPostings(db, await insertBoard(db), [aPosting(), aPosting(), aPosting()]);
    const wanted = [...ids].reverse();
    const answer = await ask(
      await openApi(database),
      wanted.map((id) => ({ ats_id: id, ats_type: 'lever' })),
    );
    expect(answer.data).toMatchObject(wanted.map((id) => ({ ats_id: id })));
  });

  test('of no jobs are none', async () => {
    const { database } = await open();
    expect((await ask(await openApi(database), [])).data).toEqual([]);
  });

  test('a closed job keeps its summary, which bookmarks show', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db);
    const [kept, gone] = [aPosting(), aPosting()];
    const [, id] = await crawlPostings(db, board, [kept, gone]);
    await crawlPostings(db, board, [kept], new Date('2026-02-02T08:00:00.000Z'));
    const { data } = await ask(await openApi(database), [{ ats_id: id, ats_type: 'lever' }]);
    expect(data).toMatchObject([{ ats_id: id, summary: 'You build pipelines that many teams rely on.' }]);
  });
});
