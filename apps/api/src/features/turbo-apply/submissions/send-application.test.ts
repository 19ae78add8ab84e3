import type { Submission } from '@firsthand/contracts';
import { describeDatabases, describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { aClock } from '../../../testing/a-clock.ts';
import { noAnswer, toAnswer } from '../../../testing/fake-greenhouse.ts';
import { BOARD, KEY, startTurboApply, type TurboApply } from '../../../testing/start/start-turbo-apply.ts';
import { sendConfirmed } from './send-application.ts';

const RUNNING = new AbortController().signal;

async function findState({ db }: TurboApply, applicationId: number) {
  const submission = await db
    .selectFrom('application_submissions')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const application = await db
    .selectFrom('job_applications')
    .select(['application_status', 'stage'])
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return { ...submission, ...application };
}

/** A confirmed application, and what takes its next task. */
async function startSending(turbo: TurboApply) {
  const clock = aClock();
  const { id } = await turbo.apply();
  const tools = {
    db: turbo.db,
    findApplyKey: turbo.findApplyKey,
    fetch: turbo.greenhouse.fetch,
    now: clock.now,
  };
  const send = (attempt = 1, signal = RUNNING) =>
    sendConfirmed(tools, { applicationId: id, board: BOARD, attempt }, signal);
  return { id, clock, send, find: () => findState(turbo, id) };
}

const startWith = (open: OpenTestDatabase) => async () => {
  const turbo = await startTurboApply(await open(), { hasKey: true });
  return { turbo, ...(await startSending(turbo)) };
};

describeStore('sending a confirmed application', (open) => {
  const start = startWith(open);

  test('gives the employer what was sealed, once, and keeps the receipt', async () => {
    const { turbo, send, find } = await start();
    expect(await send()).toBe('accepted');
    expect(await find()).toMatchObject({
      ...{ state: 'accepted', attempts: 1, message: null, next_attempt_at: null },
      ...{ application_status: 'submitted', stage: 'applied', receipt: expect.any(Object) as object },
    });
    const [arrived] = turbo.greenhouse.received;
    expect(turbo.greenhouse.received).toHaveLength(1);
    expect(arrived?.url).toContain('/v1/boards/acme/jobs/4001');
    for (const text of ['Ada', 'Lovelace', 'lovelace@example.com', 'Because of the people.']) {
      expect(arrived?.body).toContain(text);
    }
    expect(arrived?.body).toContain(turbo.resume.toString('latin1'));
    expect(arrived?.body).not.toMatch(/Veteran|Non-binary/);
    // The task is taken again: its worker died before it could say that it was done.
    expect(await send()).toBeUndefined();
    expect(turbo.greenhouse.received).toHaveLength(1);
  });

  test('takes everything from the packet, whatever became of the profile and the job', async () => {
    const { turbo, send } = await start();
    await turbo.call('PUT', `/v1/api/job-profiles/${turbo.profile.id}`, { first_name: 'Augusta' });
    await turbo.call('DELETE', `/v1/api/job-profiles/${turbo.profile.id}`);
    await turbo.db.deleteFrom('jobs').where('id', '=', turbo.jobId).execute();
    expect(await send()).toBe('accepted');
    expect(turbo.greenhouse.received[0]?.body).toContain('Ada');
    expect(turbo.greenhouse.received[0]?.body).not.toContain('Augusta');
  });

  test('has written that it is being sent before anything leaves', async () => {
    const { turbo, send, find } = await start();
    const seen: string[] = [];
    turbo.greenhouse.answerSubmission = async () => {
      seen.push((await find()).state);
      return toAnswer(200, { success: 'ok' });
    };
    await send();
    expect(seen).toEqual(['sending']);
  });

  test('never sends again what was interrupted while it was being sent', async () => {
    const { turbo, id, send, find } = await start();
    await turbo.db
      .updateTable('application_submissions')
      .set({ state: 'sending', attempts: 1 })
      .where('application_id', '=', id)
      .execute();
    expect(await send()).toBe('unknown');
    expect(turbo.greenhouse.received).toEqual([]);
    const state = await find();
    expect(state).toMatchObject({ state: 'unknown', application_status: 'failed', stage: 'saved' });
    expect(state.message).toMatch(/cannot know.*ask the employer/);
    expect(await send()).toBeUndefined();
    expect(await send(2)).toBeUndefined();
    expect(turbo.greenhouse.received).toEqual([]);
  });

  test('leaves another try’s sending alone', async () => {
    const { turbo, id, send, find } = await start();
    await turbo.db
      .updateTable('application_submissions')
      .set({ state: 'sending', attempts: 2 })
      .where('application_id', '=', id)
      .execute();
    expect(await send(1)).toBeUndefined();
    expect((await find()).state).toBe('sending');
  });

  test('believes an answer that comes after somebody took it for unknown', async () => {
    const { turbo, send, find } = await start();
    turbo.greenhouse.answerSubmission = async () => {
      // The lease ran out meanwhile, and another worker took the task.
      expect(await send()).toBe('unknown');
      return toAnswer(200, { success: 'ok' });
    };
    await send();
    expect(await find()).toMatchObject({
      state: 'accepted',
      application_status: 'submitted',
      stage: 'applied',
    });
    expect(turbo.greenhouse.received).toHaveLength(1);
  });

  test('does not try again when no answer came: nobody can know', async () => {
    const { turbo, send, find } = await start();
    turbo.greenhouse.answerSubmission = () => noAnswer(true);
    expect(await send()).toBe('unknown');
    expect(await find()).toMatchObject({ state: 'unknown', application_status: 'failed', stage: 'saved' });
    const tasks = await turbo.db.selectFrom('tasks').select('key').where('key', 'like', '%:2').execute();
    expect(tasks).toEqual([]);
  });

  test('tells what the employer’s system refused', async () => {
    const { turbo, send, find } = await start();
    turbo.greenhouse.answerSubmission = () => toAnswer(422, { status: 422, error: 'Phone can’t be blank' });
    expect(await send()).toBe('refused');
    const state = await find();
    expect(state).toMatchObject({ state: 'refused', application_status: 'failed', stage: 'saved' });
    expect(state.message).toContain('Phone');
    expect(JSON.stringify(state)).not.toContain(KEY);
  });

  test('tries later when it certainly was not taken, with growing pauses, eight times at most', async () => {
    const { turbo, clock, send, find } = await start();
    turbo.greenhouse.answerSubmission = () => noAnswer(false);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt++) {
      expect(await send(attempt)).toBe('later');
      const state = await find();
      expect(state).toMatchObject({ state: 'waiting', attempts: attempt, application_status: 'pending' });
      expect(state.sent_at).toBeNull();
      pauses.push(((state.next_attempt_at?.getTime() ?? 0) - clock.now().getTime()) / 60_000);
      const [task] = await turbo.db
        .selectFrom('tasks')
        .select('run_at')
        .where('key', 'like', `%:${attempt + 1}`)
        .execute();
      expect(task?.run_at).toEqual(state.next_attempt_at);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60]);
    expect(await send(8)).toBe('later');
    expect(await find()).toMatchObject({ state: 'refused', attempts: 8, application_status: 'failed' });
    expect((await find()).message).toMatch(/Nothing was sent/);
    expect(turbo.greenhouse.received).toHaveLength(8);
  });

  test('waits as long as the employer’s system asks', async () => {
    const { turbo, clock, send, find } = await start();
    turbo.greenhouse.answerSubmission = () => toAnswer(429, {}, { 'retry-after': '900' });
    expect(await send()).toBe('later');
    expect((await find()).next_attempt_at).toEqual(new Date(clock.now().getTime() + 900_000));
    turbo.greenhouse.answerSubmission = () => toAnswer(200, { success: 'ok' });
    expect(await send(2)).toBe('accepted');
  });

  test('sends nothing when the key is gone, the application was deleted, or the person went on without us', async () => {
    const { turbo, id, send, find } = await start();
    turbo.state.key = null;
    expect(await send()).toBe('dropped');
    const state = await find();
    expect(state).toMatchObject({ state: 'refused', application_status: 'failed', stage: 'saved' });
    expect(state.message).toMatch(/Nothing was sent/);
    turbo.state.key = KEY;
    await turbo.db
      .updateTable('application_submissions')
      .set({ state: 'waiting' satisfies Submission['state'] })
      .execute();
    await turbo.db.updateTable('job_applications').set({ stage: 'withdrawn' }).where('id', '=', id).execute();
    expect(await send()).toBe('dropped');
    expect((await find()).application_status).toBe('failed');
    await turbo.db.deleteFrom('job_applications').where('id', '=', id).execute();
    expect(await send()).toBeUndefined();
    expect(turbo.greenhouse.received).toEqual([]);
  });

  test('does not begin while the program stops', async () => {
    const { turbo, send, find } = await start();
    await expect(send(1, AbortSignal.abort())).rejects.toThrow();
    expect((await find()).state).toBe('waiting');
    expect(turbo.greenhouse.received).toEqual([]);
  });
});

describeDatabases('a confirmed application, with two workers', (open) => {
  const start = startWith(open);

  test('sends once when two workers take the same task', async () => {
    const { turbo, send } = await start();
    const outcomes = await Promise.all([send(), send()]);
    expect(turbo.greenhouse.received.length).toBeLessThanOrEqual(1);
    expect(outcomes).toContain('accepted');
  });
});
