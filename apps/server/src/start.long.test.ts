import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SearchResponse } from '@firsthand/contracts';
import { readDataDirectoryOwner } from '@firsthand/database';
import { startSandbox } from '@firsthand/sandbox';
import { closeAfterFile, fillDataDirectory, findFreePort } from '@firsthand/test-support';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig, type Config } from './settings/config.ts';
import { openBuiltSite } from './site/open-built-site.ts';
import { startProduct, type RunningProduct } from './start.ts';

const SLOW_MS = 180_000;
const rootDirectory = fileURLToPath(new URL('../../..', import.meta.url));
const openSite = openBuiltSite(join(rootDirectory, 'apps/web/build'));

let boards: string;
beforeAll(async () => {
  if (!existsSync(join(rootDirectory, 'apps/web/build/server/index.js')))
    throw new Error('The site is not built: npm run build');
  // The built-in world is the same at every start, so its boards can be named beforehand.
  const sandbox = await startSandbox();
  const rows = sandbox.boards.slice(0, 2).map((row) => `${row.source},${row.board},"${row.company}"`);
  boards = ['source,board,company', ...rows, 'monster,acme,Acme', ''].join('\n');
  await sandbox.close();
});

interface StartOptions {
  notices?: string[];
  env?: Record<string, string>;
  given?: string[];
}

/** Starts a product with an empty store and a directory of its own; both end with the file. */
async function start({ notices = [], env = {}, given = [] }: StartOptions = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'firsthand-start-'));
  writeFileSync(join(directory, 'boards.csv'), boards);
  const config = readConfig({
    env: { PORT: String(await findFreePort()), BOARDS_FILE: 'boards.csv', LOG_LEVEL: 'silent', ...env },
    directory,
    arguments: given,
  });
  await fillDataDirectory(join(config.dataDirectory, config.usesSandbox ? 'demo' : 'store'));
  const product = await startProduct(config, {
    rootDirectory,
    openSite,
    onNotice: (text) => {
      notices.push(text);
    },
  });
  closeAfterFile(async () => {
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  });
  return { product, config };
}

/** One request with this `Host`, which fetch does not let anybody choose; null sends none. */
function askAs(host: string | null, port: number, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = host === null ? {} : { host };
    const request = get({ host: '127.0.0.1', port, path, headers, setHost: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    request.once('error', reject);
  });
}

