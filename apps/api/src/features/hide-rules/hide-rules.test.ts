import { ERROR_TEXTS, LIMITS, type HideRuleView, type SearchResponse } from '@firsthand/contracts';
import {
  aPosting,
  describeDatabases,
  describeStore,
  insertBoard,
  insertJob,
  type OpenTestDatabase,
} from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { expectRefusal, openApi, TEST_NOW } from '../../testing/test-api.ts';

const URL = '/v1/api/hide-rules';
const SEARCH = '/v1/api/requisitions/search';
const CARDS = '/v1/api/requisitions/cards';

const startWith = (open: OpenTestDatabase) => async () => {
  const { db, database } = await open();
  const api = await openApi(database);
  const ada = await signIn(database);
  const { headers } = ada;
  const add = (payload: object, who = headers) =>
    api.inject({ method: 'POST', url: URL, headers: who, payload });
  return {
    ...{ db, database, api, ada, headers, add },
    hide: async (payload: object) => {
      const answer = await add(payload);
      expect(answer.statusCode).toBe(201);
      return answer.json<HideRuleView>();
    },
    list: async (who = headers) =>
      (await api.inject({ url: URL, headers: who })).json<{ rules: HideRuleView[] }>().rules,
    remove: (id: number | string, who = headers) =>
      api.inject({ method: 'DELETE', url: `${URL}/${id}`, headers: who }),
    search: async (query = '', sent: Record<string, string> = headers) => {
      const answer = await api.inject({ url: `${SEARCH}?${query}`, headers: sent });
      expect(answer.statusCode).toBe(200);
      return answer;
    },
  };
};

