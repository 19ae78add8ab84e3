import type {
  Application,
  ApplicationDetail,
  ApplicationDraft,
  ApplyPage,
  FillPageResponse,
} from '@firsthand/contracts';
import { toQuestionKey } from '@firsthand/applying';
import { describeStore, insertBoard, insertJob } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { makeAccessToken } from '../../../testing/an-access-token.ts';
import { noteStatements } from '../../../testing/note-statements.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { getField, startTurboApply } from '../../../testing/start/start-turbo-apply.ts';
import { expectRefusal, TEST_NOW } from '../../../testing/test-api.ts';
import { storeAnswer } from '../stored-answers/stored-answers.repository.ts';

const PAGE = 'https://job-boards.greenhouse.io/acme/jobs/4001';
const FIELDS = [
  { key: 'first_name', label: 'First Name*', kind: 'text', required: true, options: [] },
  { key: 'resume', label: 'Resume/CV', kind: 'file', required: true, options: [] },
  { key: 'extra_1', label: 'What made you smile today?', kind: 'text', required: false, options: [] },
];

async function insertAnswer(
  { db, ada }: Awaited<ReturnType<typeof startTurboApply>>,
  { label, country }: { label: string; country: string },
) {
  const kept = { question: label, questionKey: toQuestionKey(label), country };
  const answer = { ...kept, sensitive: 'work-permission' as const, answer: 'No' };
  await storeAnswer(db, ada.user.id, answer, TEST_NOW);
}

