import type { JobCardsResponse, SearchResponse, SuggestResponse } from '@firsthand/contracts';
import { aPosting, describeDatabases, insertBoard } from '@firsthand/test-support';
import { createSearch, createSqlSearch } from '@firsthand/search';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { openFollowingApi } from '../../testing/following-api.ts';
import { expectRefusal, openApi } from '../../testing/test-api.ts';

const NURSE = { id: 'registered-nurse', label: 'Registered nurse' };

describeDatabases('a search that is understood', (open) => {
  let apis: FastifyInstance[] = [];
  let correcting: FastifyInstance;

  beforeAll(async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, { board: 'acme' });
    await crawlPostings(db, board, [
      aPosting({ title: 'Registered Nurse', workMode: 'on_site', descriptionText: 'You care for people.' }),
      aPosting({ title: 'Krankenpfleger (m/w/d)', workMode: 'remote', language: 'de' }),
      aPosting({ title: 'Night Nurse', workMode: 'remote', descriptionText: 'You work the night shift.' }),
      aPosting({ title: 'Welder', descriptionText: 'A nurse is on site.' }),
      aPosting({ title: 'Quiet Wonderer' }),
    ]);
    const following = await openFollowingApi(database);
    await following.search.settled();
    apis = [await openApi(database), following.api];
    const log = { info: () => undefined, warn: () => undefined };
    const search = createSearch({ sql: createSqlSearch(db), index: following.search, log });
    correcting = await openApi(database, { search });
  });

  /** The answer of both executors, which must be the same. */
  const ask = async (query: string, path = 'search') => {
    const answers = [];
    for (const api of apis) {
      const answer = await api.inject(`/v1/api/requisitions/${path}?${query}`);
      expect({ status: answer.statusCode, body: answer.statusCode === 200 ? '' : answer.body }).toEqual({
        status: 200,
        body: '',
      });
      answers.push(answer.json<SearchResponse & JobCardsResponse>());
    }
    expect(answers[1]).toEqual(answers[0]);
    return answers[0] as SearchResponse;
  };
  const titles = ({ data }: SearchResponse) => data.map(({ title }) => title).sort();

  test('says what its words were taken for, in their order', async () => {
    for (const path of ['search', 'cards']) {
      const answer = await ask('q=remote%20jobs%20for%20nurses&limit=1', path);
      expect(answer.understood?.map(({ kind, parameter, value }) => [kind, parameter, value])).toEqual(
        expect.arrayContaining([['occupation', undefined, NURSE.id]]),
      );
    }
    expect((await ask('q=nurse%20part%20time')).understood).toEqual([
      { text: 'nurse', kind: 'occupation', value: NURSE.id, label: NURSE.label },
      {
        ...{ text: 'part time', kind: 'filter', parameter: 'employment_type', value: 'part_time' },
        label: 'Part-time',
      },
    ]);
    expect(titles(await ask('q=nurse'))).toEqual([
      'Krankenpfleger (m/w/d)',
      'Night Nurse',
      'Registered Nurse',
    ]);
    expect((await ask('')).understood).toEqual([]);
  });

  test('looks for letters alone where that is asked for, and sets nothing that it must not', async () => {
    const literal = await ask('q=nurse&literal=true');
    expect(literal.understood).toEqual([]);
    expect(titles(literal)).toEqual(['Night Nurse', 'Registered Nurse', 'Welder']);
    const partly = await ask('q=nurse%20part%20time&not_understood=employment_type,work_mode');
    expect(partly.understood?.map(({ kind }) => kind)).not.toContain('filter');
    expect((await ask('q=nurse&not_understood=occupation')).understood).toEqual([]);
  });

  test('is understood as it was corrected', async () => {
    const path = '/v1/api/requisitions/search?q=registered%20nusre';
    const answer = (await correcting.inject(path)).json<SearchResponse>();
    expect([answer.corrected_query, answer.understood?.map(({ text }) => text)]).toEqual([
      'registered nurse',
      ['registered nurse'],
    ]);
  });

  test('narrows by occupation and shift, and counts occupations that are named', async () => {
    expect(titles(await ask('occupation=nursing,welder'))).toHaveLength(4);
    expect(titles(await ask('occupation=registered-nurse&shift=night'))).toEqual(['Night Nurse']);
    const { facets } = await ask('facets=true');
    expect(facets?.occupation).toContainEqual({ value: NURSE.id, label: NURSE.label, count: 3 });
    expect(facets?.occupation.map(({ value }) => value)).not.toContain('unstated');
  });

  test('gives each job its occupation, or none', async () => {
    const occupations = Object.fromEntries(
      (await ask('')).data.map(({ title, occupation }) => [title, occupation]),
    );
    expect(occupations).toMatchObject({
      ...{ 'Night Nurse': NURSE, 'Krankenpfleger (m/w/d)': NURSE, 'Quiet Wonderer': null },
    });
  });

  test('offers what finds more when it found little, and never beside enough', async () => {
    const answer = await ask('q=nurse%20wonderer&facets=true');
    expect([answer.total, answer.data]).toEqual([0, []]);
    expect(answer.fewer?.[0]).toEqual({ q: 'nurse', total: 3 });
    expect(answer.fewer).toContainEqual({ q: 'wonderer', total: 1 });
    expect(answer.fewer?.length).toBeLessThanOrEqual(5);
    // What was chosen beside the words holds for them too.
    expect((await ask('q=nurse%20wonderer&work_mode=on_site')).fewer).toContainEqual({
      q: 'nurse',
      total: 1,
    });
    expect((await ask('q=welder')).fewer?.every(({ total }) => total > 1)).toBe(true);
    expect(await ask('')).not.toHaveProperty('fewer');
  });

  test('completes occupations, with how many jobs they have', async () => {
    for (const api of [apis[0], correcting]) {
      const answer = await api?.inject('/v1/api/search/suggest?q=registered');
      expect(answer?.json<SuggestResponse>().suggestions[0]).toEqual({
        ...{ kind: 'occupation', id: NURSE.id, count: 3 },
        text: expect.stringMatching(/^registered/i),
      });
    }
  });

  test.each([
    ['occupation=astrologer-royal', /^occupation: "astrologer-royal" is none of the occupations we know\.$/],
    ['shift=dawn', /^The field “shift” must be one of night, evening, weekend/],
    ['literal=perhaps', /literal/],
    ['q=nurse&not_understood=pay', /^The field “not_understood” must be one of work_mode, /],
  ])('refuses %s in words', async (query, words) => {
    for (const api of apis) {
      expectRefusal(await api.inject(`/v1/api/requisitions/search?${query}`), 400, words);
    }
  });
});
