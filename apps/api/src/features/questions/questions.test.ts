import type { AtsResponse } from '@firsthand/connectors';
import type { QuestionsResponse } from '@firsthand/contracts';
import { describeStore, insertBoard, insertJob } from '@firsthand/test-support';
import { describe, expect, test } from 'vitest';
import { aQuestion, noAnswer, SPONSORSHIP, toAnswer, WHY } from '../../testing/fake-greenhouse.ts';
import { signIn } from '../../testing/sign-in.ts';
import { startQuestions, toQuestionsUrl } from '../../testing/start/start-questions.ts';
import { expectRefusal, loggedErrors, TEST_NOW } from '../../testing/test-api.ts';

const READ_AT = TEST_NOW.toISOString();
const labelsOf = ({ questions }: QuestionsResponse) => questions.map(({ label }) => label);

describeStore('what an employer’s form asks', (open) => {
  test('is told to anybody, read once a day however many ask', async () => {
    const { greenhouse, read, ask, clock } = await startQuestions(await open());
    greenhouse.questions = [WHY, SPONSORSHIP];
    const answers = await Promise.all([read(), read(), read()]);
    expect(answers[0]).toEqual(answers[2]);
    expect(answers[0]).toMatchObject({ origin: 'employer', read_at: READ_AT, notices: [] });
    expect(labelsOf(answers[0])).toEqual([
      ...['First Name', 'Last Name', 'Email', 'Phone', 'Resume/CV'],
      ...['Why do you want to work here?', 'Will you require visa sponsorship?'],
    ]);
    expect(answers[0].questions.slice(4)).toEqual([
      {
        ...{ label: 'Resume/CV', type: 'file', required: true, options: [], sensitive: null },
        ...{ group: 'documents', document: 'resume', asked_when: null },
      },
      {
        ...{ label: WHY.label, type: 'long-text', required: true, options: [], sensitive: null },
        ...{ group: 'questions', document: null, asked_when: null },
      },
      {
        ...{ label: SPONSORSHIP.label, type: 'single-choice', required: false, options: ['Yes', 'No'] },
        ...{ sensitive: 'work-permission', group: 'questions', document: null, asked_when: null },
      },
    ]);
    expect(answers[0]).not.toHaveProperty('profile');
    clock.pass({ minutes: 24 * 60 - 1 });
    const { headers } = await ask();
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=5', vary: 'authorization' });
    expect(greenhouse.reads).toBe(1);
  });

  test('is told at once from what is kept, and read again behind it when that is a day old', async () => {
    const { greenhouse, read, clock } = await startQuestions(await open());
    await read();
    greenhouse.questions = [SPONSORSHIP];
    clock.pass({ days: 1 });
    expect(await read()).toMatchObject({ read_at: READ_AT });
    await expect.poll(async () => labelsOf(await read())).toContain('Will you require visa sponsorship?');
    expect((await read()).read_at).toBe(clock.now().toISOString());
    expect(greenhouse.reads).toBe(2);
  });

  describe('when it cannot be read,', () => {
    test.each<[string, () => AtsResponse | Promise<AtsResponse>]>([
      ['a fault', () => toAnswer(500, {})],
      ['too many requests', () => toAnswer(429, {})],
      ['no answer', () => noAnswer(true)],
      ['a page that changed', () => toAnswer(200, { other: 1 })],
      ['no JSON', () => ({ status: 200, text: '<!doctype html>', headers: {} })],
    ])('%s is kept for a while that grows', async (_what, answer) => {
      const { greenhouse, ask, read, clock } = await startQuestions(await open());
      greenhouse.formAnswer = answer as () => AtsResponse;
      const refuse = async (retryAfter: string) => {
        const refused = await ask();
        expectRefusal(refused, 503, 'The employer’s form could not be read just now. Try again later.');
        expect(refused.headers['retry-after']).toBe(retryAfter);
      };
      await refuse('900');
      clock.pass({ minutes: 14 });
      await refuse('60');
      expect(greenhouse.reads).toBe(1);
      clock.pass({ minutes: 1 });
      await refuse('1800');
      clock.pass({ minutes: 30 });
      greenhouse.formAnswer = null;
      expect((await read()).origin).toBe('employer');
      expect(greenhouse.reads).toBe(3);
      expect(loggedErrors).toEqual([]);
    });

    test('what was read before is told with its time', async () => {
      const { greenhouse, read, clock } = await startQuestions(await open());
      await read();
      greenhouse.formAnswer = () => toAnswer(500, {});
      for (const reads of [2, 3]) {
        clock.pass({ days: 1 });
        expect(await read()).toMatchObject({ origin: 'employer', read_at: READ_AT });
        await expect.poll(() => greenhouse.reads).toBe(reads);
      }
    });
  });

  test('of a job that is closed, here or at its employer, nothing is told', async () => {
    const { greenhouse, ask, addJob } = await startQuestions(await open());
    const closed = await addJob({ status: 'closed', closed_at: TEST_NOW });
    expectRefusal(await ask({}, toQuestionsUrl(closed)), 410, 'The employer has closed this job.');
    expect(greenhouse.reads).toBe(0);
    greenhouse.formAnswer = () => toAnswer(404, {});
    for (let asked = 0; asked < 2; asked += 1)
      expectRefusal(await ask(), 410, 'The employer has closed this job.');
    expect(greenhouse.reads).toBe(1);
  });

  test('of a job that is unknown, or at another system, there is none', async () => {
    const { ask, jobId, greenhouse } = await startQuestions(await open());
    expectRefusal(await ask({}, toQuestionsUrl(jobId + 999)), 404, 'Job not found');
    expectRefusal(await ask({}, toQuestionsUrl(jobId, 'lever')), 404, 'Job not found');
    expectRefusal(await ask({}, toQuestionsUrl(0)), 404, 'Job not found');
    expectRefusal(
      await ask({}, toQuestionsUrl(jobId, 'taleo')),
      404,
      /^We read no system of this name\..*greenhouse/,
    );
    expectRefusal(await ask({}, toQuestionsUrl('x')), 400, 'The field “id” must be a whole number.');
    expectRefusal(await ask({}, toQuestionsUrl('9'.repeat(16))), 400);
    expect((await ask({}, toQuestionsUrl(jobId, 'greenhouseio'))).statusCode).toBe(200);
    expect(greenhouse.reads).toBe(1);
  });

  test('is what most forms ask where a system publishes none, which costs no request', async () => {
    const { db, ask, greenhouse } = await startQuestions(await open());
    const board = await insertBoard(db, { source: 'lever', board: 'acme' });
    const answer = await ask({}, toQuestionsUrl(await insertJob(db, board, { source: 'lever' }), 'lever'));
    expect(answer.json()).toMatchObject({ origin: 'common', read_at: null });
    const { questions, notices } = answer.json<QuestionsResponse>();
    expect(questions.filter(({ document }) => document === 'cover-letter')).toMatchObject([
      { type: 'long-text', required: false },
    ]);
    expect(notices[0]).toMatch(/does not publish its form/);
    expect(greenhouse.reads).toBe(0);
    expect(await db.selectFrom('employer_forms').select('job_id').execute()).toEqual([]);
  });

  test('tells signed-in people where their answers would come from, and of nobody else’s', async () => {
    const { database, db, greenhouse, read, ada, profile } = await startQuestions(await open());
    greenhouse.questions = [WHY, SPONSORSHIP];
    // What the profile leaves empty on purpose has an answer all the same.
    await db.updateTable('job_profiles').set({ optional_fields_handling: 'fill_only_necessary' }).execute();
    const own = await read(ada.headers);
    expect(own.profile).toEqual({ id: profile.id, profile_name: 'Nurse' });
    expect(own.questions.map((question) => question.answered_by)).toEqual([
      ...['Your profile: first name', 'Your profile: last name', 'Your profile: e-mail'],
      ...['Your profile: phone', 'Your profile’s resume: resume.pdf', null, null],
    ]);
    expect(JSON.stringify(own)).not.toContain('lovelace@example.com');
    const bob = await signIn(database, { email: 'bob@example.com' });
    const bobs = await read(bob.headers);
    expect(bobs.profile).toBeNull();
    expect(bobs).toEqual({ ...(await read()), profile: null });
    expect(greenhouse.reads).toBe(1);
  });

  test('stays small and plain whatever the employer’s system sends', async () => {
    const { greenhouse, read, ask } = await startQuestions(await open());
    const values = Array.from({ length: 2_000 }, (_, value) => ({ label: 'x'.repeat(400), value }));
    greenhouse.questions = Array.from({ length: 2_000 }, (_, index) =>
      aQuestion(`<b onclick="alert(1)">Q${index}</b> ${'word '.repeat(40)}`, `question_${index}`, {
        ...(index < 3 && { type: 'multi_value_single_select', values }),
      }),
    );
    greenhouse.questions[4] = aQuestion('<p>long</p>'.repeat(10_000), 'question_long');
    const { questions, notices } = await read();
    expect(questions).toHaveLength(200 - 1);
    expect(JSON.stringify(questions)).not.toContain('<');
    expect(Math.max(...questions.map(({ label }) => label.length))).toBe(500);
    expect(notices.join(' ')).toMatch(/The form is very long: the first 200 fields are shown/);
    expect(notices.join(' ')).toMatch(/The choices of 2 questions are too long to be shown\./);
    expect((await ask()).body.length).toBeLessThan(250_000);
  });
});
