import type { AccessScope, Application, ApplicationDraft, FilledField } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { aQuestion, toAnswer, WHY } from '../../../testing/fake-greenhouse.ts';
import { makeAccessToken } from '../../../testing/an-access-token.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { getField, startTurboApply, type TurboApply } from '../../../testing/start/start-turbo-apply.ts';
import { expectRefusal } from '../../../testing/test-api.ts';

type Answer = Awaited<ReturnType<TurboApply['confirm']>>;
const toApplied = (answer: Answer) => answer.json<{ application: Application }>().application;

async function countSealed({ db }: TurboApply): Promise<number> {
  return (await db.selectFrom('application_packets').select('application_id').execute()).length;
}

/** Nothing was made of the draft, and it is still there. */
async function expectNothingSent(turbo: TurboApply, draft: ApplicationDraft): Promise<void> {
  expect(await turbo.db.selectFrom('application_packets').select('application_id').execute()).toEqual([]);
  expect(await turbo.db.selectFrom('application_submissions').select('state').execute()).toEqual([]);
  expect(turbo.greenhouse.received).toEqual([]);
  expect((await turbo.read(draft.id)).id).toBe(draft.id);
}

describeStore('confirming a prepared application', (open) => {
  test('seals what was seen, byte for byte, as a packet for the person to send', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    const answer = await turbo.confirm(draft);
    expect(answer.statusCode).toBe(201);
    const application = toApplied(answer);
    expect(application).toMatchObject({
      ...{ application_status: 'pending', stage: 'saved', way: 'packet', has_packet: true },
      ...{ requisition_id: turbo.jobId, ats_source: 'greenhouse', job_data: { title: 'Nurse' } },
    });
    const packet = await turbo.readPacket(application.id);
    expect(packet).toMatchObject({ digest: draft.digest, form: draft.form, job: { title: 'Nurse' } });
    expect(packet.fields).toEqual(draft.fields);
    expect(packet.files).toEqual(draft.files);
    expect(packet.profile).toMatchObject({ first_name: 'Ada', profile_name: 'Nurse' });
    const files = await turbo.db.selectFrom('application_files').selectAll().execute();
    expect(files.map(({ content }) => Buffer.from(content))).toEqual([turbo.resume]);
    expectRefusal(await turbo.call('GET', `/v1/api/job-applications/drafts/${draft.id}`), 404);
    expect(await turbo.db.selectFrom('application_submissions').select('state').execute()).toEqual([]);
  });

  test('waits in the queue where the employer’s key is configured', async () => {
    const turbo = await startTurboApply(await open(), { hasKey: true });
    const application = await turbo.apply();
    expect(application).toMatchObject({ application_status: 'pending', stage: 'saved', way: 'api' });
    const submissions = await turbo.db.selectFrom('application_submissions').selectAll().execute();
    expect(submissions).toMatchObject([{ application_id: application.id, state: 'waiting', attempts: 0 }]);
    const tasks = await turbo.db.selectFrom('tasks').select(['kind', 'key']).execute();
    expect(tasks).toEqual([{ kind: 'send-application', key: `${application.id}:1` }]);
    // Confirming writes; sending is the worker's.
    expect(turbo.greenhouse.received).toEqual([]);
  });

  test('keeps no equal opportunity answers unless the form asks for such', async () => {
    const turbo = await startTurboApply(await open());
    const packet = JSON.stringify(await turbo.readPacket((await turbo.apply()).id));
    expect(packet).not.toMatch(/Veteran|Non-binary|disability/);
    turbo.greenhouse.questions = [
      WHY,
      aQuestion('Gender', 'question_7', {
        type: 'multi_value_single_select',
        values: ['Male', 'Female', 'Non-binary'].map((label, value) => ({ label, value })),
      }),
    ];
    const asked = await turbo.ready(await turbo.addJob());
    const { id } = toApplied(await turbo.confirm(asked));
    expect((await turbo.readPacket(id)).profile).toMatchObject({ gender: 'Non-binary' });
  });

  test('twice, in two tabs or by a double click gives one application', async () => {
    const turbo = await startTurboApply(await open(), { hasKey: true });
    const draft = await turbo.ready();
    const answers = await Promise.all([1, 2, 3, 4].map(() => turbo.confirm(draft)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => toApplied(answer).id)).size).toBe(1);
    expect(await countSealed(turbo)).toBe(1);
    expect(await turbo.db.selectFrom('tasks').select('key').execute()).toHaveLength(1);
    const later = await turbo.confirm(draft);
    expect([later.statusCode, toApplied(later).id]).toEqual([200, toApplied(answers[0] as Answer).id]);
  });

  test('is refused when another tab changed it since it was looked at', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    await turbo.save(draft, { answers: { [getField(draft, /why/i).key]: 'Another reason.' } });
    expectRefusal(await turbo.confirm(draft), 409, /another tab/);
    await expectNothingSent(turbo, draft);
  });

  test('beside a save: either the save comes first and nothing is sent, or it comes too late', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    const [confirmed, saved] = await Promise.all([
      turbo.confirm(draft),
      turbo.save(draft, { answers: { [getField(draft, /why/i).key]: 'Another reason.' } }),
    ]);
    expect([
      [201, 404],
      [409, 200],
    ]).toContainEqual([confirmed.statusCode, saved.statusCode]);
    expect(await countSealed(turbo)).toBe(confirmed.statusCode === 201 ? 1 : 0);
  });

  test('is refused when the profile, its resume or the remembered answers changed what would be sent', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    const profile = `/v1/api/job-profiles/${turbo.profile.id}`;
    await turbo.call('PUT', profile, { first_name: 'Augusta' });
    expectRefusal(await turbo.confirm(draft), 409, /look at it again/);
    await turbo.call('PUT', profile, { first_name: 'Ada' });
    const other = Buffer.from(turbo.resume);
    other.write('Eda', other.indexOf('Ada'));
    await turbo.addFile(turbo.profile.id, 'resume', other);
    expectRefusal(await turbo.confirm(draft), 409, /look at it again/);
    await expectNothingSent(turbo, draft);
  });

  test('is refused when it would go another way than was shown', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    turbo.state.key = 'a-key-came';
    expectRefusal(await turbo.confirm(draft), 409, /look at it again/);
    await expectNothingSent(turbo, draft);
  });

  test('is refused with another digest, and while a required answer is missing', async () => {
    const turbo = await startTurboApply(await open());
    const draft = (await turbo.startAt(turbo.jobId)).json<ApplicationDraft>();
    expectRefusal(await turbo.confirm({ ...draft, digest: 'f'.repeat(64) }), 409, /look at it again/);
    expectRefusal(await turbo.confirm(draft), 409, /^Nothing was sent\. /);
    await expectNothingSent(turbo, draft);
  });

  test('is refused when the job closed in between, as we or as the employer’s ATS know it', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    turbo.greenhouse.formAnswer = () => toAnswer(404, { status: 404, error: 'Job not found' });
    expectRefusal(await turbo.confirm(draft), 410, /closed this job/);
    turbo.greenhouse.formAnswer = null;
    await turbo.db.updateTable('jobs').set({ status: 'closed' }).where('id', '=', turbo.jobId).execute();
    expectRefusal(await turbo.confirm(draft), 410, /closed this job/);
    await expectNothingSent(turbo, draft);
  });

  test('is refused when the profile was deleted in between', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    await turbo.call('DELETE', `/v1/api/job-profiles/${turbo.profile.id}`);
    expectRefusal(await turbo.confirm(draft), 409, /profile of this application was deleted/);
    await expectNothingSent(turbo, draft);
  });

  test('is refused when the employer changed the form: the person looks at the new one first', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    turbo.greenhouse.questions = [WHY, aQuestion('How many nights can you work?', 'question_5')];
    expectRefusal(await turbo.confirm(draft), 409, /changed the form/);
    await expectNothingSent(turbo, draft);
    const later = await turbo.read(draft.id);
    expect(later.version).toBe(draft.version + 1);
    expect(getField(later, /nights/).value).toBeNull();
    expect(getField(later, /why/i).value).toBe('Because of the people.');
    expectRefusal(await turbo.confirm(draft), 409, /another tab/);
    expect((await turbo.confirm(later)).statusCode).toBe(201);
  });

  test('is refused for now when the form cannot be read', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    turbo.greenhouse.formAnswer = () => ({ status: 200, text: 'oops', headers: {} });
    expectRefusal(await turbo.confirm(draft), 503, /could not be read just now/);
    await expectNothingSent(turbo, draft);
    turbo.greenhouse.formAnswer = null;
    expect((await turbo.confirm(draft)).statusCode).toBe(201);
  });

  test('is refused when Premium ended, and when the person recorded an application meanwhile', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    const setRoles = (roles: string[]) =>
      turbo.db.updateTable('users').set({ roles }).where('id', '=', turbo.ada.user.id).execute();
    await setRoles([]);
    expectRefusal(await turbo.confirm(draft), 403, /part of Premium/);
    await setRoles(['premium']);
    await turbo.db
      .insertInto('job_applications')
      .values({
        ...{ user_id: turbo.ada.user.id, application_status: 'completed', ats_source: 'greenhouseio' },
        ...{ applied_at: turbo.now(), requisition_id: turbo.jobId, job_data: '{}' },
      })
      .execute();
    expectRefusal(await turbo.confirm(draft), 409, /already applied/);
    await expectNothingSent(turbo, draft);
  });

  test('by an access token records a packet, and never has anything sent', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    const url = `/v1/api/job-applications/drafts/${draft.id}`;
    const { version, digest } = draft;
    const confirmWith = async (scopes: AccessScope[]) => {
      const { headers } = await makeAccessToken(turbo.database, turbo.ada, scopes);
      return turbo.call('POST', `${url}/confirm`, { version, digest }, headers);
    };
    expectRefusal(await confirmWith(['write']), 403, /needs the scope apply/);
    turbo.state.key = 'a-key-came';
    expectRefusal(await confirmWith(['apply']), 403, /^No access token may do this/);
    const keyed = await turbo.read(draft.id);
    const { headers } = await makeAccessToken(turbo.database, turbo.ada, ['apply']);
    const seen = { version: keyed.version, digest: keyed.digest };
    expectRefusal(await turbo.call('POST', `${url}/confirm`, seen, headers), 403, /^No access token may do/);
    await expectNothingSent(turbo, draft);
    turbo.state.key = null;
    const sealed = await confirmWith(['apply']);
    expect([sealed.statusCode, toApplied(sealed).way]).toEqual([201, 'packet']);
    const applied = `/v1/api/job-applications/${toApplied(sealed).id}/applied`;
    expect((await turbo.call('POST', applied, undefined, headers)).statusCode).toBe(200);
    expect(await turbo.db.selectFrom('tasks').select('kind').execute()).toEqual([]);
  });

  test('knows only drafts of the person who confirms', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    const bob = await signIn(turbo.database, { email: 'bob@example.com', roles: ['premium'] });
    const url = `/v1/api/job-applications/drafts/${draft.id}/confirm`;
    const { version, digest } = draft;
    expectRefusal(await turbo.call('POST', url, { version, digest }, bob.headers), 404);
    await turbo.confirm(draft);
    expectRefusal(await turbo.call('POST', url, { version, digest }, bob.headers), 404);
  });

  test('leaves a packet that stays as it is when the profile and the job are gone', async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    const { id } = toApplied(await turbo.confirm(draft));
    await turbo.call('DELETE', `/v1/api/job-profiles/${turbo.profile.id}`);
    await turbo.db.deleteFrom('jobs').where('id', '=', turbo.jobId).execute();
    const packet = await turbo.readPacket(id);
    expect(packet.fields).toEqual<FilledField[]>(draft.fields);
    const files = await turbo.db.selectFrom('application_files').select('content').execute();
    expect(files.map(({ content }) => Buffer.from(content))).toEqual([turbo.resume]);
  });
});