describeStore('what a person hides', (open) => {
  const start = startWith(open);
  const fill = async (db: Awaited<ReturnType<typeof start>>['db']) => {
    const acme = await insertBoard(db, { board: 'acme', company: 'Acme Inc' });
    const jobs = ['Cook', 'Sales Lead', 'Nurse'].map((title) => aPosting({ title, company: 'Acme' }));
    const [cook = 0] = await crawlPostings(db, acme, jobs);
    const globex = await insertBoard(db, { source: 'dover', board: 'Globex' });
    await crawlPostings(db, globex, [aPosting({ title: 'Pilot', company: null })]);
    return cook;
  };
  const titlesOf = (answer: Pick<Awaited<ReturnType<FastifyInstance['inject']>>, 'json'>) =>
    answer
      .json<SearchResponse>()
      .data.map((job) => job.title)
      .sort();

  test('is kept with words for people, the latest first', async () => {
    const { db, hide, list } = await start();
    const cook = await fill(db);
    const unnamed = await insertJob(db, await insertBoard(db), { title: 'Baker', company: null });
    const rules = [
      await hide({ kind: 'job', value: String(cook) }),
      await hide({ kind: 'job', value: String(unnamed) }),
      await hide({ kind: 'company', value: ' LEVER:acme ' }),
      await hide({ kind: 'company', value: 'jobvite:nobody' }),
      await hide({ kind: 'word', value: '  -Sales,\n lead ' }),
    ];
    expect(rules.map(({ value, label }) => [value, label])).toEqual([
      [String(cook), 'Cook at Acme'],
      [String(unnamed), 'Baker'],
      ['lever:acme', 'Acme'],
      ['jobvite:nobody', 'jobvite:nobody'],
      ['Sales lead', 'Sales lead'],
    ]);
    expect(rules[4]).toEqual({
      ...{ id: rules[4]?.id, kind: 'word', value: 'Sales lead', label: 'Sales lead' },
      created_at: TEST_NOW.toISOString(),
    });
    expect(await list()).toEqual(rules.toReversed());
    await db.deleteFrom('jobs').where('id', '=', cook).execute();
    expect((await list()).at(-1)?.label).toBe(`Job ${cook}, which is no longer kept`);
  });

  test.each<[object, RegExp | number]>([
    [{ kind: 'word', value: '' }, /^Words to hide must be some that jobs differ by/],
    [{ kind: 'word', value: ' \t' }, /^Words to hide must be some/],
    [{ kind: 'word', value: '!!! -' }, /^Words to hide must be some/],
    [{ kind: 'word', value: 'The AND of' }, /^Words to hide must be some/],
    [{ kind: 'word', value: 'a\0b' }, 400],
    [{ kind: 'company', value: '' }, /^The field “value” must be source:board, such as lever:acme\.$/],
    [{ kind: 'company', value: 'lever: ' }, /^The field “value” must be source:board/],
    [{ kind: 'company', value: 'nobody:acme' }, /^The field “value” must be source:board/],
    [{ kind: 'job', value: '' }, /^The field “value” must be the id of a job\.$/],
    [{ kind: 'job', value: '-1' }, /^The field “value” must be the id of a job\.$/],
    [{ kind: 'job', value: 7 }, 400],
    [{ kind: 'colour', value: 'red' }, 400],
    [{}, 400],
  ])('refuses %o in words', async (payload, words) => {
    const { add, list } = await start();
    const answer = await add(payload);
    if (typeof words === 'number') expectRefusal(answer, words);
    else expectRefusal(answer, 400, words);
    expect(await list()).toEqual([]);
  });

  test('is bounded, and names a job that there is', async () => {
    const { db, add, ada, hide, remove } = await start();
    const long = 'x'.repeat(LIMITS.hideWordMaxLength);
    await hide({ kind: 'word', value: ` ${long} ` });
    expectRefusal(await add({ kind: 'word', value: `x${long}` }), 400, /at most 100 characters\.$/);
    expectRefusal(await add({ kind: 'company', value: `lever:${long.repeat(3)}` }), 400, /at most 300/);
    expectRefusal(await add({ kind: 'job', value: '999999' }), 404, ERROR_TEXTS.jobNotFound);
    await db
      .insertInto('hide_rules')
      .values(
        Array.from({ length: LIMITS.hideRulesPerUser - 1 }, (_, index) => ({
          ...{ user_id: ada.user.id, kind: 'word' as const, value: `word${index}`, created_at: TEST_NOW },
        })),
      )
      .execute();
    expectRefusal(await add({ kind: 'word', value: 'marketing' }), 409, /^You hide 500 things.*Show some/);
    const again = await add({ kind: 'word', value: 'word7' });
    expect(again.statusCode).toBe(200);
    expect((await remove(again.json<HideRuleView>().id)).statusCode).toBe(200);
    await hide({ kind: 'word', value: 'marketing' });
  });

  test('is shown again once, and by nobody else', async () => {
    const { database, hide, list, remove, search } = await start();
    const { id } = await hide({ kind: 'word', value: 'sales' });
    const bob = await signIn(database, { email: 'bob@example.com' });
    expectRefusal(await remove(id, bob.headers), 404, 'This is no longer hidden.');
    expect(await list(bob.headers)).toEqual([]);
    expect((await remove(id)).json()).toEqual({ message: 'Shown again.' });
    expectRefusal(await remove(id), 404, 'This is no longer hidden.');
    expectRefusal(await remove('x'), 400);
    expect(await list()).toEqual([]);
    expect((await search()).json()).not.toHaveProperty('hidden');
  });

  test('is left out of the person’s searches, and counted', async () => {
    const { db, api, headers, hide, search, remove } = await start();
    const cook = await fill(db);
    await hide({ kind: 'company', value: 'dover:Globex' });
    const { id } = await hide({ kind: 'word', value: 'SALES' });
    await hide({ kind: 'job', value: String(cook) });
    const answer = await search('hide_words=sales,nurse&facets=true');
    expect(titlesOf(answer)).toEqual([]);
    const { hidden, total } = (await search('facets=true')).json<SearchResponse>();
    expect([total, hidden]).toEqual([
      1,
      {
        total: 3,
        rules: [
          { kind: 'job', value: String(cook), count: 1 },
          { kind: 'word', value: 'SALES', count: 1 },
          { kind: 'company', value: 'dover:Globex', count: 1 },
        ],
      },
    ]);
    // What the request names beside it counts once, and alone when the stored ones do not hold.
    expect(answer.json<SearchResponse>().hidden?.rules).toHaveLength(4);
    expect(titlesOf(await search('hide=false&hide_words=nurse'))).toEqual(['Cook', 'Pilot', 'Sales Lead']);
    await remove(id);
    expect(titlesOf(await search())).toEqual(['Nurse', 'Sales Lead']);
    const cards = await api.inject({ url: CARDS, headers });
    expect(titlesOf(cards)).toEqual(['Nurse', 'Sales Lead']);
  });

  test('is nothing to others, nor to a token that does not hold', async () => {
    const { db, database, ada, headers, hide, search } = await start();
    await fill(db);
    await hide({ kind: 'word', value: 'sales' });
    const bob = await signIn(database, { email: 'bob@example.com' });
    const ended = { ...headers };
    const everybody = ['Cook', 'Nurse', 'Pilot', 'Sales Lead'];
    expect(titlesOf(await search())).toEqual(['Cook', 'Nurse', 'Pilot']);
    await database.db
      .updateTable('sessions')
      .set({ ended_at: TEST_NOW })
      .where('id', '=', ada.sessionId)
      .execute();
    const garbage = { authorization: 'Bearer garbage' };
    for (const sent of [{}, bob.headers, ended, garbage, { authorization: '' }]) {
      const answer = await search('', sent);
      expect(titlesOf(answer)).toEqual(everybody);
      // Whose token ran out gets another and asks again.
      expect(answer.headers['www-authenticate']).toBe(
        sent === ended || sent === garbage ? 'Bearer error="invalid_token"' : undefined,
      );
    }
  });

  test('is never kept on the way, nor answered with what somebody else was answered', async () => {
    const { db, api, headers, search, hide } = await start();
    await fill(db);
    const anybodys = await search('', {});
    expect(anybodys.headers).toMatchObject({ 'cache-control': 'public, max-age=5', vary: 'authorization' });
    await hide({ kind: 'word', value: 'sales' });
    const etag = String(anybodys.headers.etag);
    for (const url of [SEARCH, CARDS, `${SEARCH}?hide=false`]) {
      const mine = await api.inject({ url, headers: { ...headers, 'if-none-match': etag } });
      expect([mine.statusCode, mine.headers['cache-control'], mine.headers.vary]).toEqual([
        ...[200, 'private, no-store', 'authorization'],
      ]);
      expect(mine.headers).not.toHaveProperty('etag');
    }
    const again = await api.inject({ url: SEARCH, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.headers.vary]).toEqual([304, 'authorization']);
    const compressed = await search('', { ...headers, 'accept-encoding': 'gzip' });
    expect(compressed.headers['vary']).toMatch(/authorization.*accept-encoding/);
  });
});

describeDatabases('what a person hides from many tabs', (open) => {
  const start = startWith(open);

  test('stands once, however it is written and from however many tabs', async () => {
    const { add, list } = await start();
    const words = ['sales lead', 'Sales  Lead', 'SALES LEAD', 'sales,lead'];
    const answers = await Promise.all(words.map((value) => add({ kind: 'word', value })));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    // Another board, where the case tells.
    for (const value of ['lever:Acme', 'lever:acme'])
      expect((await add({ kind: 'company', value })).statusCode).toBe(201);
    expect(await list()).toHaveLength(3);
  });
});
