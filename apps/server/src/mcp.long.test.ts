import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { aPosting, createTestDatabase, insertBoard, type TestDatabase } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccessToken } from '../../api/src/testing/an-access-token.ts';
import { startTurboApply, type TurboApply } from '../../api/src/testing/start/start-turbo-apply.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../../dist/server/mcp.mjs', import.meta.url));

let store: TestDatabase;
let turbo: TurboApply;
let url: string;
let token: string;
let jobId = 0;
beforeAll(async () => {
  if (!existsSync(PROGRAM)) throw new Error('The program is not built: npm run build');
  store = await createTestDatabase();
  const board = await insertBoard(store.db, { board: 'acme' });
  [jobId = 0] = await crawlPostings(store.db, board, [aPosting({ title: 'Night nurse' })]);
  turbo = await startTurboApply(store);
  url = await turbo.api.listen({ port: 0, host: '127.0.0.1' });
  token = (await makeAccessToken(store.database, turbo.ada, ['write', 'apply'])).token;
});
afterAll(async () => {
  await turbo.api.close();
  await store.drop();
});

async function connect(
  env: Record<string, string>,
  program = { command: process.execPath, args: [PROGRAM] },
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ ...program, cwd: ROOT, env }));
  return client;
}

/** What the program says when it is started with these settings and its input ends after the first answer. */
function run(
  env: Record<string, string>,
  line = '',
): Promise<{ code: number | null; out: string; err: string }> {
  const program = spawn(process.execPath, [PROGRAM], { env: { ...process.env, ...env } });
  const said = { out: '', err: '' };
  program.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  program.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  program.stdin.write(line);
  if (line === '') program.stdin.end();
  // What is under way when the input ends is not answered.
  else program.stdout.on('data', () => program.stdin.end());
  return new Promise((resolve) => program.on('close', (code) => resolve({ code, ...said })));
}

test('an assistant on stdio finds a job, reads it and saves it', async () => {
  const client = await connect({ FIRSTHAND_URL: url, FIRSTHAND_TOKEN: token });
  const found = await client.callTool({ name: 'search_jobs', arguments: { q: 'night nurse' } });
  expect(found.structuredContent).toMatchObject({ total: 1, jobs: [{ source: 'lever', id: jobId }] });
  const name = { source: 'lever', id: jobId };
  const read = await client.callTool({ name: 'get_job', arguments: { ...name, text_length: 500 } });
  expect(read.structuredContent).toMatchObject({
    employer_text: { text: expect.stringContaining('pipelines') },
  });
  const saved = await client.callTool({ name: 'save_job', arguments: name });
  expect(saved.structuredContent).toMatchObject({ saved: { id: jobId } });
  const kept = await store.db.selectFrom('bookmarks').select('requisition_id').execute();
  expect(kept).toEqual([{ requisition_id: jobId }]);
  await client.close();
});

test('it prepares an application from the form it was told of, which nothing is sent of', async () => {
  const client = await connect({ FIRSTHAND_URL: url, FIRSTHAND_TOKEN: token });
  const job = { source: 'greenhouseio', id: turbo.jobId };
  const read = await client.callTool({ name: 'get_job', arguments: { ...job, form: true } });
  expect(read.structuredContent).toMatchObject({ form: { origin: 'employer' } });
  const prepared = await client.callTool({ name: 'prepare_application', arguments: job });
  expect(prepared.structuredContent).toMatchObject({
    ...{ prepared: true, job: 'Nurse', files: ['resume.pdf'], problems: [{ blocking: true }] },
    fields: expect.arrayContaining([expect.objectContaining({ label: 'First Name', value: 'Ada' })]),
    url: expect.stringMatching(/\/job-applications\/prepared\/\d+$/),
  });
  expect(turbo.greenhouse.received).toEqual([]);
  await client.close();
});

test('npm run --silent mcp says nothing but the protocol, and ends with its input', async () => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const program = { command: npm, args: ['run', '--silent', 'mcp'] };
  const client = await connect({ FIRSTHAND_URL: url }, program);
  const faults: Error[] = [];
  client.onerror = (error) => void faults.push(error);
  const found = await client.callTool({ name: 'search_jobs', arguments: { q: 'nurse', limit: 1 } });
  expect(found.structuredContent).toMatchObject({ jobs: [{ title: expect.stringMatching(/nurse/i) }] });
  await client.close();
  expect(faults).toEqual([]);
});

test('without a token it has the tools for everybody, and says what it cannot reach', async () => {
  const client = await connect({ FIRSTHAND_URL: 'http://127.0.0.1:1' });
  expect((await client.listTools()).tools).toHaveLength(4);
  const answer = await client.callTool({ name: 'search_jobs', arguments: {} });
  expect(answer).toMatchObject({
    isError: true,
    content: [{ text: 'Firsthand does not answer at http://127.0.0.1:1. Is it running?' }],
  });
  await client.close();
});

test('it says in a sentence what is wrong with its settings', async () => {
  const badUrl = await run({ FIRSTHAND_URL: 'nowhere' });
  expect(badUrl).toEqual({
    ...{ code: 1, out: '', err: 'FIRSTHAND_URL must be an address such as http://localhost:3000.\n' },
  });
  const badToken = await run({ FIRSTHAND_TOKEN: 'secret-canary' });
  expect([badToken.code, badToken.out]).toEqual([1, '']);
  expect(badToken.err).toMatch(/^FIRSTHAND_TOKEN must be an access token, which begins with fh_\.$/m);
  expect(badToken.err).not.toContain('secret-canary');
});

test('nothing but the protocol stands on its output, whatever it is sent', async () => {
  const call = { jsonrpc: '2.0', id: 1, method: 'initialize', params: {} };
  const { out } = await run({ FIRSTHAND_URL: url }, `no JSON at all\n[]\n${JSON.stringify(call)}\n`);
  const lines = out.split('\n').filter((line) => line !== '');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' });
});
