import { LIMITS, type WatchedResponse } from '@firsthand/contracts';
import { aPosting, describeStore, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signIn } from '../../../testing/sign-in.ts';
import { expectRefusal, openApi } from '../../../testing/test-api.ts';

const URL = '/v1/api/companies';

describeStore('watching a company', (open) => {
  const start = async () => {
    const { db, database } = await open();
    const api = await openApi(database);
    const ada = await signIn(database);
    const acme = await insertBoard(db, { board: 'acme' });
    await crawlPostings(db, acme, [aPosting({ externalId: 'a' })]);
    const globex = await insertBoard(db, { source: 'workday', board: 'wd5/globex/Jobs', company: 'Globex' });
    await crawlPostings(db, globex, [aPosting({ company: 'Globex' })]);
    const call = (method: 'GET' | 'PUT' | 'DELETE', path: string, headers = ada.headers) =>
      api.inject({ method, url: `${URL}/${path}`, headers });
    const list = async (headers = ada.headers) =>
      (await call('GET', 'watched', headers)).json<WatchedResponse>();
    return { db, database, ada, acme, call, list };
  };

  test('is begun and ended, twice too, at the address of any company', async () => {
    const { call, list } = await start();
    for (const path of ['lever/acme', 'workday/wd5/globex/Jobs']) {
      const said = async (method: 'GET' | 'PUT' | 'DELETE') => {
        const answer = await call(method, `${path}/watch`);
        return [answer.statusCode, answer.json()];
      };
      expect(await said('GET')).toEqual([200, { watched: false }]);
      for (let times = 0; times < 2; times += 1) expect(await said('PUT')).toEqual([200, { watched: true }]);
      expect(await said('GET')).toEqual([200, { watched: true }]);
    }
    expect(await list()).toMatchObject({
      data: [
        { name: 'Globex', ats_type: 'workday', slug: 'wd5/globex/Jobs', open_jobs: 1 },
        { name: 'Acme', ats_type: 'lever', slug: 'acme', watched_at: expect.any(String) },
      ],
      total: 2,
    });
    for (let times = 0; times < 2; times += 1) {
      expect((await call('DELETE', 'lever/acme/watch')).json()).toEqual({ watched: false });
    }
    expect((await list()).data.map(({ name }) => name)).toEqual(['Globex']);
  });

  test('tells of what opens from then on, and only who watches', async () => {
    const { db, database, ada, acme, call, list } = await start();
    const bob = await signIn(database, { email: 'bob@example.com', name: 'Bob' });
    await call('PUT', 'lever/acme/watch');
    expect(await list(bob.headers)).toEqual({ data: [], total: 0 });
    await crawlPostings(db, acme, [aPosting({ externalId: 'a' }), aPosting({ title: 'Cook' })]);
    const notices = await db.selectFrom('notices').selectAll().execute();
    expect(notices.map(({ user_id, kind, data }) => [user_id, kind, data.count])).toEqual([
      [ada.user.id, 'company_opened_jobs', 1],
    ]);
  });

  test('is refused of what is no company, and of more than are kept', async () => {
    const { db, ada, call } = await start();
    for (const path of ['lever/other', 'breezy/acme', 'LEVER/acme', 'workday/a/b/c']) {
      for (const method of ['GET', 'PUT', 'DELETE'] as const) {
        expectRefusal(await call(method, `${path}/watch`), 404, 'We hold no company at this address.');
      }
    }
    await sql`
      with made as (
        insert into boards (source, board, origin)
        select 'lever', 'many-' || number, 'file' from generate_series(1, ${LIMITS.watchedPerUser}) as number
        returning id
      )
      insert into watched_companies (user_id, board_id, told_job_id, created_at)
      select ${ada.user.id}, id, 0, now() from made`.execute(db);
    expectRefusal(await call('PUT', 'lever/acme/watch'), 409, /as many as we keep/);
  });
});
