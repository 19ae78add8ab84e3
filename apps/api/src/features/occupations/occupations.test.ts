import type { OccupationsResponse } from '@firsthand/contracts';
import { aPosting, describeStore, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { expectRefusal, openApi } from '../../testing/test-api.ts';

describeStore('occupations', (open) => {
  let api: FastifyInstance;
  const list = async (query = '') => {
    const answer = await api.inject(`/v1/api/occupations?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<OccupationsResponse>().occupations;
  };

  beforeAll(async () => {
    const { db, database } = await open();
    const titles = ['Registered Nurse', 'ICU Nurse', 'Welder', 'Quiet Wonderer'];
    await crawlPostings(
      db,
      await insertBoard(db),
      titles.map((title) => aPosting({ title })),
    );
    api = await openApi(database);
  });

  test('are completed as they are typed, with what they are a kind of and how many jobs they have', async () => {
    const found = await list('q=registered%20nu');
    expect(found[0]).toEqual({
      ...{ id: 'registered-nurse', label: 'Registered nurse', parent: 'nursing', count: 2 },
    });
    expect((await list('q=n')).length).toBeLessThanOrEqual(20);
    expect(await list('q=zzzz')).toEqual([]);
  });

  test('are found by names of the language that is asked for alone', async () => {
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await ids('q=krankenpf&language=de')).toContain('registered-nurse');
    expect(await ids('q=krankenpf&language=fr')).toEqual([]);
    // Of this one we have no names.
    expect(await ids('q=krankenpf&language=pl')).toContain('registered-nurse');
  });

  test('are those with the most jobs where nothing is typed', async () => {
    const found = await list();
    expect(found.map(({ count }) => count)).toEqual(found.map(({ count }) => count).sort((a, b) => b - a));
    expect(found.find(({ id }) => id === 'registered-nurse')?.count).toBe(2);
    expect(found.find(({ id }) => id === 'welder')?.count).toBe(1);
    expect(await list('q=')).toEqual(found);
  });

  test('refuse what is no language', async () => {
    expectRefusal(await api.inject('/v1/api/occupations?language=german'), 400, /two-letter language code/);
    expectRefusal(await api.inject(`/v1/api/occupations?q=${'n'.repeat(200)}`), 400);
  });
});
