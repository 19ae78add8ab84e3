import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  closeAfterFile,
  fillDataDirectory,
  startBuiltProduct,
  type BuiltProduct,
} from '@firsthand/test-support';
import { beforeAll, expect, test } from 'vitest';
import { aForm } from '../../api/src/testing/a-form.ts';
import { TEST_AUTH } from '../../api/src/testing/test-api.ts';
import { readExport } from '../../api/src/testing/read-export.ts';
import { makeHostileAccounts } from './testing/hostile/account-files.ts';
import { startHostileBoards, type HostileBoards } from './testing/hostile/boards.ts';
import { fillSchema, listCalls, type Call } from './testing/hostile/calls.ts';
import { makeHostileFiles } from './testing/hostile/files.ts';
import { addPerson, type Credentials } from './testing/hostile/person.ts';
import { deepJson, makeHostileTexts, wideJson } from './testing/hostile/texts.ts';

const SLOW_MS = 240_000;
/** The longest that the program may keep everybody waiting. */
const BUDGET_MS = 250;
/** Answers of calls that need somebody who is not there. */
const AWAY = [502, 503];
/** Without it the calls that follow would be refused at once. */
const ENDS_SIGN_IN = /logout|account|sessions/;
const PUBLIC_URL = 'http://localhost:4250';
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const toFile = (name: string) => fileURLToPath(new URL(`./testing/hostile/${name}`, import.meta.url));
const JSON_TYPE = { 'content-type': 'application/json' };

/** What was going on, from when to when, by the clock of this machine. */
interface Step {
  name: string;
  from: number;
  to: number;
}

const canCount = existsSync(`/proc/self/task/${process.pid}/schedstat`);
const reason = canCount ? '' : ' (skipped: only Linux tells how long a thread was on a processor)';
const directory = mkdtempSync(join(tmpdir(), 'firsthand-loop-'));
const steps: Step[] = [];
/** How often each status was the answer. */
const statuses = new Map<number, number>();
let boards: HostileBoards;
let product: BuiltProduct;
let person: Credentials;
/** Whose account holds nothing. */
let newcomer: Credentials;
let heldFile: string;

beforeAll(async () => {
  if (!canCount) return;
  boards = await startHostileBoards();
  const env = await createSettings();
  person = await addPerson(env, PUBLIC_URL, 'ada');
  newcomer = await addPerson(env, PUBLIC_URL, 'bob', { isEmpty: true });
  product = await startBuiltProduct(ROOT, {
    ...env,
    ...{
      NODE_OPTIONS: `--import=${toFile('watch-loop.mjs')}`,
      FIRSTHAND_LOOP_FILE: join(directory, 'held'),
    },
  });
  heldFile = `${join(directory, 'held')}.${product.pid}`;
  closeAfterFile(async () => {
    await product.stop();
    await boards.close();
    rmSync(directory, { recursive: true, force: true });
  });
}, SLOW_MS);

/** Boards of an operator whose list has rows that nobody should have written. */
async function createSettings(): Promise<Record<string, string>> {
  const file = join(directory, 'boards.csv');
  const broken = Array.from(
    { length: 300 },
    (_, row) => `greenhouseio,"b ${row}""${'x'.repeat(200)}",${'y'.repeat(99)}`,
  );
  const good = boards.boards.map(({ source, board, company }) => `${source},${board},"${company}"`);
  writeFileSync(file, ['source,board,company', ...good, ...broken].join('\n'));
  const dataDirectory = join(directory, 'data');
  await fillDataDirectory(join(dataDirectory, 'store'));
  return {
    ...{ DATA_DIR: dataDirectory, BOARDS_FILE: file, ATS_GATEWAY: boards.url, FEATURE_TURBO_APPLY: 'true' },
    ...{ AUTH_SECRET: TEST_AUTH.secret, PUBLIC_URL, RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'info' },
  };
}

async function during(name: string, work: () => Promise<unknown>): Promise<void> {
  const from = Date.now();
  await work();
  steps.push({ name, from, to: Date.now() });
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** Sends as this person and gives the status; 0 when who refused early ended the connection while we still sent. */
async function send(path: string, init: Sent = {}, credentials = person.session): Promise<number> {
  try {
    const answer = await fetch(product.url + path, { ...init, headers: { ...credentials, ...init.headers } });
    await answer.arrayBuffer();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 500) throw new Error(`${path} answered 500`);
    return answer.status;
  } catch (error) {
    if (error instanceof TypeError) return 0;
    throw error;
  }
}

