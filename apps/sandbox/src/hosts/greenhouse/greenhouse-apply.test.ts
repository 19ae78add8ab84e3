import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../index.ts';
import { TEST_NOW } from '../../testing/ask.ts';
import { textLike, textWith } from '../../testing/expected.ts';

interface Job {
  id: number;
  data_compliance: { requires_consent: boolean }[];
  questions: {
    label: string;
    description: string | null;
    required: boolean;
    fields: { name: string; type: string; values: { label: string; value: number }[] }[];
  }[];
  location_questions: unknown[];
  compliance: { questions: { fields: { values: { value: unknown }[] }[] }[] }[] | null;
  demographic_questions: { questions: { answer_options: unknown[] }[] } | null;
}

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ now: () => TEST_NOW });
});
afterAll(async () => {
  await sandbox.close();
});
afterEach(() => {
  sandbox.faults.clear();
});

const HOST = 'boards-api.greenhouse.io';
const boards = () =>
  sandbox.boards.filter((board) => board.source === 'greenhouseio').map(({ board }) => board);
const ask = async (path: string): Promise<unknown> => (await fetch(`${sandbox.url}/${HOST}${path}`)).json();
const findJobId = async (board: string): Promise<number> => {
  const { jobs } = (await ask(`/v1/boards/${board}/jobs`)) as { jobs: { id: number }[] };
  return jobs[0]?.id ?? 0;
};
const readJob = async (board: string): Promise<Job> =>
  (await ask(`/v1/boards/${board}/jobs/${await findJobId(board)}?questions=true`)) as Job;

const toBasic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
const keyOf = (board: string) =>
  sandbox.applyKeys.find((row) => row.source === 'greenhouseio' && row.board === board)?.key ?? '';
const RESUME = Uint8Array.from({ length: 4_096 }, (_, index) => (index * 7) % 256);

function aForm(changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  const fields = { first_name: 'Ada', last_name: 'Byron', email: 'ada@mail.example', ...changes };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('resume', new Blob([RESUME], { type: 'application/pdf' }), 'Ada’s résumé.pdf');
  return form;
}

