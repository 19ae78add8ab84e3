import { ERROR_TEXTS, type Application, type ApplicationDetail } from '@firsthand/contracts';
import { describeStore, insertBoard, insertJob } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { fillAccount } from '../../testing/a-full-account.ts';
import { listPersonalTables, readRows } from '../../testing/personal-rows.ts';
import { signIn } from '../../testing/sign-in.ts';
import { expectRefusal, loggedErrors, openApi, TEST_NOW } from '../../testing/test-api.ts';

const BASE = '/v1/api/job-applications';
const TODAY = '2026-02-01';

describeStore('an application', (open) => {
  const start = async (payload: object = { title: 'Nurse', applied_on: '2026-01-20' }) => {
    const { db, database } = await open();
    const api = await openApi(database);
    const { user, headers } = await signIn(database);
    const added = await api.inject({ method: 'POST', url: BASE, headers, payload });
    const { id } = added.json<{ application: Application }>().application;
    const patch = (change: object, of: number | string = id) =>
      api.inject({ method: 'PATCH', url: `${BASE}/${of}`, headers, payload: change });
    const send = (method: 'POST' | 'DELETE', path: string | number) =>
      api.inject({ method, url: `${BASE}/${path}`, headers });
    const read = async () => (await api.inject({ url: `${BASE}/${id}`, headers })).json<ApplicationDetail>();
    return { db, database, api, headers, user, id, patch, send, read };
  };

  test('keeps stages with their days, notes and a follow-up', async () => {
    const { patch, read } = await start();
    const moves = [
      {
        version: 1,
        stage: 'interview',
        stage_on: '2026-01-25',
        notes: 'With Ada',
        follow_up_on: '2026-02-10',
      },
      { version: 2, stage: 'offer' },
      { version: 3, follow_up_on: null },
    ];
    for (const move of moves) expect((await patch(move)).statusCode).toBe(200);
    expect(await read()).toMatchObject({
      application: {
        ...{ version: 4, stage: 'offer', stage_on: TODAY, notes: 'With Ada', follow_up_on: null },
        ...{ application_status: 'completed', applied_at: '2026-01-20T12:00:00.000Z' },
      },
      stages: [
        { stage: 'applied', on: '2026-01-20' },
        { stage: 'interview', on: '2026-01-25' },
        { stage: 'offer', on: TODAY },
      ],
    });
    // A slip is taken back, and the day of applying put right.
    expect((await patch({ version: 4, stage: 'applied', stage_on: '2026-01-19' })).statusCode).toBe(200);
    expect(await read()).toMatchObject({
      application: { stage: 'applied', stage_on: '2026-01-19', applied_at: '2026-01-19T12:00:00.000Z' },
      stages: [{ stage: 'applied', on: '2026-01-19' }],
    });
  });

  test('written down to be sent later is pending until it is', async () => {
    const { patch, read } = await start({ title: 'Nurse', stage: 'saved', applied_on: '2026-01-10' });
    await patch({ version: 1, stage: 'applied', stage_on: '2026-01-15' });
    expect(await read()).toMatchObject({
      application: { application_status: 'completed', applied_at: '2026-01-15T12:00:00.000Z' },
      stages: [{ stage: 'saved' }, { stage: 'applied', on: '2026-01-15' }],
    });
    await patch({ version: 2, stage: 'saved' });
    expect(await read()).toMatchObject({
      application: { application_status: 'pending', stage: 'saved', stage_on: '2026-01-10' },
      stages: [{ stage: 'saved', on: '2026-01-10' }],
    });
  });

  test('changed from an older tab is refused, and what is there stays', async () => {
    const { patch, read } = await start();
    const answers = await Promise.all(['one', 'two'].map((notes) => patch({ version: 1, notes })));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const refused = answers[statuses.indexOf(409)]!;
    expectRefusal(refused, 409, /^This application was changed in another tab/);
    const kept = statuses[0] === 200 ? 'one' : 'two';
    expect((await read()).application).toMatchObject({ notes: kept, version: 2 });
    // Its first sending arrived and only the answer was lost.
    const again = await patch({ version: 1, notes: kept });
    expect([again.statusCode, again.json()]).toMatchObject([200, { application: { version: 2 } }]);
    expectRefusal(await patch({ version: 99, notes: 'three' }), 409, /^This application was changed/);
  });

  test('is not changed by what is odd', async () => {
    const { patch, read } = await start();
    const before = await read();
    for (const [change, status, sentence] of [
      [{}, 400, 'The field “version” is missing.'],
      [{ version: 'one' }, 400, 'The field “version” must be a number.'],
      [{ version: 1, stage: 'hired' }, 400, /^The field “stage” must be one of/],
      [{ version: 1, stage: null }, 400, /^The field “stage” must be one of/],
      [
        { version: 1, stage: 'offer', stage_on: '2026-01-19' },
        400,
        /^The field “stage_on” cannot be before 2026-01-20/,
      ],
      [
        { version: 1, stage: 'offer', stage_on: '2026-02-03' },
        400,
        'The field “stage_on” cannot be in the future.',
      ],
      [
        { version: 1, stage_on: '2026-13-01' },
        400,
        'The field “stage_on” must be a date such as 2025-01-31.',
      ],
      [
        { version: 1, follow_up_on: '9999-12-31' },
        400,
        'The field “follow_up_on” must be a day since 1900 and within 100 years.',
      ],
      [
        { version: 1, follow_up_on: 'soon' },
        400,
        'The field “follow_up_on” must be a date such as 2025-01-31.',
      ],
      [{ version: 1, notes: 'x'.repeat(10_001) }, 400, 'The field “notes” must be at most 10000 characters.'],
      [{ version: 1, notes: 'a\0b' }, 400, 'The field “notes” contains characters that are not text.'],
      [{ version: 1, notes: 'x'.repeat(10_000_000) }, 413, 'What was sent is too large.'],
    ] as const) {
      expectRefusal(await patch(change), status, sentence);
    }
    expect(await read()).toEqual(before);
  });

  test('of somebody else, or of nobody, is not found by any call', async () => {
    const { db, database, api, headers } = await start();
    const ada = await signIn(database, { email: 'ada2@example.com' });
    const { applicationId } = await fillAccount(db, ada, 'mark', 1);
    const tables = await listPersonalTables(db);
    const before = await readRows(db, tables);
    const calls = [
      ...['', '/download', '/follow-up.ics', '/files/resume', '/files/cover-letter'].map((path) => [
        'GET',
        path,
      ]),
      ...[
        ['PATCH', ''],
        ['DELETE', ''],
        ['POST', '/applied'],
      ],
    ] as ['GET' | 'PATCH' | 'DELETE' | 'POST', string][];
    for (const [method, path] of calls) {
      for (const [id, status] of [
        [applicationId, 404],
        [999_999_999_999_999, 404],
        [0, 404],
        [-1, 400],
        ['1e3', 400],
        ['9'.repeat(30), 400],
        ['one', 400],
        ['%00', 400],
      ] as const) {
        const isText = id !== '%00';
        const payload = method === 'PATCH' ? { payload: { version: 1, notes: 'mine' } } : {};
        const answer = await api.inject({ method, url: `${BASE}/${id}${path}`, headers, ...payload });
        expectRefusal(
          answer,
          status,
          status === 404
            ? ERROR_TEXTS.applicationNotFound
            : isText
              ? /^The field “id” must be a whole number\.$/
              : /^The address contains characters that are not text\.$/,
        );
      }
    }
    expect(await readRows(db, tables)).toEqual(before);
    expect(loggedErrors).toEqual([]);
  });

  test('whose packet the person sent counts as applied, however often they say so', async () => {
    const { db, id, send, read } = await start({ title: 'Nurse', stage: 'saved', applied_on: '2026-01-20' });
    await db.updateTable('job_applications').set({ way: 'packet' }).execute();
    expect((await send('POST', `${id}/applied`)).statusCode).toBe(200);
    const after = await read();
    expect(after).toMatchObject({
      application: {
        ...{ application_status: 'completed', stage: 'applied', stage_on: TODAY, way: 'packet', version: 2 },
        applied_at: TEST_NOW.toISOString(),
      },
      stages: [{ stage: 'saved' }, { stage: 'applied', on: TODAY }],
    });
    expect((await send('POST', `${id}/applied`)).json()).toEqual({ application: after.application });
    expect(await read()).toEqual(after);
  });

  test('that is on its way can neither be moved nor called sent; one that waits for it can', async () => {
    const { db, id, send, patch, read } = await start({ title: 'Nurse', stage: 'saved' });
    await db.updateTable('job_applications').set({ way: 'api' }).execute();
    const submission = { application_id: id, message: null, receipt: null };
    await db
      .insertInto('application_submissions')
      .values({ ...submission, state: 'sending' })
      .execute();
    const before = await read();
    expectRefusal(await send('POST', `${id}/applied`), 409, /being sent right now/);
    expectRefusal(await patch({ version: 1, stage: 'applied' }), 409, /being sent right now/);
    expect(await read()).toEqual(before);
    // Notes are the person's own at any time.
    expect((await patch({ version: 1, notes: 'mine' })).statusCode).toBe(200);
    await db.updateTable('application_submissions').set({ state: 'waiting' }).execute();
    await patch({ version: 2, stage: 'withdrawn' });
    expect((await read()).application).toMatchObject({ application_status: 'pending', stage: 'withdrawn' });
    await send('POST', `${id}/applied`);
    expect((await read()).application).toMatchObject({ application_status: 'completed', stage: 'applied' });
  });

  test('is gone with all that was kept of it, and can then be recorded anew', async () => {
    const { db, database, api } = await start();
    const jobId = await insertJob(db, await insertBoard(db));
    const ada = await signIn(database, { email: 'ada2@example.com' });
    const { applicationId: id } = await fillAccount(db, ada, 'ada-was-here', jobId);
    const remove = () => api.inject({ method: 'DELETE', url: `${BASE}/${id}`, headers: ada.headers });
    const setState = (state: 'sending' | 'accepted') =>
      db.updateTable('application_submissions').set({ state }).execute();
    await setState('sending');
    expectRefusal(await remove(), 409, /being sent right now/);
    await setState('accepted');
    const answer = await remove();
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Application deleted.' }]);
    const tables = (await listPersonalTables(db)).filter((table) => table.startsWith('application_'));
    const rows = await readRows(
      db,
      tables.filter((table) => table !== 'application_drafts'),
    );
    expect(
      Object.values(rows)
        .flat()
        .filter((row) => row.includes(`"application_id": ${id}`)),
    ).toEqual([]);
    expectRefusal(await remove(), 404, ERROR_TEXTS.applicationNotFound);
    const payload = { source: 'lever', requisition_id: jobId };
    const again = await api.inject({ method: 'POST', url: BASE, headers: ada.headers, payload });
    expect(again.statusCode).toBe(201);
  });
});
