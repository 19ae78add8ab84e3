import { type Application, type HistoryResponse, HOUR_MS } from '@firsthand/contracts';
import { describeStore, insertBoard, insertJob } from '@firsthand/test-support';
import type { Db } from '@firsthand/database';
import { expect, test } from 'vitest';
import { fillAccount } from '../../../testing/a-full-account.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { expectRefusal, loggedErrors, openApi, TEST_NOW } from '../../../testing/test-api.ts';
import { insertApplication, type NewApplication } from '../insert-application.ts';
import { setStatus } from '../set-status.ts';

const URL = '/v1/api/job-applications/history';

describeStore('the application history', (open) => {
  const start = async () => {
    const { db, database } = await open();
    const api = await openApi(database);
    const { user, headers } = await signIn(database);
    const ask = (query = '') => api.inject({ url: URL + query, headers });
    const read = async (query = '') => (await ask(query)).json<HistoryResponse>().data;
    const add = (changes: Partial<NewApplication> = {}) => addTo(db, user.id, changes);
    return { db, database, api, headers, user, ask, read, add };
  };

  test('is empty at first', async () => {
    const { ask } = await start();
    expect((await ask()).json()).toEqual({
      success: true,
      data: {
        ...{ applications: [], currentPage: 1, totalPages: 0, totalCount: 0 },
        ...{ hasNextPage: false, hasPreviousPage: false },
        stageCounts: { saved: 0, applied: 0, interview: 0, offer: 0, rejected: 0, withdrawn: 0 },
      },
    });
  });

  test('has the newest first, twenty to a page', async () => {
    const { read, add } = await start();
    const ids: number[] = [];
    for (let hours = 0; hours < 45; hours += 1) {
      // Two at a time were made in the same moment.
      const appliedAt = new Date(TEST_NOW.getTime() - Math.floor(hours / 2) * HOUR_MS);
      ids.push(await add({ appliedAt }));
    }
    const expected = ids.flatMap((_id, index) => (index % 2 === 0 ? [ids[index + 1], ids[index]] : []));
    const shown = expected.filter((id) => id !== undefined);
    const numbersOf = (applications: Application[]) => applications.map(({ id }) => id);

    const first = await read();
    expect(numbersOf(first.applications)).toEqual(shown.slice(0, 20));
    expect(first).toMatchObject({ currentPage: 1, totalPages: 3, totalCount: 45 });
    expect([first.hasPreviousPage, first.hasNextPage]).toEqual([false, true]);
    const last = await read('?page=3&limit=20&atsSource=');
    expect(numbersOf(last.applications)).toEqual(shown.slice(40));
    expect([last.hasPreviousPage, last.hasNextPage]).toEqual([true, false]);
    expect(await read('?page=4')).toMatchObject({ applications: [], currentPage: 4, hasNextPage: false });
    expect(await read('?limit=100')).toMatchObject({ totalPages: 1, hasNextPage: false });
  });

  test('leaves what a filter asks for, and counts the stages of everything', async () => {
    const { read, add } = await start();
    const greenhouse = await add({ posting: aPosting({ source: 'greenhouseio' }) });
    const saved = await add({ status: 'pending', stages: [{ stage: 'saved', on: '2026-02-01' }] });
    await add();
    const stageCounts = { saved: 1, applied: 2, interview: 0, offer: 0, rejected: 0, withdrawn: 0 };
    for (const name of ['greenhouse', 'greenhouseio', 'GreenhouseIO', '3']) {
      expect(await read(`?atsSource=${name}`)).toMatchObject({
        ...{ applications: [{ id: greenhouse, ats_source: 'greenhouse' }], totalCount: 1, stageCounts },
      });
    }
    expect(await read('?stage=saved')).toMatchObject({
      applications: [{ id: saved }],
      totalCount: 1,
      stageCounts,
    });
    expect(await read('?stage=saved&atsSource=greenhouse')).toMatchObject({
      applications: [],
      totalCount: 0,
    });
  });

  test('shows each application as the specification has it, and what we add', async () => {
    const { database, api } = await start();
    const ada = await signIn(database, { email: 'ada2@example.com' });
    await fillAccount(database.db, ada, 'mark', 12);
    const { data } = (await api.inject({ url: URL, headers: ada.headers })).json<HistoryResponse>();
    expect(data.applications).toEqual([
      {
        ...{ id: expect.any(Number), application_status: 'submitted', applied_at: TEST_NOW.toISOString() },
        ...{ ats_source: 'lever', requisition_id: 12, navigation: null, way: 'api', stage: 'applied' },
        ...{
          stage_on: '2026-02-01',
          notes: 'mark',
          follow_up_on: '2026-02-08',
          has_packet: true,
          replaced: false,
          version: 1,
        },
        job_data: {
          ...{ title: 'mark', company: null, client_name: null, location: null },
          ...{ description: '', external_url: null },
        },
      },
    ]);
  });

  test('is refused with the text under error and message', async () => {
    const { api, ask } = await start();
    for (const [query, sentence] of [
      ['?page=0', 'The field “page” must be at least 1.'],
      ['?page=-1', 'The field “page” must be at least 1.'],
      ['?page=1.5', 'The field “page” must be a whole number.'],
      ['?page=one', 'The field “page” must be a number.'],
      ['?page=1e300', 'The field “page” must be at most 100000.'],
      ['?limit=0', 'The field “limit” must be at least 1.'],
      ['?limit=101', 'The field “limit” must be at most 100.'],
      ['?atsSource=monster', /^The field “atsSource” must be the name /],
      ['?atsSource=__proto__', /^The field “atsSource” must be the name /],
      ['?atsSource=a&atsSource=b', 'The field “atsSource” must be given only once.'],
      ['?stage=dreaming', /^The field “stage” must be one of saved, applied/],
    ] as const) {
      const answer = await ask(query);
      expectRefusal(answer, 400, sentence);
      expect(answer.json()).toHaveProperty('message');
    }
    const nobody = await api.inject(URL);
    expectRefusal(nobody, 401, 'Please log in first.');
    expect(nobody.json()).toEqual({ error: 'Please log in first.', message: 'Please log in first.' });
    expect(loggedErrors).toEqual([]);
  });

  test('names the jobs that were applied to, and none that only waits or failed', async () => {
    const { db, api, headers, add } = await start();
    const job = await insertJob(db, await insertBoard(db));
    const pending = { status: 'pending', stages: [{ stage: 'saved', on: '2026-02-01' }] } as const;
    const applied = async () =>
      (await api.inject({ url: '/v1/api/job-applications/applied', headers })).json<{ applied: unknown[] }>()
        .applied;
    await add();
    await add({ ...pending, posting: aPosting({ source: 'adp', jobId: job }) });
    await add({ status: 'failed', posting: aPosting({ source: 'dover', jobId: job }) });
    const id = await add({ ...pending, posting: aPosting({ jobId: job }), way: 'api' });
    expect(await applied()).toEqual([]);
    await db.transaction().execute(async (tx) => {
      await setStatus(tx, id, { status: 'submitted', stage: 'applied', now: TEST_NOW });
    });
    expect(await applied()).toEqual([
      {
        ...{ application_id: id, source: 'lever', requisition_id: job, stage: 'applied' },
        applied_at: TEST_NOW.toISOString(),
      },
    ]);
  });

  test('is given as a table, without others’ rows', async () => {
    const { database, api, headers, add } = await start();
    const bob = await signIn(database, { email: 'bob@example.com' });
    await addTo(database.db, bob.user.id, { notes: 'of-bob' });
    await add({ notes: '=cmd()', posting: aPosting({ source: 'bamboohr' }) });
    const answer = await api.inject({ url: '/v1/api/job-applications/export.csv', headers });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('filename="firsthand-applications-2026-02-01.csv"'),
      'cache-control': 'no-store',
    });
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(answer.body).toContain(
      `"Nurse","Acme","Austin","BambooHR","","Added by hand","Completed","2026-02-01 09:00","Applied","","2026-02-01",` +
        `"","","","","","'=cmd()"\r\n`,
    );
    expect(answer.body).not.toContain('of-bob');
  });

  test('is given as a table however many they are, each once and the newest first', async () => {
    const { api, headers, add } = await start();
    for (let number = 0; number < 205; number += 1) await add({ notes: `number ${number}.` });
    const answer = await api.inject({ url: '/v1/api/job-applications/export.csv', headers });
    const numbers = [...answer.body.matchAll(/"number (\d+)\."/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 205 }, (_, index) => 204 - index));
  });
});

let made = 0;
function aPosting(
  changes: Partial<NonNullable<NewApplication['posting']>> = {},
): NonNullable<NewApplication['posting']> {
  made += 1;
  return {
    ...{
      source: 'lever',
      jobId: made,
      externalId: 'x',
      contentHash: 'c',
      navigation: {
        ...{ atsType: 'lever', urlSafeClientName: null, clientName: null },
        ...{ domain: null, clientProject: null, urlSafeJobTitle: 'x-1' },
      },
    },
    ...changes,
  };
}

async function addTo(db: Db, userId: number, changes: Partial<NewApplication>): Promise<number> {
  const application: NewApplication = {
    ...{ userId, way: 'elsewhere', status: 'completed', appliedAt: TEST_NOW, posting: null, now: TEST_NOW },
    stages: [{ stage: 'applied', on: '2026-02-01' }],
    jobData: {
      ...{ title: 'Nurse', company: 'Acme', client_name: null, location: 'Austin' },
      ...{ description: '', external_url: null },
    },
    ...changes,
  };
  return db.transaction().execute((tx) => insertApplication(tx, application));
}
