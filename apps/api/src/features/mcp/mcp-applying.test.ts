import { Client, InMemoryTransport, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createMcpServer, type AskApi } from '@firsthand/mcp-tools';
import { describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { makeAccessToken } from '../../testing/an-access-token.ts';
import { startTurboApply } from '../../testing/start/start-turbo-apply.ts';
import { loggedErrors, TEST_URL } from '../../testing/test-api.ts';
import { SPONSORSHIP, toAnswer, WHY } from '../../testing/fake-greenhouse.ts';

async function start(open: OpenTestDatabase) {
  const turbo = await startTurboApply(await open());
  turbo.greenhouse.questions = [WHY, SPONSORSHIP];
  const address = await turbo.api.listen({ port: 0, host: '127.0.0.1' });
  const { headers } = await makeAccessToken(turbo.database, turbo.ada, ['apply']);
  const connect = async (requestInit = {}) => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address), { requestInit }));
    return client;
  };
  const job = { source: 'greenhouseio', id: turbo.jobId };
  return { ...turbo, job, connect, connectWithToken: () => connect({ headers }) };
}

describeStore('an assistant', (open) => {
  test('prepares an application that the person finds on the site, and nothing is sent', async () => {
    const { connectWithToken, job, profile, greenhouse, call } = await start(open);
    const client = await connectWithToken();
    const prepare = async () =>
      (await client.callTool({ name: 'prepare_application', arguments: job })).structuredContent as {
        prepared: boolean;
        draft_id: number;
        fields: { label: string }[];
      };
    const first = await prepare();
    expect(first).toMatchObject({
      ...{ prepared: true, job: 'Nurse', job_profile: profile.profile_name, files: ['resume.pdf'] },
      problems: [{ blocking: true, message: expect.stringContaining('Why do you want to work here?') }],
      url: `${TEST_URL}/job-applications/prepared/${first.draft_id}`,
    });
    const fieldOf = (label: string) => first.fields.find((field) => field.label === label);
    expect(fieldOf('First Name')).toMatchObject({ value: 'Ada', from: expect.any(String), required: true });
    expect(fieldOf('Why do you want to work here?')).toMatchObject({ value: null, from: null });
    const drafts = await call('GET', '/v1/api/job-applications/drafts');
    expect(drafts.json()).toMatchObject({ drafts: [{ id: first.draft_id }] });
    expect(await prepare()).toEqual({ ...first, prepared: false });
    expect(greenhouse.received).toEqual([]);
    await client.close();
  });

  test('is told what the form asks, and with a token where the answers would come from', async () => {
    const { connect, connectWithToken, job } = await start(open);
    const [anybody, ada] = [await connect(), await connectWithToken()];
    const read = async (client: Client, more = {}) =>
      (await client.callTool({ name: 'get_job', arguments: { ...job, ...more } })).structuredContent;
    expect(await read(anybody)).not.toHaveProperty('form');
    const asked = (await read(anybody, { form: true })) as { form: { questions: { label: string }[] } };
    expect(asked.form).toMatchObject({ origin: 'employer', questions_left_out: 0 });
    const sponsorship = asked.form.questions.find(({ label }) => label === SPONSORSHIP.label);
    expect(sponsorship).toMatchObject({ required: false, options: ['Yes', 'No'], answered_by: null });
    const own = (await read(ada, { form: true })) as typeof asked;
    const firstName = own.form.questions.find(({ label }) => label === 'First Name');
    expect(firstName).toMatchObject({ answered_by: 'Your profile: first name' });
    await Promise.all([anybody.close(), ada.close()]);
  });

  test('has the job all the same while its form cannot be read', async () => {
    const { connect, job, greenhouse } = await start(open);
    greenhouse.formAnswer = () => toAnswer(503, {});
    const client = await connect();
    const read = await client.callTool({ name: 'get_job', arguments: { ...job, form: true } });
    expect(read.structuredContent).toMatchObject({
      job: { title: 'Nurse' },
      form: { origin: null, questions: [], notices: [expect.stringMatching(/could not be read/)] },
    });
    await client.close();
    expect(loggedErrors).toEqual([]);
  });
});

/** A client of tools whose API never answers, or whose request ends with its signal. */
async function connectTo(ask: AskApi, timeoutMs: number) {
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const server = createMcpServer({ ask, hasToken: false, siteUrl: TEST_URL, report, timeoutMs });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([server.connect(ours), client.connect(theirs)]);
  return { client, reported };
}

test.each([
  ['never ends', () => new Promise<never>(() => undefined)],
  ['ends with an error', ({ signal }: Parameters<AskApi>[0]) => failWith(signal)],
])('a tool that takes too long says so, though what it waits for %s', async (_how, ask) => {
  const { client, reported } = await connectTo(ask, 1_000);
  const answer = await client.callTool({ name: 'search_jobs', arguments: {} });
  expect(answer).toMatchObject({
    isError: true,
    content: [{ text: expect.stringMatching(/^This took longer than 1 seconds and was given up\./) }],
  });
  expect(reported).toEqual([]);
  await client.close();
});

test('what a tool waits for ends when nobody wants its answer any more', async () => {
  const ended: Promise<unknown>[] = [];
  const { client, reported } = await connectTo((request) => {
    const answer = failWith(request.signal);
    ended.push(answer.catch((error: unknown) => error));
    return answer;
  }, 60_000);
  const gone = new AbortController();
  const call = client.callTool({ name: 'search_jobs', arguments: {} }, { signal: gone.signal });
  const refused = expect(call).rejects.toThrow('enough');
  await expect.poll(() => ended.length).toBe(1);
  gone.abort(new Error('enough'));
  await refused;
  expect(String(await ended[0])).toMatch(/enough/);
  expect(reported).toEqual([]);
  await client.close();
});

function failWith(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
