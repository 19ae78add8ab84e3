import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../index.ts';
import { TEST_NOW } from '../testing/ask.ts';
import { textLike, textWith } from '../testing/expected.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ now: () => TEST_NOW, companies: 60 });
});
afterAll(async () => {
  await sandbox.close();
});
afterEach(() => {
  sandbox.faults.clear();
});

const RESUME = Uint8Array.from({ length: 3_000 }, (_, index) => (index * 11) % 256);
const SHA256 = createHash('sha256').update(RESUME).digest('hex');
const toBasic = (key: string) => `Basic ${Buffer.from(`${key}:x`).toString('base64')}`;

async function call(url: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${sandbox.url}/${url}`, { redirect: 'manual', ...init });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

const post = (url: string, body: FormData | object, headers: Record<string, string> = {}) =>
  call(url, {
    method: 'POST',
    ...(body instanceof FormData
      ? { headers, body }
      : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

function aForm(fields: Record<string, string>, file = 'resume'): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(file, new Blob([RESUME], { type: 'application/pdf' }), 'cv.pdf');
  return form;
}

/** The first of a system asks nothing of its own, the second does. */
function keyOf(source: string, index = 0): { board: string; key: string } {
  const found = sandbox.applyKeys.filter((row) => row.source === source)[index];
  if (!found) throw new Error(`no key for ${source}`);
  return found;
}

/** Whatever is refused has not arrived. */
async function expectRefused(
  send: Promise<{ status: number; body: unknown }>,
  status: number,
): Promise<void> {
  const before = sandbox.listApplications().length;
  expect((await send).status).toBe(status);
  expect(sandbox.listApplications()).toHaveLength(before);
}

test('about half of the boards of the five systems have keys, and each its own', () => {
  const able = sandbox.boards.filter(({ source }) =>
    ['greenhouseio', 'lever', 'smartrecruiters', 'bamboohr', 'breezy'].includes(source),
  );
  expect(Math.abs(sandbox.applyKeys.length / able.length - 0.5)).toBeLessThan(0.1);
  expect(new Set(sandbox.applyKeys.map(({ key }) => key)).size).toBe(sandbox.applyKeys.length);
  expect(new Set(sandbox.applyKeys.map(({ source }) => source)).size).toBe(5);
});

describe('Lever', () => {
  async function findUrl() {
    const { board, key } = keyOf('lever');
    const rows = (await call(`api.lever.co/v0/postings/${board}?mode=json&limit=1`)).body as { id: string }[];
    return { url: `api.lever.co/v0/postings/${board}/${rows[0]?.id}`, key };
  }
  const FIELDS = { name: 'Ada Byron', email: 'ada@mail.example', 'urls[LinkedIn]': 'https://l.example/ada' };

  test('takes name, e-mail and a resume, and gives the id of the application', async () => {
    const { url, key } = await findUrl();
    expect(await post(`${url}?key=${key}`, aForm(FIELDS))).toEqual({
      status: 200,
      body: { ok: true, applicationId: textLike(/^[0-9a-f-]{36}$/) },
    });
    expect(sandbox.listApplications()[0]).toMatchObject({
      source: 'lever',
      fields: Object.entries(FIELDS).map(([name, value]) => ({ name, value })),
      files: [{ field: 'resume', filename: 'cv.pdf', size: RESUME.length, sha256: SHA256 }],
    });
  });

  test('takes JSON, whose nested names read as those of a form', async () => {
    const { url, key } = await findUrl();
    const body = { name: 'Ada', email: 'a@b.example', urls: { GitHub: 'https://g.example' } };
    expect((await post(`${url}?key=${key}`, body)).status).toBe(200);
    expect(sandbox.listApplications()[0]?.fields).toContainEqual({
      name: 'urls[GitHub]',
      value: 'https://g.example',
    });
  });

  test('refuses a wrong key, a missing name, a posting that is gone', async () => {
    const { url, key } = await findUrl();
    await expectRefused(post(url, aForm(FIELDS)), 401);
    await expectRefused(post(`${url}?key=${key}`, aForm({ ...FIELDS, name: '' })), 400);
    await expectRefused(post(`${url}x?key=${key}`, aForm(FIELDS)), 404);
    sandbox.faults.set({ kind: 'apply', source: 'lever' }, { type: 'missing-answer' });
    await expectRefused(post(`${url}?key=${key}`, aForm(FIELDS)), 400);
  });
});

describe('BambooHR', () => {
  interface Detail {
    result: {
      formFields: Record<string, { isRequired?: boolean }> & { customQuestions: object[] };
    };
  }
  const NAMES: Record<string, string> = {
    ...{ phone: 'phoneNumber', streetAddress: 'address', countryId: 'country', desiredPay: 'desiredSalary' },
    ...{ resumeFileId: 'resume', coverLetterFileId: 'coverLetter' },
  };
  async function open(index = 0) {
    const { board, key } = keyOf('bamboohr', index);
    const { result } = (await call(`${board}.bamboohr.com/careers/list`)).body as {
      result: { id: string }[];
    };
    const jobId = result[0]?.id ?? '';
    const { result: detail } = (await call(`${board}.bamboohr.com/careers/${jobId}/detail`)).body as Detail;
    const required = Object.entries(detail.formFields)
      .filter(([, field]) => 'isRequired' in field && field.isRequired)
      .map(([name]) => NAMES[name] ?? name);
    const fields = Object.fromEntries(required.map((name) => [name, name === 'email' ? 'a@b.example' : 'x']));
    return {
      url: `${board}.bamboohr.com/api/v1/applicant_tracking/application`,
      ...{ fields: { ...fields, jobId }, headers: { authorization: toBasic(key) } },
      formFields: detail.formFields,
    };
  }

  test('shows its form in the detail, with questions of the employer’s own', async () => {
    expect((await open()).formFields.customQuestions).toEqual([]);
    const { formFields } = await open(1);
    expect(formFields.firstName).toEqual({ isRequired: true, value: '', label: 'First Name' });
    expect(formFields.customQuestions.length).toBeGreaterThan(1);
    expect(formFields.customQuestions[0]).toMatchObject({
      id: textLike(/^\d+$/),
      type: 'yes_no',
      options: [],
    });
    expect(formFields.genderId).toBeDefined();
  });

  test('takes what its standard questions require, and gives the candidate’s number', async () => {
    const { url, fields, headers } = await open();
    expect(await post(url, aForm(fields), headers)).toMatchObject({
      status: 200,
      body: { result: 'success' },
    });
    expect(sandbox.listApplications()[0]).toMatchObject({
      source: 'bamboohr',
      files: [{ field: 'resume', sha256: SHA256 }],
    });
  });

  test('refuses a wrong key, a missing answer, a posting that is gone', async () => {
    const { url, fields, headers } = await open();
    await expectRefused(post(url, aForm(fields), { authorization: toBasic('wrong') }), 401);
    await expectRefused(post(url, aForm({ ...fields, lastName: '' }), headers), 400);
    await expectRefused(post(url, aForm({ ...fields, jobId: '1' }), headers), 404);
  });
});

describe('SmartRecruiters', () => {
  interface Configuration {
    questions: { id: string; fields: { id: string; required: boolean; values: { id: string }[] }[] }[];
  }
  async function open(index = 1) {
    const { board, key } = keyOf('smartrecruiters', index);
    const { content } = (await call(`api.smartrecruiters.com/v1/companies/${board}/postings?limit=1`))
      .body as {
      content: { uuid: string }[];
    };
    const base = `api.smartrecruiters.com/postings/${content[0]?.uuid}`;
    const headers = { 'x-smarttoken': key };
    const { questions } = (await call(`${base}/configuration`, { headers })).body as Configuration;
    const answers = questions.map(({ id, fields }) => ({
      id,
      records: [
        { fields: fields.map((field) => ({ id: field.id, values: [field.values[0]?.id ?? 'text'] })) },
      ],
    }));
    const resume = {
      ...{ fileName: 'cv.pdf', mimeType: 'application/pdf' },
      fileContent: Buffer.from(RESUME).toString('base64'),
    };
    const body = { firstName: 'Ada', lastName: 'Byron', email: 'ada@mail.example', answers, resume };
    return { base, headers, questions, body };
  }

  test('tells its questions and takes their answers, to the bearer of the token', async () => {
    const { base, headers, questions, body } = await open();
    expect(questions.length).toBeGreaterThan(1);
    expect(await post(`${base}/candidates`, body, headers)).toMatchObject({
      status: 201,
      body: { id: textLike(/^[0-9a-f-]{36}$/) },
    });
    expect(sandbox.listApplications()[0]).toMatchObject({
      source: 'smartrecruiters',
      files: [{ field: 'resume', filename: 'cv.pdf', size: RESUME.length, sha256: SHA256 }],
    });
  });

  test('of an employer that asks nothing takes names and e-mail', async () => {
    const { base, headers, questions, body } = await open(0);
    expect(questions).toEqual([]);
    expect((await post(`${base}/candidates`, body, headers)).status).toBe(201);
  });

  test('refuses a wrong token, a missing answer, a posting that is gone', async () => {
    const { base, headers, body } = await open();
    await expectRefused(call(`${base}/configuration`), 401);
    await expectRefused(post(`${base}/candidates`, body, { 'x-smarttoken': 'wrong' }), 401);
    await expectRefused(post(`${base}/candidates`, { ...body, answers: [] }, headers), 400);
    sandbox.faults.set({ kind: 'apply' }, { type: 'closed' });
    await expectRefused(post(`${base}/candidates`, body, headers), 404);
  });
});

describe('Breezy', () => {
  async function open() {
    const { board, key } = keyOf('breezy');
    const headers = { authorization: key };
    const companies = (await call('api.breezy.hr/v3/companies', { headers })).body as {
      _id: string;
      friendly_id: string;
    }[];
    expect(companies).toMatchObject([{ friendly_id: board }]);
    const rows = (await call(`${board}.breezy.hr/json`)).body as { id: string }[];
    return { base: `api.breezy.hr/v3/company/${companies[0]?._id}/position/${rows[0]?.id}`, headers };
  }
  const BODY = { name: 'Ada Byron', email_address: 'ada@mail.example', cover_letter: 'Dear all' };

  test('takes a candidate and then the resume', async () => {
    const { base, headers } = await open();
    const { status, body } = await post(`${base}/candidates`, BODY, headers);
    expect([status, body]).toMatchObject([201, { name: 'Ada Byron' }]);
    const { _id: id } = body as { _id: string };
    expect((await post(`${base}/candidate/${id}/resume`, aForm({}, 'data'), headers)).status).toBe(200);
    expect(sandbox.listApplications()[0]).toMatchObject({
      ...{ source: 'breezy', files: [{ filename: 'cv.pdf', sha256: SHA256 }] },
      fields: Object.entries(BODY).map(([name, value]) => ({ name, value })),
    });
    expect((await post(`${base}/candidate/00000000ffff/resume`, aForm({}), headers)).status).toBe(404);
  });

  test('refuses a wrong token, a missing name, a position that is gone', async () => {
    const { base, headers } = await open();
    await expectRefused(post(`${base}/candidates`, BODY, { authorization: 'wrong' }), 401);
    await expectRefused(post(`${base}/candidates`, { ...BODY, name: '' }, headers), 400);
    await expectRefused(post(`${base}x/candidates`, BODY, headers), 404);
  });
});

test('Dover tells its questions, and takes nothing', async () => {
  const board = sandbox.boards.find(({ source }) => source === 'dover')?.board ?? '';
  const site = (await call(`app.dover.com/api/v1/careers-page-slug/${board}`)).body as { id: string };
  const { results } = (await call(`app.dover.com/api/v1/careers-page/${site.id}/jobs`)).body as {
    results: { id: string; is_sample: boolean; is_published: boolean }[];
  };
  const job = results.find((row) => !row.is_sample && row.is_published);
  const { body } = await call(`app.dover.com/api/v1/inbound/application-portal-job/${job?.id}`);
  const { application_questions: questions } = body as {
    application_questions: { question_type: string; hidden: boolean; multiple_choice_options: unknown }[];
  };
  expect(questions.map((question) => question.question_type)).toEqual(
    expect.arrayContaining(['LINKEDIN_URL', 'PHONE_NUMBER', 'RESUME', 'CUSTOM']),
  );
  expect(questions.filter(({ hidden }) => hidden)).toHaveLength(1);
  const portal = 'app.dover.com/api/v1/inbound/application-portal-inbound-application';
  expect(await post(portal, aForm({}))).toEqual({ status: 404, body: { error: textWith('Not found') } });
});
