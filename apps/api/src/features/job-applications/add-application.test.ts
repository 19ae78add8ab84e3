import { ERROR_TEXTS, LIMITS, type Application } from '@firsthand/contracts';
import { describeStore, insertBoard, insertJob } from '@firsthand/test-support';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { expectRefusal, loggedErrors, openApi, TEST_NOW } from '../../testing/test-api.ts';

const URL = '/v1/api/job-applications';
const TODAY = '2026-02-01';

describeStore('recording an application', (open) => {
  const start = async () => {
    const { db, database } = await open();
    const api = await openApi(database);
    const { user, headers } = await signIn(database);
    const jobId = await insertJob(db, await insertBoard(db), { title: 'Nurse', content_hash: 'c1' });
    const add = (payload: object) => api.inject({ method: 'POST', url: URL, headers, payload });
    const countRows = async () => (await db.selectFrom('job_applications').select('id').execute()).length;
    return { db, database, api, headers, user, jobId, add, countRows };
  };
  const applicationOf = (answer: { json: () => unknown }) =>
    (answer.json() as { application: Application }).application;

  test('after Snail Apply copies the posting, so that it stays when the job is gone', async () => {
    const { db, api, headers, jobId, add } = await start();
    const answer = await add({ source: 'lever', requisition_id: jobId });
    expect(answer.statusCode).toBe(201);
    const application = applicationOf(answer);
    expect(application).toMatchObject({
      ...{ way: 'snail', application_status: 'completed', stage: 'applied', stage_on: TODAY },
      ...{
        applied_at: TEST_NOW.toISOString(),
        ats_source: 'lever',
        requisition_id: jobId,
        has_packet: false,
        replaced: false,
      },
      job_data: {
        title: 'Nurse',
        company: 'Acme',
        client_name: 'acme',
        description: '<p>You build pipelines.</p>',
      },
      navigation: { atsType: 'lever', urlSafeJobTitle: `data-engineer-${jobId}` },
    });
    const detail = async () =>
      (await api.inject({ url: `${URL}/${application.id}`, headers })).json<object>();
    expect(await detail()).toEqual({
      application,
      stages: [{ stage: 'applied', on: TODAY }],
      ...{ packet: null, submission: null, posting_status: 'open' },
    });
    const change = (values: object) => db.updateTable('jobs').set(values).where('id', '=', jobId).execute();
    await change({ content_hash: 'c2' });
    expect(await detail()).toMatchObject({ posting_status: 'open' });
    await change({ changed_at: new Date(TEST_NOW.getTime() + 60_000) });
    expect(await detail()).toMatchObject({ posting_status: 'changed' });
    await change({ status: 'closed', closed_at: TEST_NOW, close_reason: 'missing' });
    expect(await detail()).toMatchObject({ posting_status: 'closed' });
    await db.deleteFrom('jobs').where('id', '=', jobId).execute();
    expect(await detail()).toMatchObject({ application, posting_status: 'gone' });
  });

  test('twice, or twice at once, or in two tabs with other words, is one', async () => {
    const { jobId, add, countRows } = await start();
    const payload = { source: 'lever', requisition_id: jobId };
    const answers = await Promise.all([payload, payload, { ...payload, notes: 'again' }].map(add));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    const [first, ...others] = answers.map(applicationOf);
    for (const other of others) expect(other).toEqual(first);
    expect((await add(payload)).statusCode).toBe(200);
    expect(await countRows()).toBe(1);
  });

  test('to a posting for which a packet waits, or sending failed, counts as sent by the person', async () => {
    const { db, jobId, add } = await start();
    const payload = { source: 'lever', requisition_id: jobId };
    const { id } = applicationOf(await add(payload));
    const set = (way: 'api' | 'packet', status: 'pending' | 'failed') =>
      db
        .updateTable('job_applications')
        .set({ way, application_status: status, stage: 'saved', stage_on: '2026-01-30' })
        .execute();
    const submission = { application_id: id, state: 'waiting', message: null, receipt: null } as const;
    await db.insertInto('application_submissions').values(submission).execute();
    const applied = { application_status: 'completed', stage: 'applied', stage_on: TODAY };
    for (const [way, status, state, expected] of [
      ['packet', 'pending', 'waiting', applied],
      ['api', 'failed', 'refused', applied],
      ['api', 'pending', 'waiting', applied],
      ['api', 'pending', 'sending', { application_status: 'pending', stage: 'saved' }],
    ] as const) {
      await set(way, status);
      await db.updateTable('application_submissions').set({ state }).execute();
      const answer = await add(payload);
      expect([answer.statusCode, applicationOf(answer)]).toEqual([
        200,
        expect.objectContaining({ id, way, ...expected }),
      ]);
    }
  });

  test('by hand keeps what was typed, and nothing that is none', async () => {
    const { add } = await start();
    const typed = { title: ' Nurse ', company: ' ', location: 'Austin', external_url: 'jobs.example/1' };
    const application = applicationOf(await add({ ...typed, applied_on: '2026-01-20', notes: ' By mail\n' }));
    expect(application).toMatchObject({
      ...{ way: 'elsewhere', application_status: 'completed', ats_source: null, requisition_id: null },
      ...{ applied_at: '2026-01-20T12:00:00.000Z', stage: 'applied', stage_on: '2026-01-20' },
      ...{ notes: ' By mail\n', navigation: null },
    });
    expect(application.job_data).toEqual({
      ...{ title: 'Nurse', company: null, client_name: null, location: 'Austin', description: '' },
      external_url: 'https://jobs.example/1',
    });
    // The same words may well be two applications.
    expect((await add(typed)).statusCode).toBe(201);
  });

  test('can begin at any stage', async () => {
    const { api, headers, add } = await start();
    const stagesOf = async (payload: object) => {
      const application = applicationOf(await add({ title: 'Nurse', ...payload }));
      const { stages } = (await api.inject({ url: `${URL}/${application.id}`, headers })).json<{
        stages: unknown;
      }>();
      return [application.application_status, application.stage_on, stages];
    };
    expect(await stagesOf({ stage: 'saved' })).toEqual(['pending', TODAY, [{ stage: 'saved', on: TODAY }]]);
    expect(await stagesOf({ stage: 'interview', applied_on: '2026-01-20' })).toEqual([
      ...['completed', TODAY],
      [
        { stage: 'applied', on: '2026-01-20' },
        { stage: 'interview', on: TODAY },
      ],
    ]);
    // Where the day begins first it is already tomorrow.
    expect(await stagesOf({ stage: 'rejected', applied_on: TODAY })).toContainEqual(TODAY);
  });

  test('is refused with a sentence when something is missing or odd', async () => {
    const { jobId, add, countRows } = await start();
    const job = { source: 'lever', requisition_id: jobId };
    for (const [payload, status, sentence] of [
      [{}, 400, 'The field “title” is missing.'],
      [{ title: ' \n ' }, 400, 'The field “title” is missing.'],
      [{ title: null, company: 'Acme' }, 400, 'The field “title” is missing.'],
      [{ title: 7 }, 400, 'The field “title” must be text.'],
      [{ title: 'x'.repeat(1_001) }, 400, 'The field “title” must be at most 1000 characters.'],
      [{ title: 'a\0b' }, 400, 'The field “title” contains characters that are not text.'],
      [{ title: 'a\ud800b' }, 400, 'The field “title” contains characters that are not text.'],
      [{ title: 'a', notes: 'x'.repeat(10_001) }, 400, 'The field “notes” must be at most 10000 characters.'],
      [
        { title: 'a', external_url: 'javascript:alert(1)' },
        400,
        /^The field “external_url” must be a web address/,
      ],
      [{ title: 'a', external_url: 'x y' }, 400, /^The field “external_url” must be a web address/],
      [{ title: 'a', applied_on: '2026-02-03' }, 400, 'The field “applied_on” cannot be in the future.'],
      [
        { title: 'a', applied_on: '1899-12-31' },
        400,
        'The field “applied_on” must be a day since 1900 and within 100 years.',
      ],
      [
        { title: 'a', applied_on: '0000-01-01' },
        400,
        'The field “applied_on” must be a day since 1900 and within 100 years.',
      ],
      [
        { title: 'a', applied_on: '2026-02-30' },
        400,
        'The field “applied_on” must be a date such as 2025-01-31.',
      ],
      [{ title: 'a', stage: 'hired' }, 400, /^The field “stage” must be one of/],
      [{ source: 'lever' }, 400, /^requisition_id, source: must both name a job/],
      [{ requisition_id: jobId }, 400, /^requisition_id, source: must both name a job/],
      [{ ...job, source: 'monster' }, 400, /^requisition_id, source: must both name a job/],
      [{ ...job, requisition_id: -1 }, 400, /^requisition_id, source: must both name a job/],
      [{ ...job, requisition_id: 1e300 }, 400, /^The field “requisition_id” /],
      [{ ...job, requisition_id: 'one' }, 400, 'The field “requisition_id” must be a number.'],
      [{ ...job, requisition_id: jobId + 1_000 }, 404, ERROR_TEXTS.jobNotFound],
      [{ ...job, source: 'adp' }, 404, ERROR_TEXTS.jobNotFound],
      [{ title: 'a', notes: 'x'.repeat(10_000_000) }, 413, 'What was sent is too large.'],
      [[], 400, /^The body must be a JSON object/],
    ] as const) {
      expectRefusal(await add(payload), status, sentence);
    }
    expect(await countRows()).toBe(0);
    expect(loggedErrors).toEqual([]);
  });

  test('is refused when there are as many as we keep, but not for one that is there', async () => {
    const { db, user, jobId, add, countRows } = await start();
    const job = { source: 'lever', requisition_id: jobId };
    await add(job);
    await sql`
      insert into job_applications (user_id, application_status, applied_at, job_data)
      select ${user.id}, 'completed', now(), '{}'::jsonb
      from generate_series(2, ${LIMITS.applicationsPerUser}::integer)`.execute(db);
    expectRefusal(
      await add({ title: 'One more' }),
      409,
      /^You have 5000 applications, which is as many as we keep/,
    );
    expect((await add(job)).statusCode).toBe(200);
    expect(await countRows()).toBe(LIMITS.applicationsPerUser);
  });
});
