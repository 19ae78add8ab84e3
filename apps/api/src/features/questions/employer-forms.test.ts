import type { AtsFetch, AtsRequest } from '@firsthand/connectors';
import { describeDatabases } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { startQuestions, toQuestionsUrl } from '../../testing/start/start-questions.ts';
import { expectRefusal, openApi } from '../../testing/test-api.ts';
import { loadJobs } from '../../models/stored-job.ts';
import { EmployerForms } from './employer-forms.ts';

describeDatabases('an employer’s form that people look at', (open) => {
  test('is read by one node while the others wait for it', async () => {
    const { database, greenhouse, hold, jobId } = await startQuestions(await open());
    const { atsFetch, release } = hold();
    const [one, other] = await Promise.all([1, 2].map(() => openApi(database, { atsFetch })));
    const answers = [one!, one!, other!, other!].map((api) => api.inject(toQuestionsUrl(jobId)));
    await expect.poll(() => greenhouse.reads).toBe(1);
    release();
    for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(200);
    expect(greenhouse.reads).toBe(1);
  });

  test('is asked for once and within limits', async () => {
    const { database, greenhouse, jobId } = await startQuestions(await open());
    const requests: AtsRequest[] = [];
    const atsFetch: AtsFetch = (request) => {
      requests.push(request);
      return greenhouse.fetch(request);
    };
    const api = await openApi(database, { atsFetch, findApplyKey: () => 'the employer’s' });
    expect((await api.inject(toQuestionsUrl(jobId))).statusCode).toBe(200);
    expect(requests).toMatchObject([{ once: true, timeoutMs: 15_000, maxBytes: 1_048_576 }]);
    expect(JSON.stringify(requests)).not.toContain('the employer’s');
  });

  test('keeps nobody waiting for long: the reading goes on and is kept', async () => {
    const { database, db, greenhouse, hold, jobId, clock } = await startQuestions(await open());
    const { atsFetch, release } = hold();
    const [job] = await loadJobs(db, [jobId]);
    const logger = { warn: () => undefined } as never;
    const forms = new EmployerForms({ database, atsFetch, now: clock.now, logger }, { patienceMs: 20 });
    const elsewhere = new EmployerForms({ database, atsFetch, now: clock.now, logger }, { patienceMs: 20 });
    for (const patient of [forms, forms, elsewhere])
      await expect(patient.get(job!)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
    release();
    await forms.close();
    expect(await elsewhere.get(job!)).toMatchObject({ readAt: clock.now() });
    expect(greenhouse.reads).toBe(1);
  });

  test('is read by another node when the one that read it stopped', async () => {
    const { db, greenhouse, read, jobId, clock } = await startQuestions(await open());
    const readingUntil = new Date(clock.now().getTime() + 60_000);
    await db
      .insertInto('employer_forms')
      .values({ job_id: jobId, due_at: clock.now(), reading_until: readingUntil })
      .execute();
    clock.pass({ minutes: 1 });
    await read();
    expect(greenhouse.reads).toBe(1);
  });

  test('asks for patience when too many forms are being read', async () => {
    const { database, addJob, greenhouse, hold, ask, jobId } = await startQuestions(await open());
    const { atsFetch, release } = hold();
    const api = await openApi(database, { atsFetch });
    const others = await Promise.all(Array.from({ length: 8 }, () => addJob()));
    const answers = others.map((id) => api.inject(toQuestionsUrl(id)));
    await expect.poll(() => greenhouse.reads).toBe(8);
    const refused = await api.inject(toQuestionsUrl(jobId));
    expectRefusal(refused, 503, 'The employer’s form is being read. Try again in a moment.');
    expect(refused.headers['retry-after']).toBe('5');
    release();
    for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(200);
  });

  test('forgets what nobody has looked at for long', async () => {
    const { db, read, ask, addJob, clock, jobId } = await startQuestions(await open());
    await read();
    clock.pass({ days: 40 });
    const other = await addJob();
    await ask({}, toQuestionsUrl(other));
    const kept = await db.selectFrom('employer_forms').select('job_id').execute();
    expect(kept).toEqual([{ job_id: other }]);
    await db.deleteFrom('jobs').where('id', '=', other).execute();
    expect(await db.selectFrom('employer_forms').select('job_id').execute()).toEqual([]);
    expect(jobId).not.toBe(other);
  });

  test('waits for its readings when the server closes', async () => {
    const { database, greenhouse, hold, jobId, db } = await startQuestions(await open());
    const { atsFetch, release } = hold();
    const api = await openApi(database, { atsFetch });
    const asked = api.inject(toQuestionsUrl(jobId));
    await expect.poll(() => greenhouse.reads).toBe(1);
    const closed = api.close();
    release();
    await Promise.all([asked, closed]);
    expect(await db.selectFrom('employer_forms').select('read_at').execute()).toEqual([
      { read_at: expect.any(Date) as unknown },
    ]);
  });
});
