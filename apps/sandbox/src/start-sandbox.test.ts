import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, toSandboxPageUrl, type Sandbox, type SandboxTruth } from './index.ts';
import { TEST_NOW } from './testing/ask.ts';
import { textWith } from './testing/expected.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ now: () => TEST_NOW, companies: 27 });
});
afterAll(async () => {
  await sandbox.close();
});

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(sandbox.url + path, { redirect: 'manual', ...init });
const getPostings = async (query: string): Promise<SandboxTruth[]> => {
  const body = (await (await get(`/_sandbox/postings${query}`)).json()) as { postings: SandboxTruth[] };
  return body.postings;
};
const send = (path: string, body: unknown): Promise<Response> =>
  get(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

describe('the gateway', () => {
  test('listens on loopback only', async () => {
    expect(sandbox.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    await expect(startSandbox({ host: '0.0.0.0' })).rejects.toThrow('loopback only');
  });

  test('answers /HOST/PATH with method, query, headers and body unchanged', async () => {
    const lever = (await (
      await get('/api.lever.co/v0/postings/ambervane?mode=json&limit=3')
    ).json()) as unknown[];
    expect(lever).toHaveLength(3);
    const workday = await get(
      '/hollowbrookhealth.wd5.myworkdayjobs.com/wday/cxs/hollowbrookhealth/Hollowbrook_Careers/jobs',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"appliedFacets":{},"limit":5,"offset":0,"searchText":""}',
      },
    );
    expect(((await workday.json()) as { jobPostings: unknown[] }).jobPostings).toHaveLength(5);
    expect((await get('/nobody.bamboohr.com/careers/list')).headers.get('location')).toBe(
      'https://www.bamboohr.com',
    );
  });

  test('says so when it does not know a host or a path', async () => {
    expect((await get('/www.elsewhere.example/jobs')).status).toBe(502);
    expect((await get('/api.lever.co/v9/nothing')).status).toBe(404);
  });

  test('names its boards, all sources among the first', () => {
    expect(sandbox.boards).toHaveLength(27);
    expect(new Set(sandbox.boards.map((board) => board.source)).size).toBe(9);
    expect(new Set(sandbox.boards.map((board) => `${board.source}:${board.board}`)).size).toBe(27);
  });
});

describe('control', () => {
  test('gives the truth per board', async () => {
    const truth = await getPostings('?source=lever&board=ambervane');
    const rows = (await (await get('/api.lever.co/v0/postings/ambervane?mode=json')).json()) as {
      hostedUrl: string;
    }[];
    expect(truth.map((posting) => posting.hostedUrl)).toEqual(rows.map((row) => row.hostedUrl));
    expect((await get('/_sandbox/postings?source=monster')).status).toBe(400);
  });

  test('moves the clock from another process, and lets it run again', async () => {
    const before = await getPostings('');
    await send('/_sandbox/clock', { now: '2026-12-20T10:00:00Z' });
    const after = await getPostings('');
    await send('/_sandbox/clock', { now: null });
    expect(after.map((posting) => posting.hostedUrl)).not.toEqual(before.map((posting) => posting.hostedUrl));
    expect(await getPostings('')).toEqual(before);
    expect((await send('/_sandbox/clock', { now: 'tomorrow' })).status).toBe(400);
  });

  test('sets and clears faults, also one that never answers', async () => {
    const list = '/api.lever.co/v0/postings/ambervane?mode=json';
    await send('/_sandbox/faults', { match: { source: 'lever' }, fault: { type: 'status', status: 500 } });
    expect((await get(list)).status).toBe(500);
    await get('/_sandbox/faults', { method: 'DELETE' });
    sandbox.faults.set({ source: 'lever' }, { type: 'timeout', times: 1 });
    await expect(get(list, { signal: AbortSignal.timeout(150) })).rejects.toThrow();
    sandbox.faults.set({ source: 'lever' }, { type: 'slow', delayMs: 20, times: 1 });
    expect((await get(list)).status).toBe(200);
    expect((await send('/_sandbox/faults', { fault: { type: 'flood' } })).status).toBe(400);
  });
});

