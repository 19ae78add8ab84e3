import type { AutoApply, DraftInBrief } from '@firsthand/contracts';
import { createSqlSearch } from '@firsthand/search';
import { aPosting, describeDatabases, describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import { expect, test } from 'vitest';
import { aClock } from '../../../testing/a-clock.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { startTurboApply } from '../../../testing/start/start-turbo-apply.ts';
import { expectRefusal } from '../../../testing/test-api.ts';
import { planAutoApply } from './plan-auto-apply.ts';
import { prepareApplications } from './prepare-applications.ts';

const URL = '/v1/api/auto-apply';
const DRAFTS = '/v1/api/job-applications/drafts';
const RUNNING = new AbortController().signal;

/** Ada looks for nurses; Acme has so many jobs for them, and one for a cook. */
const startWith =
  (open: OpenTestDatabase) =>
  async ({ jobs = 4, dailyLimit = 10 } = {}) => {
    const turbo = await startTurboApply(await open(), { hasKey: true });
    await turbo.db.deleteFrom('jobs').execute();
    await crawlPostings(turbo.db, turbo.boardId, [
      ...Array.from({ length: jobs }, (_, index) => aPosting({ title: `Nurse ${index}` })),
      aPosting({ title: 'Cook' }),
    ]);
    const clock = aClock();
    const criteria = {
      ...{ enabled: true, job_profile_id: turbo.profile.id, q: 'nurse', daily_limit: dailyLimit },
    };
    const save = (changes: object = {}) => turbo.call('PUT', URL, { ...criteria, ...changes });
    expect((await save()).statusCode).toBe(200);
    const tools = {
      ...{
        database: turbo.database,
        search: createSqlSearch(turbo.db),
        now: clock.now,
        atsFetch: turbo.greenhouse.fetch,
      },
      ...{
        findApplyKey: turbo.findApplyKey,
        toExternalUrl: (url: string) => url,
      },
    };
    return {
      ...{ turbo, clock, save, criteria },
      run: () => prepareApplications(tools, turbo.ada.user.id, RUNNING),
      list: async () => (await turbo.call('GET', DRAFTS)).json<{ drafts: DraftInBrief[] }>().drafts,
    };
  };

describeStore('auto-apply', (open) => {
  const start = startWith(open);

  test('prepares what the search finds, sends nothing and confirms nothing', async () => {
    const { turbo, run, list } = await start();
    expect(await run()).toBe(4);
    const drafts = await list();
    expect(drafts.map(({ job, origin, way }) => [job.title.slice(0, 5), origin, way])).toEqual(
      Array.from({ length: 4 }, () => ['Nurse', 'auto', 'api']),
    );
    expect(turbo.greenhouse.received).toEqual([]);
    expect(await turbo.db.selectFrom('job_applications').select('id').execute()).toEqual([]);
  });

  test('leaves alone what only mentions what is looked for', async () => {
    const { turbo, run, list } = await start({ jobs: 1 });
    await crawlPostings(turbo.db, turbo.boardId, [
      aPosting({ title: 'Nurse 0' }),
      aPosting({
        title: 'Clerk',
        descriptionHtml: '<p>Our nurse will show you around.</p>',
        descriptionText: 'Our nurse will show you around.',
      }),
    ]);
    expect(await run()).toBe(1);
    expect((await list()).map(({ job }) => job.title)).toEqual(['Nurse 0']);
  });

  test('keeps the limit of the day, which begins at midnight UTC', async () => {
    const { turbo, clock, run, list } = await start({ jobs: 5, dailyLimit: 2 });
    expect(await run()).toBe(2);
    clock.pass({ minutes: 60 });
    expect(await run()).toBe(0);
    const read = (await turbo.call('GET', URL)).json<{ auto_apply: AutoApply }>();
    expect(read.auto_apply).toMatchObject({ prepared_today: 2, daily_limit: 2, enabled: true });
    clock.pass({ days: 1 });
    expect(await run()).toBe(2);
    expect(await list()).toHaveLength(4);
  });

  test('prepares nothing twice: not what was discarded, prepared by the person, or applied to', async () => {
    const { turbo, clock, run, list } = await start({ jobs: 3 });
    const jobs = await turbo.db.selectFrom('jobs').select('id').where('title', 'like', 'Nurse%').execute();
    const [first, second] = jobs.map(({ id }) => id);
    await turbo.startAt(first ?? 0);
    expect((await turbo.confirm(await turbo.ready(second))).statusCode).toBe(201);
    expect(await run()).toBe(1);
    const prepared = (await list()).find(({ origin }) => origin === 'auto');
    await turbo.call('DELETE', `${DRAFTS}/${prepared?.id}`);
    clock.pass({ minutes: 60 });
    expect(await run()).toBe(0);
    expect(await list()).toHaveLength(1);
  });

  test('looks once an hour, and again when something else is looked for', async () => {
    const { turbo, clock, save, run } = await start({ jobs: 2 });
    expect(await run()).toBe(2);
    await crawlPostings(turbo.db, turbo.boardId, [aPosting({ title: 'Night nurse' })]);
    expect(await run()).toBe(0);
    await save({ q: 'cook' });
    await run();
    clock.pass({ minutes: 60 });
    expect(await planAutoApply(turbo.db, clock.now())).toBe(1);
  });

  test('leaves out jobs whose form cannot be read, and takes them up later', async () => {
    const { turbo, clock, run } = await start({ jobs: 2 });
    turbo.greenhouse.formAnswer = () => ({ status: 500, text: 'oops', headers: {} });
    expect(await run()).toBe(0);
    turbo.greenhouse.formAnswer = null;
    clock.pass({ minutes: 60 });
    expect(await run()).toBe(2);
  });

  test('rests when it is switched off, when Premium ended, and when the profile is gone', async () => {
    const { turbo, save, run } = await start();
    const setRoles = (roles: string[]) =>
      turbo.db.updateTable('users').set({ roles }).where('id', '=', turbo.ada.user.id).execute();
    await save({ enabled: false });
    expect(await run()).toBe(0);
    expect(await planAutoApply(turbo.db, turbo.now())).toBe(0);
    await save();
    await setRoles([]);
    expect(await run()).toBe(0);
    expect((await turbo.call('GET', URL)).json()).toMatchObject({ auto_apply: { enabled: false } });
    expectRefusal(await save(), 403, /part of Premium/);
    await setRoles(['premium']);
    await turbo.call('DELETE', `/v1/api/job-profiles/${turbo.profile.id}`);
    expect(await run()).toBe(0);
    expect((await turbo.call('GET', URL)).json()).toEqual({ auto_apply: null });
  });

  test('is asked for by the hour, and the plan asks for the next one', async () => {
    const { turbo, clock } = await start();
    await turbo.db.deleteFrom('tasks').execute();
    expect(await planAutoApply(turbo.db, clock.now())).toBe(1);
    const tasks = await turbo.db
      .selectFrom('tasks')
      .select(['kind', 'key', 'run_at'])
      .orderBy('kind')
      .execute();
    expect(tasks).toEqual([
      expect.objectContaining({
        ...{ kind: 'plan-auto-apply', key: '2026-02-01T10:00:00.000Z' },
        run_at: new Date('2026-02-01T10:00:00.000Z'),
      }),
      expect.objectContaining({
        ...{ kind: 'prepare-applications', key: `${turbo.ada.user.id}:2026-02-01T09:00:00.000Z` },
      }),
    ]);
  });

  test('can be read, changed and stopped', async () => {
    const { turbo, save, criteria } = await start();
    const saved = await save({ location: ' Denver ', country: 'us', remote: true, daily_limit: 3 });
    expect(saved.json()).toEqual({
      auto_apply: {
        ...{ ...criteria, location: 'Denver', country: 'US', remote: true, daily_limit: 3 },
        ...{ prepared_today: 0, last_run_at: null },
      },
    });
    expect((await turbo.call('GET', URL)).json()).toEqual(saved.json());
    for (let round = 0; round < 2; round++) expect((await turbo.call('DELETE', URL)).statusCode).toBe(200);
    expect((await turbo.call('GET', URL)).json()).toEqual({ auto_apply: null });
  });

  test.each<[string, object, number]>([
    ['no words', { q: '  ' }, 400],
    ['no limit', { daily_limit: 0 }, 400],
    ['a limit above what is offered', { daily_limit: 26 }, 400],
    ['a country that is none', { country: '1?' }, 400],
    ['words without end', { q: 'x'.repeat(501) }, 400],
    ['a profile that is nobody’s', { job_profile_id: 999_999_999 }, 404],
  ])('refuses %s', async (_name, changes, status) => {
    const { save } = await start({ jobs: 0 });
    expectRefusal(await save(changes), status);
  });

  test('does not know the profiles of others', async () => {
    const { turbo, save } = await start({ jobs: 0 });
    const bob = await signIn(turbo.database, { email: 'bob@example.com', roles: ['premium'] });
    const bobs = await turbo.addProfile({}, bob);
    expectRefusal(await save({ job_profile_id: bobs.id }), 404, 'Profile not found');
    expect((await turbo.call('GET', URL, undefined, bob.headers)).json()).toEqual({ auto_apply: null });
  });
});

describeDatabases('auto-apply, with two searches at once', (open) => {
  const start = startWith(open);

  test('keeps it also when two searches run at once', async () => {
    const { run, list } = await start({ jobs: 5, dailyLimit: 3 });
    const counts = await Promise.all([run(), run()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await list()).toHaveLength(3);
  });
});
