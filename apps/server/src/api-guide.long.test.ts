import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { toCompanyPath, toJobPath, type JobCardsResponse } from '@firsthand/contracts';
import { startBuiltProduct, type BuiltProduct } from '@firsthand/test-support';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const run = promisify(execFile);
const PAGE = readFileSync(join(ROOT, 'docs/api.md'), 'utf8');
/** The commands of each request, and of the file that is sent, with the answer that is shown below them. */
const REQUESTS = [
  ...PAGE.matchAll(/^## ((?:\d+\. |Files).+)\n[\s\S]*?```sh\n([\s\S]*?)```\n\n```json\n([\s\S]*?)```/gm),
].map(([, heading = '', command = '', answer = '']) => ({
  heading,
  command,
  answer: JSON.parse(answer) as unknown,
}));

const hasCurl = await run('curl', ['--version']).then(
  () => true,
  () => false,
);
if (!hasCurl && process.env.CI === 'true')
  throw new Error('The requests of docs/api.md need curl, which is missing');

let product: BuiltProduct;
let directory: string;
/** What the page tells its readers to set. */
const variables: Record<string, string> = {};
beforeAll(async () => {
  if (!hasCurl) return;
  directory = await mkdtemp(join(tmpdir(), 'firsthand-guide-'));
  const boards = join(directory, 'boards.csv');
  await writeFile(boards, 'source,board,company\ngreenhouseio,brightfathom,\njobvite,ferrowell-networks,\n');
  product = await startBuiltProduct(ROOT, { BOARDS_FILE: boards });
  await product.crawl();
  variables.FIRSTHAND = product.url;
  variables.SESSION = await signIn(product.url);
}, 240_000);
afterAll(async () => {
  if (!hasCurl) return;
  await product.stop();
  await rm(directory, { recursive: true, force: true });
});

test('the page has ten requests', () => {
  expect(REQUESTS.filter(({ heading }) => /^\d/.test(heading))).toHaveLength(10);
  expect(REQUESTS).toHaveLength(11);
});

test.skipIf(!hasCurl).each(REQUESTS)('curl: $heading', async ({ command, answer }) => {
  const { stdout } = await run('sh', ['-c', command], { env: { ...process.env, ...variables } });
  const given = parseAnswer(stdout);
  expectShape(given, answer, 'the answer');
  remember(given as Partial<JobCardsResponse> & { token?: string });
});

/** As JSON, or as the one event that a stream has. */
function parseAnswer(text: string): unknown {
  const event = /^data: (.+)$/m.exec(text)?.[1];
  return JSON.parse(event ?? text) as unknown;
}

/** Every field that is shown is there and of the same kind; a list with an entry is not empty. */
function expectShape(given: unknown, shown: unknown, where: string): void {
  if (Array.isArray(shown)) {
    expect(Array.isArray(given), `${where} is a list`).toBe(true);
    const list = given as unknown[];
    if (shown.length > 0) expect(list.length, `${where} has an entry`).toBeGreaterThan(0);
    if (shown.length > 0) expectShape(list[0], shown[0], `${where}[0]`);
    return;
  }
  expect(toKind(given), where).toBe(toKind(shown));
  if (toKind(shown) !== 'object') return;
  for (const [name, value] of Object.entries(shown as object))
    expectShape((given as Record<string, unknown>)[name], value, `${where}.${name}`);
}

const toKind = (value: unknown) => (value === null ? 'null' : typeof value);

/** What readers take over from the answers. */
function remember({ data, token }: Partial<JobCardsResponse> & { token?: string }): void {
  const job = data?.[0];
  if (job) {
    variables.SOURCE = job.source;
    variables.ID = String(job.id);
    variables.JOB = toJobPath(job.navigation);
    variables.COMPANY = toCompanyPath(job.navigation);
  }
  if (token !== undefined) variables.TOKEN = token;
}

/** By the demo's mailbox. */
async function signIn(url: string): Promise<string> {
  const email = 'reader@mail.example';
  await fetch(`${url}/v1/api/auth/send-magic-link`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }) },
  });
  const mail = await vi.waitFor(
    async () => {
      const mails = await fetch(`${url}/sandbox/mail.json?to=${email}`);
      const [newest] = (await mails.json()) as { text: string }[];
      if (!newest) throw new Error('The mail is not there yet');
      return newest;
    },
    { timeout: 30_000, interval: 200 },
  );
  const token = /[?&]token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  const answer = await fetch(`${url}/v1/api/auth/verify?token=${token}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}