describe('employer pages', () => {
  test('show every posting with a note that it is demo data', async () => {
    const sources = new Map((await getPostings('')).map((posting) => [posting.source, posting]));
    expect(sources.size).toBe(9);
    for (const posting of sources.values()) {
      const page = await fetch(toSandboxPageUrl(sandbox.url, posting.hostedUrl));
      const html = await page.text();
      expect(page.status, posting.hostedUrl).toBe(200);
      expect(html).toContain('Sandbox employer page');
      expect(html).toContain('demo data');
    }
  });

  test('take what their forms send, with its files, and keep it beside what comes by API', async () => {
    const [posting] = await getPostings('?source=dover');
    const form = new FormData();
    form.append('firstName', 'Ada');
    form.append('resume', new Blob(['%PDF-1.4'], { type: 'application/pdf' }), 'cv.pdf');
    const url = toSandboxPageUrl(sandbox.url, posting?.hostedUrl ?? '');
    const answer = await fetch(url, { method: 'POST', body: form });
    expect([answer.status, await answer.text()]).toEqual([200, textWith('Thanks for applying!')]);
    expect(sandbox.listApplications()[0]).toMatchObject({
      ...{ source: 'dover', posting_url: posting?.hostedUrl },
      fields: [{ name: 'firstName', value: 'Ada' }],
      files: [{ field: 'resume', filename: 'cv.pdf', size: 8 }],
    });
  });

  test('refuse in words what is empty, no form, or more than anybody writes', async () => {
    const [posting] = await getPostings('?source=dover');
    const url = toSandboxPageUrl(sandbox.url, posting?.hostedUrl ?? '');
    const before = sandbox.listApplications().length;
    const post = async (fields: Record<string, string> | string) => {
      const body = typeof fields === 'string' ? fields : new URLSearchParams(fields);
      const answer = await fetch(url, { method: 'POST', body });
      return [answer.status, await answer.text()];
    };
    expect(await post({ firstName: ' ' })).toEqual([400, textWith('Nothing was filled in.')]);
    expect(await post('no form')).toEqual([400, textWith('no form')]);
    expect(await post({ firstName: 'x'.repeat(600_000) })).toEqual([413, textWith('more text')]);
    const gone = await fetch(`${url}x`, { method: 'POST', body: new URLSearchParams({ firstName: 'Ada' }) });
    expect(gone.status).toBe(404);
    expect(sandbox.listApplications()).toHaveLength(before);
  });

  test('run in an origin of their own, and load from and send to the pages alone', async () => {
    const [posting] = await getPostings('?source=dover');
    const url = toSandboxPageUrl(sandbox.url, posting?.hostedUrl ?? '');
    const policyOf = async (headers: Record<string, string>) =>
      (await fetch(url, { headers })).headers.get('content-security-policy') ?? '';
    const own = await policyOf({});
    expect(own).toMatch(/^sandbox allow-scripts allow-forms; default-src 'none'; /);
    expect(own).toContain("script-src 'self'");
    const below = await policyOf({ 'x-forwarded-host': 'localhost:3000' });
    expect(below).toContain('script-src http://localhost:3000/sandbox/page/;');
    expect(below).toContain('form-action http://localhost:3000/sandbox/page/;');
    expect(await policyOf({ 'x-forwarded-host': 'a.example; script-src *' })).toBe(own);
  });

  test('give out their scripts and styles, and no other file', async () => {
    const get = (name: string) => fetch(`${sandbox.url}/page/app.dover.com/_page/${name}`);
    const kit = await get('kit.js');
    expect([kit.status, kit.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(kit.headers.get('access-control-allow-origin')).toBe('*');
    for (const name of ['none.js', '..%2fcities.txt', 'constructor', ''])
      expect((await get(name)).status).toBe(404);
  });

  test('are found by the apply address too', async () => {
    const [lever] = await getPostings('?source=lever');
    const page = await fetch(toSandboxPageUrl(`${sandbox.url}/`, `${lever?.hostedUrl}/apply`));
    expect(page.status).toBe(200);
  });

  test('say that a closed posting is closed', async () => {
    const page = await fetch(toSandboxPageUrl(sandbox.url, 'https://jobs.lever.co/ambervane/gone'));
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('no longer open');
  });
});

test('closing ends requests that were never answered', async () => {
  const other = await startSandbox({ companies: 9 });
  other.faults.set({}, { type: 'timeout' });
  const hanging = fetch(`${other.url}/api.lever.co/v0/postings/ambervane?mode=json`);
  const ended = expect(hanging).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await other.close();
  await ended;
});