const sendJson = (method: string, path: string, body: string, credentials = person.session) =>
  send(path, { method, headers: JSON_TYPE, body }, credentials);

async function upload(
  path: string,
  filename: string,
  content: Uint8Array,
  credentials = person.session,
): Promise<number> {
  const form = aForm({ name: 'profile_name', content: 'Mine' }, { name: 'file', filename, content });
  const body = new Uint8Array(form.payload);
  return send(path, { method: 'POST', headers: form.headers, body }, credentials);
}

/** With numbers of things that are there, where we have one by that name. */
function toPath(path: string): string {
  const { profileId, applicationId = '1' } = person.numbers;
  const own = path.includes('job-profiles') ? profileId : path.includes('applications') ? applicationId : '1';
  return path.replaceAll(/\{(\w+)\}/g, (_text, name: string) => person.numbers[name] ?? own ?? '1');
}

const texts = Object.entries(makeHostileTexts(12_000));
const bodies = Object.entries(makeHostileTexts(200_000));

async function attackCall({ method, path, query, body }: Call, index: number): Promise<void> {
  const address = toPath(path);
  // Each call meets a few of the texts, and each text many calls.
  const some = (query.length > 0 ? [0, 5] : [0]).map((step) => (index + step) % texts.length);
  if (method === 'GET')
    for (const at of some) {
      const text = texts[at]?.[1] ?? '';
      const parameters = query.map((name) => `${name}=${encode(text, name === 'q' ? 9_000 : 110)}`);
      await send(`${address}?${parameters.join('&')}`);
    }
  if (!body) return;
  await sendJson(method, address, index % 2 ? deepJson(250_000) : wideJson(20_000));
  for (const at of some) {
    const text = bodies[at]?.[1] ?? '';
    await sendJson(
      method,
      address,
      JSON.stringify(fillSchema(body, text)).slice(0, 255_000),
      at % 2 ? person.token : person.session,
    );
  }
}