async function apply(
  body: FormData | string,
  { board = 'quillmere', key = keyOf(board), jobId }: { board?: string; key?: string; jobId?: number } = {},
) {
  const answer = await fetch(
    `${sandbox.url}/${HOST}/v1/boards/${board}/jobs/${jobId ?? (await findJobId(board))}`,
    {
      method: 'POST',
      headers: {
        authorization: toBasic(key),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      body,
    },
  );
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

describe('the form', () => {
  test('begins with the standard questions, a resume as file or as text', async () => {
    const { questions } = await readJob('quillmere');
    expect(questions.slice(0, 3).map(({ fields, required }) => [fields[0]?.name, required])).toEqual([
      ['first_name', true],
      ['last_name', true],
      ['email', true],
    ]);
    expect(questions.find(({ label }) => label === 'Resume/CV')?.fields).toMatchObject([
      { name: 'resume', type: 'input_file' },
      { name: 'resume_text', type: 'textarea' },
    ]);
  });

  test('has questions of every type, places, consent and self-identification somewhere', async () => {
    const jobs = await Promise.all(boards().map(readJob));
    const types = new Set(
      jobs.flatMap((job) => job.questions.flatMap(({ fields }) => fields.map(({ type }) => type))),
    );
    for (const type of [
      'input_text',
      'textarea',
      'input_file',
      'multi_value_single_select',
      'multi_value_multi_select',
    ])
      expect(types).toContain(type);
    const names = jobs.map((job) => job.questions.flatMap(({ fields }) => fields.map(({ name }) => name)));
    for (const own of names) expect(new Set(own).size).toBe(own.length);
    expect(jobs.some((job) => job.location_questions.length === 3)).toBe(true);
    expect(jobs.some((job) => job.data_compliance[0]?.requires_consent)).toBe(true);
    expect(jobs.some((job) => (job.demographic_questions?.questions.length ?? 0) > 0)).toBe(true);
    const blocks = jobs.flatMap((job) => job.compliance ?? []).flatMap(({ questions }) => questions);
    expect(blocks.length).toBeGreaterThan(0);
    for (const { fields } of blocks)
      for (const { value } of fields.flatMap(({ values }) => values)) expect(value).toEqual(textLike(/^\d$/));
  });

  test('of one employer is hostile, of one it is endless', async () => {
    const hostile = (await readJob('lodestonereadingproject')).questions.slice(6);
    expect(hostile.every(({ label }) => label.includes('onerror='))).toBe(true);
    expect(hostile.every(({ description }) => description?.includes('<script>'))).toBe(true);
    expect((await readJob('windrowagri')).questions.length).toBeGreaterThan(500);
  });
});

describe('an application', () => {
  test('arrives with every field and every byte of its files', async () => {
    const { questions } = await readJob('quillmere');
    const own = questions.find(({ fields }) => fields[0]?.values.length === 2)?.fields[0];
    const { status } = await apply(aForm({ [own?.name ?? '']: '1', phone: '+1 202 555 0147' }));
    expect(status).toBe(200);
    const [arrived] = sandbox.listApplications();
    expect(arrived).toMatchObject({
      ...{ source: 'greenhouseio', board: 'quillmere', company: 'Quillmere' },
      received_at: TEST_NOW.toISOString(),
      posting_url: textWith('quillmere'),
    });
    expect(Object.fromEntries(arrived?.fields.map(({ name, value }) => [name, value]) ?? [])).toEqual({
      ...{ first_name: 'Ada', last_name: 'Byron', email: 'ada@mail.example' },
      ...{ [own?.name ?? '']: '1', phone: '+1 202 555 0147' },
    });
    expect(arrived?.files).toEqual([
      {
        ...{ field: 'resume', filename: 'Ada’s résumé.pdf', type: 'application/pdf', size: RESUME.length },
        sha256: createHash('sha256').update(RESUME).digest('hex'),
      },
    ]);
  });

  test('may come as JSON', async () => {
    const body = { first_name: 'Ada', last_name: 'B', email: 'a@b.example', resume_text: 'I weave.' };
    expect((await apply(JSON.stringify(body))).status).toBe(200);
    expect(sandbox.listApplications()[0]?.fields).toContainEqual({ name: 'resume_text', value: 'I weave.' });
  });

  test('is taken without answers that the employer requires, as Greenhouse does', async () => {
    expect((await readJob('quillmere')).questions.slice(6).some(({ required }) => required)).toBe(true);
    expect((await apply(aForm())).status).toBe(200);
  });

  test.each([
    ['without a last name', { last_name: ' ' }, "Last name can't be blank"],
    ['with an address that is none', { email: 'nowhere' }, 'Email is invalid'],
    ['with an address in the name', { first_name: 'see https://x.example' }, 'must not contain a URL'],
  ])('is refused %s', async (_what, changes, text) => {
    const before = sandbox.listApplications().length;
    const answer = await apply(aForm(changes));
    expect([answer.status, answer.body]).toEqual([422, textWith(text)]);
    expect(sandbox.listApplications()).toHaveLength(before);
  });

  test('is refused with a choice that is not offered, or a file of another kind', async () => {
    const { questions } = await readJob('quillmere');
    const own = questions.find(({ fields }) => fields[0]?.values.length === 2)?.fields[0];
    expect((await apply(aForm({ [own?.name ?? '']: '7' }))).body).toContain('Invalid value');
    const form = aForm();
    form.append('cover_letter', new Blob(['x']), 'letter.exe');
    expect((await apply(form)).body).toContain('unsupported file type');
  });

  test('needs the key of that very employer', async () => {
    for (const key of ['', 'wrong', keyOf('saltmarshkitchens')])
      expect((await apply(aForm(), { key })).status).toBe(401);
  });

  test('to a posting that is gone is answered as such', async () => {
    expect((await apply(aForm(), { jobId: 1 })).status).toBe(404);
  });
});

describe('faults of applying', () => {
  const refused = async (type: 'closed' | 'missing-answer' | 'rate-limit' | 'bot-wall') => {
    const before = sandbox.listApplications().length;
    const jobId = await findJobId('quillmere');
    sandbox.faults.set({ kind: 'apply' }, { type, times: 1, retryAfterSeconds: 3 });
    const answer = await apply(aForm(), { jobId });
    expect(sandbox.listApplications()).toHaveLength(before);
    return answer;
  };

  test('close the job, miss an answer, limit the rate, or put a wall up; nothing arrives', async () => {
    expect((await refused('closed')).status).toBe(404);
    expect((await refused('missing-answer')).status).toBe(422);
    const limited = await refused('rate-limit');
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '3']);
    const wall = await refused('bot-wall');
    expect([wall.status, wall.body]).toEqual([403, textWith('challenge-form')]);
  });

  test('lose the answer after taking the application', async () => {
    const jobId = await findJobId('quillmere');
    const before = sandbox.listApplications().length;
    sandbox.faults.set({ kind: 'apply' }, { type: 'lost-answer', times: 1 });
    await expect(apply(aForm(), { jobId })).rejects.toThrow('fetch failed');
    expect(sandbox.listApplications()).toHaveLength(before + 1);
  });

  test('leave the reading of boards alone', async () => {
    sandbox.faults.set({ kind: 'apply' }, { type: 'closed' });
    expect(await findJobId('quillmere')).toBeGreaterThan(0);
  });
});

describe('what arrived', () => {
  test('is given as JSON and as a page that runs nothing', async () => {
    await apply(aForm({ first_name: '<script>alert(1)</script>' }));
    const json = (await (await fetch(`${sandbox.url}/sandbox/applications.json`)).json()) as {
      applications: unknown[];
    };
    expect(json.applications).toEqual(sandbox.listApplications());
    const page = await fetch(`${sandbox.url}/sandbox/applications`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>');
  });
});
