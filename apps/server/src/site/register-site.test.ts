import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createApi } from '@firsthand/api';
import { openDatabase, type Database } from '@firsthand/database';
import { openResumeReader } from '@firsthand/resume-parser';
import { createSqlSearch } from '@firsthand/search';
import { aPosting, createTestDatabase, insertBoard, type TestDatabase } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBuiltSite } from './open-built-site.ts';
import { registerSite } from './register-site.ts';

const BUILD = fileURLToPath(new URL('../../../web/build', import.meta.url));
const PUBLIC_URL = 'https://firsthand.example';

const clock = { ms: 0 };
const apps: FastifyInstance[] = [];
let database: TestDatabase;
let site: FastifyInstance;
let openId: number;
let closedId: number;

async function openSite(store: Database, rateLimitPerMinute = 0): Promise<FastifyInstance> {
  const toExternalUrl = (url: string) => url;
  const app = await createApi({
    ...{
      database: store,
      search: createSqlSearch(store.db),
      searchStatus: null,
      changes: null,
      logger: pino({ level: 'silent' }),
      publicUrl: PUBLIC_URL,
      now: () => new Date(),
    },
    ...{
      findCountry: () => 'US',
      toExternalUrl,
      readExternalUrl: (url) => url,
      toBoardUrl: () => null,
      readResume: openResumeReader(),
    },
    ...{
      isServing: () => true,
      trustedProxies: [],
      rateLimitPerMinute,
      operatorEmail: null,
      securityContact: null,
    },
    ...{ atsFetch: () => Promise.reject(new Error('This test has no ATS')), findApplyKey: () => null },
    offersTurboApply: false,
    draftingModel: null,
    billing: null,
    auth: {
      ...{ secret: 'a-secret-of-the-tests-of-40-characters-00', canSendMail: true, linkedin: null },
      requiresAdminPasskeys: false,
    },
  });
  apps.push(app);
  await registerSite(app, {
    ...{ openSite: openBuiltSite(BUILD), publicUrl: PUBLIC_URL, demo: true, toExternalUrl },
    ...{ operatorEmail: null, donationHandle: null },
    now: () => clock.ms,
  });
  return app;
}

beforeAll(async () => {
  if (!existsSync(join(BUILD, 'server/index.js'))) throw new Error('The site is not built: npm run build');
  database = await createTestDatabase();
  const board = await insertBoard(database.db, { board: 'acme' });
  const [open, closed] = [aPosting({ title: 'Nurse' }), aPosting({ title: 'Cook' })];
  [openId = 0, closedId = 0] = await crawlPostings(database.db, board, [open, closed]);
  await crawlPostings(database.db, board, [open], new Date('2026-02-01T08:30:00.000Z'));
  site = await openSite(database.database);
});
beforeEach(() => {
  // What one test made the site keep is too old for the next.
  clock.ms += 3_600_000;
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await database.drop();
});

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });
const hashesOf = (policy: unknown) =>
  Array.from(String(policy).matchAll(/'sha256-([^']+)'/g), ([, hash]) => hash);