/** What a client of HTTP/1.0, which knows no `Host`, is answered. */
function askOld(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.0\r\n\r\n`));
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.once('close', () => resolve(answer)).once('error', reject);
  });
}

async function post(product: RunningProduct, call: string, body: Record<string, unknown>) {
  const answer = await fetch(`${product.url}/v1/api/auth/${call}`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  });
  return { status: answer.status, body: await answer.json() };
}

/** The demo answers on its own machine only, whoever is named in the request. */
async function expectOwnHostOnly(product: RunningProduct): Promise<void> {
  const port = Number(new URL(product.url).port);
  const paths = [
    '/',
    '/search',
    '/healthz',
    '/v1/api/requisitions/search',
    '/v1/nothing',
    '/sandbox/mail.json',
  ];
  for (const path of paths) {
    const own = await askAs(`localhost:${port}`, port, path);
    expect([path, own.status === 403]).toEqual([path, false]);
    for (const host of ['evil.example', `localhost.evil.example:${port}`, `192.168.1.7:${port}`]) {
      const { status, body } = await askAs(host, port, path);
      expect([path, host, status]).toEqual([path, host, 403]);
      expect((JSON.parse(body) as { error: string }).error).toContain('ALLOW_REMOTE_DEMO=true');
    }
  }
  for (const host of [`127.0.0.1:${port}`, `[::1]:${port}`, 'LOCALHOST'])
    expect((await askAs(host, port, '/healthz')).status).toBe(200);
  // Node itself refuses a request of HTTP/1.1 without one.
  expect((await askAs(null, port, '/healthz')).status).toBe(400);
  expect(await askOld(port, '/sandbox/mail.json')).toMatch(/^HTTP\/1\.[01] 403 /);
}

/** What cannot start leaves nothing open. */
async function expectPortTaken(product: RunningProduct): Promise<void> {
  const taken = new URL(product.url).port;
  const other = mkdtempSync(join(tmpdir(), 'firsthand-start-'));
  writeFileSync(join(other, 'boards.csv'), boards);
  const config = readConfig({
    env: { PORT: taken, LOG_LEVEL: 'silent', BOARDS_FILE: 'boards.csv' },
    directory: other,
    arguments: [],
  });
  await expect(startProduct(config, { rootDirectory, openSite, onNotice: () => undefined })).rejects.toThrow(
    `Cannot listen on 127.0.0.1, port ${taken}: another program uses it. Stop that one, or set PORT.`,
  );
  expect(readDataDirectoryOwner(config.dataDirectory)).toBeNull();
  rmSync(other, { recursive: true, force: true });
}

describe('the demo', () => {
  const notices: string[] = [];
  let product: RunningProduct;
  let config: Config;
  beforeAll(async () => {
    ({ product, config } = await start({ notices }));
  }, SLOW_MS);

  test(
    'is ready once its boards were read, and its jobs lead to pages that exist',
    async () => {
      expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
      expect((await fetch(`${product.url}/readyz`)).status).toBe(503);
      expect(await product.ready()).toBe(true);
      expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
      // A row that cannot be used is told, the others count.
      expect(notices.filter((text) => text.includes('monster'))).toHaveLength(1);

      const answer = await fetch(`${product.url}/v1/api/requisitions/search?limit=1`);
      const { data, total } = (await answer.json()) as SearchResponse;
      expect(total).toBeGreaterThan(0);
      const address = data[0]?.external_url ?? '';
      expect(address.startsWith(`${config.publicUrl}/sandbox/page/`)).toBe(true);
      const page = await fetch(address);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
    SLOW_MS,
  );

  test('tells where its mail is, and a magic link asked for arrives there', async () => {
    expect(notices.at(-1)).toBe(`Demo mail: ${config.publicUrl}/sandbox/mail`);
    const email = 'ada@mail.example';
    expect(await post(product, 'send-magic-link', { email })).toMatchObject({ status: 200 });
    const mails = await vi.waitFor(
      async () => {
        const answer = await fetch(`${product.url}/sandbox/mail.json?to=${encodeURIComponent(email)}`);
        const list = (await answer.json()) as { from: string; text: string }[];
        expect(list).toHaveLength(1);
        return list;
      },
      { timeout: 20_000, interval: 200 },
    );
    expect(mails[0]?.from).toBe('Firsthand <no-reply@localhost>');
    expect(mails[0]?.text).toContain(`${config.publicUrl}/auth/verify?token=`);
    const { body } = await post(product, 'linkedin', {});
    expect(body).toMatchObject({
      authUrl: expect.stringContaining(`${config.publicUrl}/sandbox/linkedin/`) as string,
    });
  });

  test('has its host and port to itself', async () => {
    await expectOwnHostOnly(product);
    await expectPortTaken(product);
  });

  test('stops, also when it is told so twice, and leaves its data to the next one', async () => {
    await product.stop();
    await product.stop();
    await expect(fetch(product.url)).rejects.toThrow();
    expect(readDataDirectoryOwner(config.dataDirectory)).toBeNull();
  });
});

test(
  'in live mode nothing of the sandbox runs, and without a mail server none is promised',
  async () => {
    const notices: string[] = [];
    // Boards are asked at an address of this machine where nobody is.
    const gateway = `http://127.0.0.1:${await findFreePort()}`;
    const { product } = await start({
      notices,
      env: { ATS_GATEWAY: gateway },
      given: ['--live'],
    });
    expect(await product.ready()).toBe(true);
    expect(notices.join()).not.toContain('Demo mail');
    for (const path of ['mail', 'mail.json', 'linkedin/.well-known/openid-configuration', 'page/x']) {
      expect((await fetch(`${product.url}/sandbox/${path}`)).status).toBe(404);
    }
    const { status } = await post(product, 'send-magic-link', { email: 'ada@mail.example' });
    expect(status).toBeGreaterThanOrEqual(500);
    expect((await post(product, 'linkedin', {})).status).toBeGreaterThanOrEqual(400);
  },
  SLOW_MS,
);

test(
  'stopped before it is ready it ends without an error',
  async () => {
    const { product, config } = await start();
    const ready = product.ready();
    await product.stop();
    expect(await ready).toBe(false);
    expect(readDataDirectoryOwner(config.dataDirectory)).toBeNull();
  },
  SLOW_MS,
);
