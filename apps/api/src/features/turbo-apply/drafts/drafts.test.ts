import { LIMITS, type ApplicationDraft, type DraftInBrief, type StoredAnswer } from '@firsthand/contracts';
import { describeDatabases, describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { aQuestion, SPONSORSHIP, toAnswer, WHY } from '../../../testing/fake-greenhouse.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { getField, startTurboApply } from '../../../testing/start/start-turbo-apply.ts';
import { expectRefusal } from '../../../testing/test-api.ts';

const DRAFTS = '/v1/api/job-applications/drafts';

describeStore('a prepared application', (open) => {
  test('shows each field with its value and where that comes from, and nothing is sent', async () => {
    const turbo = await startTurboApply(await open(), { hasKey: true });
    const answer = await turbo.startAt(turbo.jobId);
    expect(answer.statusCode).toBe(201);
    const draft = answer.json<ApplicationDraft>();
    expect(draft).toMatchObject({
      ...{ version: 1, way: 'api', origin: 'person', form: { origin: 'employer', notices: [] } },
      job: { title: 'Nurse', source: 'greenhouseio', requisition_id: turbo.jobId },
      job_profile: { profile_name: 'Nurse', first_name: 'Ada', last_name: 'Lovelace' },
      files: [{ kind: 'resume', filename: 'resume.pdf', size: turbo.resume.length }],
    });
    expect(getField(draft, /first name/i)).toMatchObject({ value: 'Ada', source: { kind: 'profile' } });
    expect(getField(draft, /why/i)).toMatchObject({ value: null, source: null });
    expect(draft.problems).toEqual([
      expect.objectContaining({ code: 'answer-missing', blocking: true, key: getField(draft, /why/i).key }),
    ]);
    expect(turbo.greenhouse.received).toEqual([]);
    expect(await turbo.read(draft.id)).toEqual(draft);
  });

  test('goes as a packet where no key is configured', async () => {
    const turbo = await startTurboApply(await open());
    expect((await turbo.ready()).way).toBe('packet');
  });

  test('is there once for a job: starting again gives it, with the profile chosen now', async () => {
    const turbo = await startTurboApply(await open());
    const first = await turbo.ready();
    const other = await turbo.addProfile({ first_name: 'Augusta', last_name: 'King' });
    const again = await turbo.startAt(turbo.jobId, other.id);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ id: first.id, version: first.version + 1 });
    expect(getField(again.json(), /first name/i).value).toBe('Augusta');
    expect(getField(again.json(), /why/i).value).toBe('Because of the people.');
    const both = await Promise.all([
      turbo.startAt(turbo.jobId, other.id),
      turbo.startAt(turbo.jobId, other.id),
    ]);
    expect(both.map((answer) => answer.json<ApplicationDraft>().id)).toEqual([first.id, first.id]);
  });

  test('follows the profile as it is now', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    await turbo.call('PUT', `/v1/api/job-profiles/${turbo.profile.id}`, { first_name: 'Augusta' });
    const later = await turbo.read(draft.id);
    expect(getField(later, /first name/i).value).toBe('Augusta');
    expect(later.digest).not.toBe(draft.digest);
  });

  test('has another digest when a file has other bytes of the same length', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    const other = Buffer.from(turbo.resume);
    other.write('Eda', other.indexOf('Ada'));
    await turbo.addFile(turbo.profile.id, 'resume', other);
    const later = await turbo.read(draft.id);
    expect(later.files).toEqual(draft.files);
    expect(later.digest).not.toBe(draft.digest);
  });

  test('of two jobs with the same form have different digests', async () => {
    const turbo = await startTurboApply(await open());
    const one = await turbo.ready();
    const other = await turbo.ready(await turbo.addJob());
    expect(other.fields).toEqual(one.fields);
    expect(other.digest).not.toBe(one.digest);
  });

  test('takes what is typed; null empties a field that the profile filled', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    const phone = getField(draft, /phone/i);
    expect(phone.value).toBe('+13035550147');
    const saved = await turbo.save(draft, { answers: { [phone.key]: null } });
    expect(saved.statusCode).toBe(200);
    expect(getField(saved.json(), /phone/i).value).toBeNull();
    expect(saved.json<ApplicationDraft>().version).toBe(draft.version + 1);
    expect(getField(await turbo.read(draft.id), /why/i)).toMatchObject({
      ...{ value: 'Because of the people.', source: { kind: 'typed' } },
    });
  });

  test('says of a text that was taken over that it was drafted', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    const { key } = getField(draft, /why/i);
    const saved = await turbo.save(draft, { answers: { [key]: 'A drafted text.' }, drafted: [key] });
    expect(getField(saved.json(), /why/i).source?.kind).toBe('drafted');
  });

  test('refuses a save that names an older version, and keeps what was saved', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    const { key } = getField(draft, /why/i);
    await turbo.save(draft, { answers: { [key]: 'Another reason.' } });
    expectRefusal(await turbo.save(draft, { answers: { [key]: 'Too late.' } }), 409, /another tab/);
    expect(getField(await turbo.read(draft.id), /why/i).value).toBe('Another reason.');
    // The same once more: its first sending arrived and only the answer was lost.
    const again = await turbo.save(draft, { answers: { [key]: 'Another reason.' } });
    expect([again.statusCode, again.json<ApplicationDraft>().version]).toEqual([200, draft.version + 1]);
  });

  test('remembers what it is asked to, for the country of the job where it holds for one', async () => {
    const turbo = await startTurboApply(await open());
    turbo.greenhouse.questions = [WHY, SPONSORSHIP];
    const inUs = await turbo.addJob({ country: 'US' });
    const draft = (await turbo.startAt(inUs)).json<ApplicationDraft>();
    const first = getField(draft, /why/i);
    const [why, visa] = [first, getField(draft, /visa/i)];
    expect(visa.value).toBeNull();
    const no = visa.options.find(({ label }) => label === 'No')?.value ?? 'no';
    const saved = await turbo.save(draft, {
      answers: { [visa.key]: no, [why.key]: 'Because of the people.' },
      remember: [visa.key, why.key],
    });
    expect(saved.statusCode).toBe(200);
    const { answers } = (await turbo.call('GET', '/v1/api/stored-answers')).json<{
      answers: StoredAnswer[];
    }>();
    expect(answers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ question: why.label, answer: 'Because of the people.', country: null }),
        expect.objectContaining({ question: visa.label, sensitive: 'work-permission', country: 'US' }),
      ]),
    );
    const startIn = async (country: string | null) =>
      (await turbo.startAt(await turbo.addJob({ country }))).json<ApplicationDraft>();
    const next = await startIn('US');
    expect(getField(next, /visa/i)).toMatchObject({ value: no, source: { kind: 'earlier' } });
    for (const country of ['DE', 'GB', null]) {
      const elsewhere = await startIn(country);
      expect(getField(elsewhere, /visa/i)).toMatchObject({
        ...{ value: null, source: null, left_empty: expect.stringMatching(/for another country/) },
      });
    }
    // Why one wants to work at one employer says nothing of the next.
    expect(getField(next, /why/i)).toMatchObject({
      ...{ value: null, source: null },
      offered: {
        value: 'Because of the people.',
        detail: expect.stringMatching(/perhaps to another employer$/),
      },
    });
  });

  test('says so when a field is to be answered with a document that is not there', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    const resume = draft.fields.find(({ kind }) => kind === 'file');
    const saved = await turbo.save(draft, { answers: { [resume?.key ?? '']: 'cover-letter' } });
    expect(saved.json<ApplicationDraft>().problems).toMatchObject([
      { code: 'answer-missing', blocking: true, key: resume?.key },
    ]);
    expectRefusal(await turbo.confirm(saved.json()), 409, /does not have/);
  });

  test('never remembers consent', async () => {
    const turbo = await startTurboApply(await open());
    turbo.greenhouse.questions = [
      aQuestion('I consent to the processing of my personal data', 'question_9', {
        ...{ type: 'multi_value_single_select', values: [{ label: 'I agree', value: 1 }] },
      }),
    ];
    const draft = (await turbo.startAt(turbo.jobId)).json<ApplicationDraft>();
    const consent = getField(draft, /consent/i);
    expect(consent).toMatchObject({ sensitive: 'consent', value: null });
    const saved = await turbo.save(draft, {
      ...{ answers: { [consent.key]: 'yes' }, remember: [consent.key] },
    });
    expect(saved.statusCode).toBe(200);
    expect((await turbo.call('GET', '/v1/api/stored-answers')).json()).toEqual({ answers: [] });
  });

  test('refuses questions that the form does not have, and answers beyond all measure', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    const { key } = getField(draft, /why/i);
    expectRefusal(await turbo.save(draft, { answers: { made_up: 'x' } }), 400);
    expectRefusal(await turbo.save(draft, { answers: { ['__proto__']: 'x', constructor: 'x' } }), 400);
    expectRefusal(await turbo.save(draft, { remember: ['made_up'] }), 400);
    const long = 'x'.repeat(LIMITS.answerMaxLength + 1);
    expectRefusal(await turbo.save(draft, { answers: { [key]: long } }), 400, /at most 20000/);
    expectRefusal(await turbo.save(draft, { answers: { [key]: 'a\0b' } }), 400);
    expectRefusal(await turbo.save(draft, { answers: { [key]: 'x'.repeat(10 * 1024 * 1024) } }), 413);
    const lists = Array.from({ length: 100 }, () => 'x'.repeat(10_400));
    expectRefusal(
      await turbo.save(draft, { answers: { [key]: lists } }),
      400,
      /longer than what can be sent/,
    );
    expect(await turbo.read(draft.id)).toEqual(draft);
  });

  test('is listed with how many problems block it, and can be discarded', async () => {
    const turbo = await startTurboApply(await open());
    const draft = (await turbo.startAt(turbo.jobId)).json<ApplicationDraft>();
    const list = async () => (await turbo.call('GET', DRAFTS)).json<{ drafts: DraftInBrief[] }>().drafts;
    expect(await list()).toMatchObject([
      { id: draft.id, way: 'packet', problems: 1, job: { title: 'Nurse' } },
    ]);
    expect((await turbo.call('DELETE', `${DRAFTS}/${draft.id}`)).statusCode).toBe(200);
    expectRefusal(await turbo.call('DELETE', `${DRAFTS}/${draft.id}`), 404);
    expectRefusal(await turbo.call('GET', `${DRAFTS}/${draft.id}`), 404);
    expect(await list()).toEqual([]);
  });

  test('says what became of its job, its profile and the person’s Premium', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    await turbo.db.updateTable('jobs').set({ status: 'closed' }).where('id', '=', turbo.jobId).execute();
    await turbo.call('DELETE', `/v1/api/job-profiles/${turbo.profile.id}`);
    await turbo.db.updateTable('users').set({ roles: [] }).where('id', '=', turbo.ada.user.id).execute();
    const later = await turbo.read(draft.id);
    expect(later.problems.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['job-closed', 'profile-gone', 'premium-needed']),
    );
    expect(later.job).toEqual(draft.job);
    expect(getField(later, /first name/i).value).toBeNull();
    expect(getField(later, /why/i).value).toBe('Because of the people.');
    expect((await turbo.call('DELETE', `${DRAFTS}/${draft.id}`)).statusCode).toBe(200);
  });

  test('cannot be started without Premium, for strangers’ profiles, unknown or closed jobs, or twice', async () => {
    const turbo = await startTurboApply(await open());
    const bob = await signIn(turbo.database, { email: 'bob@example.com' });
    const bobs = await turbo.addProfile({ first_name: 'Bob' }, bob);
    const start = (body: object, headers = turbo.ada.headers) =>
      turbo.call('POST', DRAFTS, { ...aStart, ...body }, headers);
    const aStart = {
      ...{ job_profile_id: turbo.profile.id, requisition_id: turbo.jobId, source: 'greenhouseio' },
    };
    expectRefusal(await start({ job_profile_id: bobs.id }, bob.headers), 403, /part of Premium/);
    expectRefusal(await start({ job_profile_id: bobs.id }), 404, 'Profile not found');
    expectRefusal(await start({ requisition_id: 999_999_999 }), 404, 'Job not found');
    expectRefusal(await start({ source: 'lever' }), 404, 'Job not found');
    expectRefusal(await start({ source: 'nowhere' }), 400);
    const { id } = await turbo.apply();
    await turbo.call('POST', `/v1/api/job-applications/${id}/applied`);
    expectRefusal(await start({}), 409, /already applied/);
    const closed = await turbo.addJob({ status: 'closed' });
    expectRefusal(await start({ requisition_id: closed }), 410, /closed this job/);
    expect(await turbo.db.selectFrom('application_drafts').select('id').execute()).toEqual([]);
  });

  test('is not started when the employer’s form cannot be read or the job is gone there', async () => {
    const turbo = await startTurboApply(await open());
    turbo.greenhouse.formAnswer = () => ({ status: 200, text: '<html>Sorry</html>', headers: {} });
    expectRefusal(await turbo.startAt(turbo.jobId), 503, /could not be read just now/);
    turbo.greenhouse.formAnswer = () => toAnswer(404, { status: 404, error: 'Job not found' });
    expectRefusal(await turbo.startAt(turbo.jobId), 410, /closed this job/);
    expect(await turbo.db.selectFrom('application_drafts').select('id').execute()).toEqual([]);
  });

  test('shows a hostile form as plain text, bounded', async () => {
    const turbo = await startTurboApply(await open());
    turbo.greenhouse.questions = [
      aQuestion('<img src=x onerror=alert(1)>Your <b>name</b>\u202e\0?', 'question_1'),
      aQuestion('__proto__', '__proto__'),
      ...Array.from({ length: 500 }, (_, index) => aQuestion(`Question ${index}`, `question_${index}`)),
    ];
    const draft = (await turbo.startAt(turbo.jobId)).json<ApplicationDraft>();
    expect(draft.fields.length).toBeLessThanOrEqual(LIMITS.formFieldsMax);
    expect(draft.form.notices.length).toBeGreaterThan(0);
    const text = JSON.stringify(draft.fields.map(({ label, help }) => [label, help]));
    expect(text).not.toMatch(/[<>\u202e]|\\u0000/);
    const key = draft.fields.find(({ label }) => label === '__proto__')?.key;
    if (key !== undefined) {
      const saved = await turbo.save(draft, { answers: Object.fromEntries([[key, 'mine']]) });
      expect(getField(saved.json(), /__proto__/).value).toBe('mine');
    }
  });

  test('cannot be had in numbers beyond what is kept', async () => {
    const turbo = await startTurboApply(await open());
    const draft = (await turbo.startAt(turbo.jobId)).json<ApplicationDraft>();
    const row = await turbo.db
      .selectFrom('application_drafts')
      .selectAll()
      .where('id', '=', draft.id)
      .executeTakeFirstOrThrow();
    const { user_id, job_profile_id, handling, form_hash, origin } = row;
    await turbo.db
      .insertInto('application_drafts')
      .values(
        Array.from({ length: LIMITS.draftsPerUser - 1 }, (_, index) => ({
          ...{ user_id, job_profile_id, handling, form_hash, origin, ats_source: row.ats_source },
          ...{ form: JSON.stringify(row.form), typed: '{}', job: JSON.stringify(row.job) },
          ...{ form_read_at: turbo.now(), created_at: turbo.now(), updated_at: turbo.now() },
          requisition_id: 1_000_000 + index,
        })),
      )
      .execute();
    expectRefusal(await turbo.startAt(await turbo.addJob()), 409, /as many as we keep/);
  });
});

describeDatabases('a prepared application in two tabs', (open) => {
  test('started in two tabs at once is one', async () => {
    const turbo = await startTurboApply(await open());
    const answers = await Promise.all([1, 2, 3].map(() => turbo.startAt(turbo.jobId)));
    expect(new Set(answers.map((answer) => answer.json<ApplicationDraft>().id)).size).toBe(1);
    const rows = await turbo.db.selectFrom('application_drafts').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  test('takes one of two saves that name the same version', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    const { key } = getField(draft, /why/i);
    const answers = await Promise.all(
      ['One.', 'Two.'].map((text) => turbo.save(draft, { answers: { [key]: text } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