describe('a page', () => {
  test('has a policy that names its inline scripts by their hashes, and is safe', async () => {
    for (const url of ['/', '/search?q=nurse', `/ats/lever/acme/job/nurse-${openId}`]) {
      const { body, headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("default-src 'none'");
      const inline = [...body.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
        .filter(([, attributes]) => !attributes?.includes('application/ld+json'))
        .map(([, , content = '']) => createHash('sha256').update(content).digest('base64'));
      expect(inline.length).toBeGreaterThan(2);
      expect(new Set(hashesOf(policy))).toEqual(new Set(inline));
      expect(body).not.toContain('nonce=');
      expect(body).not.toMatch(/<[^>]+\son\w+=/);
      expect(body).not.toMatch(/<[^>]+\sstyle="/);
    }
  });

  test('is sent as the visitor takes it', async () => {
    const plain = await get('/');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    for (const [accepted, encoding, decode] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip;q=0.8', 'gzip', gunzipSync],
    ] as const) {
      for (let times = 0; times < 2; times++) {
        const { headers, rawPayload } = await get('/', { 'accept-encoding': accepted });
        expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
        expect(decode(rawPayload).toString()).toBe(plain.body);
      }
    }
  });

  test('sends for its scripts after what its text needs', async () => {
    const { body } = await get('/pricing');
    const links = [...body.matchAll(/<link [^>]*>/g)].map(([tag]) => tag);
    const preloads = links.filter((tag) => tag.includes('rel="modulepreload"'));
    expect(preloads.length).toBeGreaterThan(3);
    expect(preloads.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([]);
    const urgent = links.filter((tag) => /rel="(stylesheet|preload)"/.test(tag));
    expect(urgent.length).toBeGreaterThan(1);
    expect(urgent.filter((tag) => tag.includes('fetchpriority'))).toEqual([]);
    expect(body).not.toMatch(/<script[^>]* src=/);
  });

  test('has the status that fits', async () => {
    const statuses = async (...urls: string[]) =>
      Promise.all(urls.map(async (url) => (await get(url)).statusCode));
    expect(await statuses('/', '/search?q=nurse', `/ats/lever/acme/job/nurse-${openId}`)).toEqual([
      200, 200, 200,
    ]);
    expect(
      await statuses(
        '/nothing-here',
        '/ats/lever/acme/job/nurse-999999',
        `/ats/monster/acme/job/nurse-${openId}`,
      ),
    ).toEqual([404, 404, 404]);
    expect(await statuses(`/ats/lever/acme/job/cook-${closedId}`)).toEqual([410]);
  });

  test('of a closed job says what it was, and nothing that search engines would list', async () => {
    const { statusCode, body } = await get(`/ats/lever/acme/job/cook-${closedId}`);
    expect(statusCode).toBe(410);
    expect(body).toContain('Job Not Found');
    expect(body).toContain('The job listing does not exist or has been removed.');
    expect(body).toMatch(/<h2 id="closed-heading" dir="auto">Cook<\/h2>/);
    expect(body).toMatch(/Left the employer’s .*board by <time/);
    expect(body).toMatch(/<meta name="robots" content="noindex"/);
    expect(body).not.toContain('application/ld+json');
    expect(body).not.toContain('Snail Apply');
  });

  test('of an old address leads to the new one for good', async () => {
    const answer = await get(`/ats/lever/acme/job/old-title-${openId}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      301,
      `/ats/lever/acme/job/nurse-${openId}`,
    ]);
  });

  test('is kept for a minute', async () => {
    const url = '/search?q=kept';
    const first = await get(url);
    clock.ms += 59_000;
    expect((await get(url)).headers.etag).toBe(first.headers.etag);
    const board = await insertBoard(database.db);
    await crawlPostings(database.db, board, [aPosting({ title: 'Kept Person' })]);
    expect((await get(url)).headers.etag).toBe(first.headers.etag);
    clock.ms += 2_000;
    const later = await get(url);
    expect(later.headers.etag).not.toBe(first.headers.etag);
    expect(later.body).toContain('Kept Person');
  });

  test('that the visitor holds is not sent again, nor is another policy', async () => {
    const first = await get('/');
    const again = await get('/', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).not.toHaveProperty('content-security-policy');
    expect(again.headers.etag).toBe(first.headers.etag);
    expect((await get('/', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
    const missing = await get('/nothing-here');
    const stillMissing = await get('/nothing-here', { 'if-none-match': String(missing.headers.etag) });
    expect(stillMissing.statusCode).toBe(404);
  });

  test('has the same head without its body', async () => {
    const head = await site.inject({ method: 'HEAD', url: '/' });
    const whole = await get('/');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-type']).toBe(whole.headers['content-type']);
    expect(head.headers.etag).toBe(whole.headers.etag);
  });

  test('cannot be asked for by a form of another site', async () => {
    const answer = await site.inject({ method: 'POST', url: '/' });
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'There is nothing at this address.' }]);
  });

  test('shows what an employer wrote as text only', async () => {
    const title = '</title></script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const board = await insertBoard(database.db);
    const [id] = await crawlPostings(database.db, board, [aPosting({ title, company: title })]);
    const { headers } = await get(`/ats/lever/x/job/x-${id}`);
    for (const url of [
      String(headers.location),
      '/search?q=alert',
      `/search?q=${encodeURIComponent(title)}`,
    ]) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('<script>alert');
      expect(body).not.toContain('<img src=x');
    }
  });
});

describe('an address that no browser sends', () => {
  test.each(['/search?q=%zz', '/search?q=%ED%A0%80', '/%zz'])('%s is refused', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([400, ['error']]);
  });

  test.each(['//evil.example/', '/..%2f..%2fetc%2fpasswd', '/assets/..%2f..%2fserver/index.js'])(
    '%s leads nowhere',
    async (url) => {
      const answer = await get(url);
      expect([400, 403, 404]).toContain(answer.statusCode);
    },
  );

  test('is understood when it is whole, as proxies write it', async () => {
    const own = await openSite(database.database);
    await own.listen({ port: 0, host: '127.0.0.1' });
    const { port } = own.server.address() as AddressInfo;
    const status = (path: string) =>
      new Promise((resolve, reject) => {
        const outgoing = sendRequest({ port, host: '127.0.0.1', path }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        outgoing.once('error', reject);
        outgoing.end();
      });
    expect(await status('http://firsthand.example/')).toBe(200);
    expect(await status('http://firsthand.example/search?q=nurse')).toBe(200);
    expect(await status('http://firsthand.example/nothing-here')).toBe(404);
  });
});

describe('what is no page', () => {
  test('an unknown call of the API is answered as data', async () => {
    const answer = await get('/v1/api/unknown');
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'There is no such call.' }]);
    expect(answer.headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  });

  test('assets are kept for ever, and sent as they were compressed', async () => {
    const directory = join(BUILD, 'client/assets');
    const name = readdirSync(directory).find((file) => file.endsWith('.js')) ?? '';
    const answer = await get(`/assets/${name}`, { 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/^(text|application)\/javascript/) as string,
    });
    expect(answer.rawPayload.equals(readFileSync(join(directory, `${name}.br`)))).toBe(true);
    const plain = readFileSync(join(directory, name));
    expect(brotliDecompressSync(answer.rawPayload).equals(plain)).toBe(true);
    expect((await get(`/assets/${name}`)).rawPayload.equals(plain)).toBe(true);
  });

  test('an asset that is not there is not found', async () => {
    expect((await get('/assets/none.js')).statusCode).toBe(404);
  });

  test('the icon is served', async () => {
    const answer = await get('/favicon.svg');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect((await get('/none.svg')).statusCode).toBe(404);
  });
});

describe('with a limit of calls', () => {
  test('as many pages are shown as calls are allowed, whatever each of them asks for', async () => {
    const limited = await openSite(database.database, 4);
    const ask = (url: string, remoteAddress = '198.51.100.1') => limited.inject({ url, remoteAddress });
    const pages = [
      '/',
      '/search?q=nurse&country=US',
      `/ats/lever/acme/job/nurse-${openId}`,
      '/search?q=cook',
    ];
    for (const [index, url] of pages.entries()) {
      const { statusCode, headers } = await ask(url);
      expect([statusCode, headers['x-ratelimit-remaining']]).toEqual([200, String(pages.length - 1 - index)]);
    }
    expect((await ask('/')).statusCode).toBe(429);
    expect((await ask('/v1/api/requisitions/search')).statusCode).toBe(429);
    expect((await ask('/', '198.51.100.2')).statusCode).toBe(200);
  });

  test('nobody outside can pass for the site itself', async () => {
    const limited = await openSite(database.database, 1);
    const ask = (claim?: string) =>
      limited.inject({
        url: '/v1/api/requisitions/search',
        ...(claim === undefined ? {} : { headers: { 'x-firsthand-own-call': claim } }),
      });
    expect((await ask()).statusCode).toBe(200);
    for (const claim of ['', '1', 'true', '0'.repeat(64), 'é'.repeat(32), 'f'.repeat(4_000)]) {
      expect((await ask(claim)).statusCode).toBe(429);
    }
  });
});

describe('a failed page', () => {
  test('is not kept: the next visitor may have more luck', async () => {
    const own = await openSite(database.database);
    const { schema } = database.db;
    await schema.alterTable('jobs').renameTo('jobs_away').execute();
    const poor = await own.inject('/');
    await schema.alterTable('jobs_away').renameTo('jobs').execute();
    const rich = await own.inject('/');
    expect([poor.statusCode, rich.statusCode]).toEqual([200, 200]);
    expect(poor.headers.etag).not.toBe(rich.headers.etag);
    expect((await own.inject('/')).headers.etag).toBe(rich.headers.etag);
  });

  test('without a database has a status that says so, and no one keeps it', async () => {
    const lost = await openDatabase({ kind: 'server', url: 'postgres://nobody@127.0.0.1:9/none' });
    const own = await openSite(lost);
    for (const url of ['/search?q=nurse', '/ats/lever/acme/job/nurse-1']) {
      const answer = await own.inject(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
      expect(hashesOf(answer.headers['content-security-policy']).length).toBeGreaterThan(2);
    }
    await lost.close();
  });
});