describeStore('an employer’s application page', (open) => {
  const start = async () => {
    const turbo = await startTurboApply(await open());
    const ask = async (url: string, from?: string) => {
      const query = new URLSearchParams({ url, ...(from === undefined ? {} : { from }) });
      return (await turbo.call('GET', `/v1/api/apply/page?${query.toString()}`)).json<ApplyPage>();
    };
    const job = { requisition_id: turbo.jobId, source: 'greenhouseio' };
    const post = (what: 'values' | 'record', fields: object[], more: object = {}) =>
      turbo.call('POST', `/v1/api/apply/page/${what}`, { ...job, fields, ...more });
    const detail = async (id: number) =>
      (await turbo.call('GET', `/v1/api/job-applications/${id}`)).json<ApplicationDetail>();
    return { ...turbo, ask, post, detail };
  };

  test('is told by its address in every shape, with who asks and their profiles', async () => {
    const { ask, jobId, profile } = await start();
    for (const url of [
      PAGE,
      `${PAGE}?gh_src=x#app`,
      'https://boards.greenhouse.io/embed/job_app?for=Acme&token=4001',
      `${PAGE}/confirmation`,
    ]) {
      expect(await ask(url)).toMatchObject({
        ...{ job: { requisition_id: jobId, source: 'greenhouseio', title: 'Nurse' }, is_open: true },
        ...{ message: null, draft: null, application: null },
        profiles: [{ id: profile.id, profile_name: 'Nurse' }],
        account: { email: 'ada@example.com', may_apply: true },
      });
    }
  });

  test('reads of profiles no more than their names', async () => {
    const store = await open();
    const noted = noteStatements(store.database);
    const { call, profile } = await startTurboApply({ ...store, database: noted.database });
    noted.statements.length = 0;
    const answer = await call('GET', `/v1/api/apply/page?url=${encodeURIComponent(PAGE)}`);
    expect(answer.json<ApplyPage>().profiles).toEqual([{ id: profile.id, profile_name: 'Nurse' }]);
    const ofProfiles = noted.statements.filter((text) => /profile|resume/.test(text));
    expect(ofProfiles).toEqual([expect.stringMatching(/^select "id", "profile_name" from "job_profiles"/)]);
  });

  test('tells a program whether its token may apply', async () => {
    const { database, ada, call } = await start();
    for (const scope of ['read', 'apply'] as const) {
      const { headers } = await makeAccessToken(database, ada, [scope]);
      const answer = await call('GET', '/v1/api/apply/page', undefined, headers);
      expect(answer.json<ApplyPage>().account.may_apply).toBe(scope === 'apply');
    }
  });

  test('that is of no posting is said to be so, and one that is not held too', async () => {
    const { ask } = await start();
    for (const url of ['https://acme.example/jobs', 'not an address', 'javascript:alert(1)', '']) {
      expect(await ask(url)).toMatchObject({ job: null, message: expect.stringMatching(/^This is not/) });
    }
    expect(await ask('https://jobs.lever.co/acme/0a1b')).toMatchObject({
      ...{ job: null, is_open: false },
      message: 'We do not hold this posting, so nothing can be prepared for it here.',
    });
  });

  test('whose address says too little is told by the page of the same host before it', async () => {
    const { ask, jobId } = await start();
    const unclear = 'https://job-boards.greenhouse.io/somewhere';
    expect((await ask(unclear, PAGE)).job?.requisition_id).toBe(jobId);
    expect((await ask('https://boards.greenhouse.io/somewhere', PAGE)).job).toBeNull();
  });

  test('of SmartRecruiters is known by the name that its form has for the posting', async () => {
    const { ask, database } = await start();
    const { db } = database;
    const boardId = await insertBoard(db, { source: 'smartrecruiters', board: 'AcmeInc' });
    const uuid = '1f6bb6b0-17a5-4a70-9f0c-5d2f3a000001';
    const apply = 'https://jobs.smartrecruiters.com/AcmeInc/744000000000001?oga=true';
    const jobId = await insertJob(db, boardId, {
      ...{ source: 'smartrecruiters', external_id: '744000000000001', apply_url: apply, form_id: uuid },
    });
    const form = 'https://jobs.smartrecruiters.com/oneclick-ui/company/AcmeInc/publication';
    expect((await ask(`${form}/${uuid}?dcr_ci=AcmeInc`)).job?.requisition_id).toBe(jobId);
    expect((await ask(`${form}/${uuid.toUpperCase()}`)).job?.requisition_id).toBe(jobId);
    expect((await ask(`${form}/2f6bb6b0-17a5-4a70-9f0c-5d2f3a000001`)).job).toBeNull();
  });

  test('gets nothing of the person’s where a part of the form asks about somebody else', async () => {
    const { ready, post } = await start();
    await ready();
    const field = { kind: 'text', required: true, options: [] };
    const fields = [
      { ...field, key: 'a', label: 'Name', section: 'References' },
      { ...field, key: 'phone', label: 'Phone Number', section: 'References' },
      { ...field, key: 'b', label: 'City', section: 'Work history - most recent employer' },
      { ...field, key: 'c', label: 'City', section: 'Personal information' },
    ];
    const filled = (await post('values', fields)).json<FillPageResponse>().fields;
    expect(filled.map(({ value }) => value)).toEqual([null, null, null, expect.any(String)]);
    expect(filled.map(({ section }) => section)).toEqual(fields.map(({ section }) => section));
  });

  test('gets no answer about the right to work that was given for another country', async () => {
    const turbo = await start();
    const label = 'Will you now or in the future require sponsorship for an employment visa?';
    await insertAnswer(turbo, { label, country: 'US' });
    const field = { key: 'q', label, kind: 'text', required: true, options: [] };
    const askIn = async (country: string) => {
      const requisition_id = await turbo.addJob({ country });
      await turbo.startAt(requisition_id);
      const answer = await turbo.post('values', [field], { requisition_id });
      return answer.json<FillPageResponse>().fields[0];
    };
    expect(await askIn('US')).toMatchObject({ value: 'No', source: { kind: 'earlier' } });
    for (const country of ['DE', 'GB', 'CA', 'NL'])
      expect(await askIn(country)).toMatchObject({ value: null, source: null });
  });

  test('of a closed posting is still told, so that an application can be recorded', async () => {
    const { ask, addJob } = await start();
    await addJob({ external_id: '4002', status: 'closed' });
    expect(await ask(PAGE.replace('4001', '4002'))).toMatchObject({ is_open: false, message: null });
  });

  test('gets the values of the draft, each with its source, and where the files are', async () => {
    const { ready, post, ask, profile } = await start();
    const draft = await ready();
    expect((await ask(PAGE)).draft?.id).toBe(draft.id);
    const why = getField(draft, /why/i);
    const page = { key: why.key, label: 'Another wording', kind: 'long-text', required: true, options: [] };
    const { fields, files } = (await post('values', [...FIELDS, page])).json<FillPageResponse>();
    expect(fields.map(({ key, value }) => [key, value])).toEqual([
      ['first_name', 'Ada'],
      ['resume', 'resume'],
      ['extra_1', null],
      [why.key, 'Because of the people.'],
    ]);
    expect(fields[0]?.source?.detail).toBe('Your profile: first name');
    const path = `/v1/api/job-profiles/${profile.id}/resume/download`;
    expect(files).toEqual([{ kind: 'resume', filename: 'resume.pdf', size: expect.any(Number), path }]);
  });

  test('gets the values of what was confirmed and not sent, with the sealed file', async () => {
    const { apply, post, ask, call } = await start();
    const { id } = await apply();
    expect((await ask(PAGE)).application).toMatchObject({ id, waits: true });
    const { fields, files } = (await post('values', FIELDS)).json<FillPageResponse>();
    expect(fields[0]?.value).toBe('Ada');
    const [file] = files;
    expect(file?.path).toBe(`/v1/api/job-applications/${id}/files/resume`);
    expect((await call('GET', file?.path ?? '')).statusCode).toBe(200);
  });

  test('gets nothing when nothing was prepared', async () => {
    const { post } = await start();
    const text = 'Nothing is prepared for this posting. Prepare an application first.';
    expectRefusal(await post('values', FIELDS), 404, text);
    expectRefusal(
      await post('values', FIELDS, { source: 'nowhere' }),
      400,
      'source and requisition_id must name a job.',
    );
  });

  test('is recorded as a sealed packet with what stood in the form, once', async () => {
    const { ready, post, detail, call } = await start();
    const draft = await ready();
    const source = { kind: 'profile', detail: 'Your profile: first name' };
    const stood = [
      { ...FIELDS[0], value: 'Augusta', source: null },
      { ...FIELDS[1], value: 'resume', source: { kind: 'resume', detail: 'Your profile’s resume' } },
      { ...FIELDS[2], value: 'A cat.', source },
      { key: 'gone', label: 'Left out', kind: 'text', required: false, options: [], value: '', source: null },
    ];
    const first = await post('record', stood);
    expect(first.statusCode).toBe(201);
    const { application } = first.json<{ application: Application }>();
    expect(application).toMatchObject({
      ...{ application_status: 'completed', stage: 'applied', way: 'packet', has_packet: true },
    });
    const { packet, submission } = await detail(application.id);
    expect(submission).toBeNull();
    expect(packet?.fields.map(({ label, value, source: from }) => [label, value, from?.detail])).toEqual([
      ['First Name*', 'Augusta', 'Typed by you on the employer’s page'],
      ['Resume/CV', 'resume', 'Your profile’s resume'],
      ['What made you smile today?', 'A cat.', 'Your profile: first name'],
      ['Left out', null, undefined],
    ]);
    expect(packet?.files.map(({ filename }) => filename)).toEqual(['resume.pdf']);
    expect((await call('GET', `/v1/api/job-applications/drafts/${draft.id}`)).statusCode).toBe(404);
    const again = await post('record', stood);
    expect([again.statusCode, again.json<{ application: Application }>().application.id]).toEqual([
      ...[200, application.id],
    ]);
  });

  test('is never sent by recording, also where the employer’s API is set up', async () => {
    const { ready, post, detail, state, db } = await start();
    state.key = 'a-key';
    await ready();
    const answer = await post('record', [{ ...FIELDS[0], value: 'Ada', source: null }]);
    const { application } = answer.json<{ application: Application }>();
    expect((await detail(application.id)).submission).toBeNull();
    expect(await db.selectFrom('application_submissions').selectAll().execute()).toEqual([]);
  });

  test('of what was confirmed before counts as sent; the packet stays as it was sealed', async () => {
    const { apply, post, detail } = await start();
    const { id } = await apply();
    const before = (await detail(id)).packet;
    const answer = await post('record', [{ ...FIELDS[0], value: 'Other', source: null }]);
    expect(answer.json<{ application: Application }>().application).toMatchObject({
      ...{ id, application_status: 'completed', stage: 'applied' },
    });
    expect((await detail(id)).packet).toEqual(before);
  });

  test('is recorded without a packet when nothing was prepared', async () => {
    const { post } = await start();
    const answer = await post('record', [{ ...FIELDS[0], value: 'Ada', source: null }]);
    expect([answer.statusCode, answer.json<{ application: Application }>().application]).toMatchObject([
      201,
      { way: 'snail', has_packet: false, application_status: 'completed' },
    ]);
  });

  test('shows nothing of somebody else', async () => {
    const { ready, call, database, jobId } = await start();
    await ready();
    const { headers } = await signIn(database, { email: 'bob@example.com' });
    const url = `/v1/api/apply/page?url=${encodeURIComponent(PAGE)}`;
    expect((await call('GET', url, undefined, headers)).json<ApplyPage>()).toMatchObject({
      ...{ draft: null, application: null, profiles: [] },
    });
    const body = { requisition_id: jobId, source: 'greenhouseio', fields: FIELDS };
    expect((await call('POST', '/v1/api/apply/page/values', body, headers)).statusCode).toBe(404);
  });

  test('with more fields than a form may have is refused in words', async () => {
    const { ready, post } = await start();
    const draft: ApplicationDraft = await ready();
    expect(draft.fields.length).toBeLessThan(200);
    const many = Array.from({ length: 201 }, (_, index) => ({ ...FIELDS[0], key: `k${index}` }));
    const answer = await post('values', many);
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('fields')]);
  });
});