/** All boards were read once; the log says of each how it went. */
async function untilCrawled(): Promise<void> {
  while ((product.output().match(/"msg":"board (?:crawled|could not)/g) ?? []).length < boards.boards.length)
    await sleep(100);
}

/** Beside everything else, as one person may. */
async function uploadAll(): Promise<void> {
  for (const [name, content] of makeHostileFiles())
    await during(`upload of ${name}`, () =>
      Promise.all(
        ['parse-resume', 'import'].map((call) => upload(`/v1/api/job-profiles/${call}`, name, content)),
      ),
    );
}

/** Files of accounts into one that holds nothing, and all that came in out again. */
async function bringAccountsIn(): Promise<void> {
  const read = (path: string, { session } = newcomer) => fetch(product.url + path, { headers: session });
  const own = await (await read('/v1/api/users/export', person)).arrayBuffer();
  const { refused, taken } = makeHostileAccounts((await readExport(Buffer.from(own))).lists);
  // Making them took seconds: this process has yet to hear that its idle connections were ended.
  await sleep(200);
  const bring = (zip: Buffer) => upload('/v1/api/users/import', 'account.zip', zip, newcomer.session);
  for (const [name, zip] of refused)
    await during(`file of ${name}`, async () => expect([400, 413]).toContain(await bring(zip)));
  await during('file of the largest rows', async () => expect(await bring(taken)).toBe(200));
  const history = (await (await read('/v1/api/job-applications/history')).json()) as {
    data: { applications: { id: number }[] };
  };
  const paths = history.data.applications.flatMap(({ id }) => [`/${id}`, `/${id}/download`]);
  await during('applications of the largest packets', async () => {
    for (const path of paths)
      expect(await send(`/v1/api/job-applications${path}`, {}, newcomer.session)).toBe(200);
  });
  await during('bookmarks of the largest postings', () => send('/v1/api/bookmarks', {}, newcomer.session));
  await during('export of the largest rows', () => send('/v1/api/users/export', {}, newcomer.session));
}

async function attackPages(text: string): Promise<void> {
  const query = encode(text, 9_000);
  for (const path of ['/search?q=', '/insights?q=', '/companies/greenhouse/', '/feeds/jobs.atom?q='])
    await send(path + query);
  const params = { name: 'search_jobs', arguments: { query: text.slice(0, 9_000) } };
  const accept = { accept: 'application/json, text/event-stream' };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  await send('/mcp', { method: 'POST', headers: { ...JSON_TYPE, ...accept }, body }, person.token);
}

/** Of every job and company that we tell search engines of. */
async function readPages(): Promise<void> {
  const listAddresses = async (path: string) => {
    const text = await (await fetch(product.url + path)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.replace(PUBLIC_URL, ''),
    );
  };
  for (const list of await listAddresses('/sitemap.xml'))
    for (const address of await listAddresses(list)) await send(address.replaceAll('&amp;', '&'));
}

const encode = (text: string, length: number) =>
  encodeURIComponent(text).slice(0, length).replace(/%.?$/, '');

interface Answer {
  askedAt: number;
  cameAt: number;
  status: string;
}

/** From a process of its own, which the work of this one delays less. */
function askForHealth(): { end: () => Promise<Answer[]> } {
  const asking = spawn(process.execPath, [toFile('ask-health.mjs'), `${product.url}/healthz`]);
  let said = '';
  asking.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
  return {
    end: async () => {
      asking.kill();
      await new Promise((done) => asking.once('close', done));
      return said
        .trim()
        .split('\n')
        .map((line) => line.split(' '))
        .map(([askedAt, cameAt, status = '']) => ({
          askedAt: Number(askedAt),
          cameAt: Number(cameAt),
          status,
        }));
    },
  };
}

/** By the clock, which also tells how busy the machine is: shown, not judged. */
function findLatest({ from, to }: Step, answers: readonly Answer[]): number {
  const meanwhile = answers.filter(({ askedAt, cameAt }) => cameAt >= from && askedAt <= to);
  return Math.max(0, ...meanwhile.map(({ askedAt, cameAt }) => cameAt - askedAt));
}

/** The longest that the main thread was busy without a pause while a step was done. */
function findHeld({ from, to }: Step): number {
  const lines = existsSync(heldFile) ? readFileSync(heldFile, 'utf8').trim().split('\n') : [];
  const held = lines.map((line) => line.split(' ').map(Number));
  return Math.max(
    0,
    ...held.filter(([begin = 0, end = 0]) => end >= from && begin <= to).map(([, , ms = 0]) => ms),
  );
}

test.skipIf(!canCount)(`nothing hostile keeps everybody waiting${reason}`, { timeout: SLOW_MS }, async () => {
  const asking = askForHealth();
  const calls = listCalls(await (await fetch(`${product.url}/v1/openapi.json`)).json()).filter(
    ({ path }) => !ENDS_SIGN_IN.test(path),
  );
  await during('postings', untilCrawled);
  const uploading = uploadAll();
  for (const [index, call] of calls.entries())
    await during(`${call.method} ${call.path}`, () => attackCall(call, index));
  for (const [name, text] of texts.filter((_, index) => index % 3 === 0))
    await during(`pages and tools with ${name}`, () => attackPages(text));
  await during('pages of hostile postings', readPages);
  await uploading;
  judge(await asking.end());
  // Refusals alone would show little.
  expect((statuses.get(200) ?? 0) + (statuses.get(201) ?? 0)).toBeGreaterThan(100);
  expect([...statuses.keys()].filter((status) => status >= 500 && !AWAY.includes(status))).toEqual([]);
});

test.skipIf(!canCount)(
  `nobody waits for whoever brings an account in${reason}`,
  { timeout: SLOW_MS },
  async () => {
    // What postings take is the other test's.
    await untilCrawled();
    const asking = askForHealth();
    await bringAccountsIn();
    judge(await asking.end());
  },
);

/** Of all steps since the last time. */
function judge(answers: readonly Answer[]): void {
  const found = steps.splice(0).map((step) => ({
    ...step,
    heldMs: findHeld(step),
    latestMs: findLatest(step, answers),
  }));
  const worst = found.toSorted((a, b) => b.heldMs - a.heldMs).slice(0, 5);
  console.log(
    `The longest that it was busy without a pause: ${JSON.stringify(worst)}; answers: ${JSON.stringify(Object.fromEntries(statuses))}`,
  );
  expect(found.filter(({ heldMs }) => heldMs > BUDGET_MS)).toEqual([]);
  expect(answers.filter(({ status }) => status !== '200')).toEqual([]);
  expect(answers.length).toBeGreaterThan(found.length);
}
