import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApi } from '@firsthand/api';
import { openDatabase, type Database } from '@firsthand/database';
import { createMailer } from '@firsthand/mailer';
import { openResumeReader } from '@firsthand/resume-parser';
import { createSqlSearch } from '@firsthand/search';
import { createTestDatabase, type TestDatabase } from '@firsthand/test-support';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createLogger } from './create-logger.ts';
import { openBuiltSite } from './site/open-built-site.ts';
import { registerSite } from './site/register-site.ts';
import { createTelemetry } from './telemetry/create-telemetry.ts';

const BUILD = fileURLToPath(new URL('../../web/build', import.meta.url));
const PUBLIC_URL = 'https://firsthand.example';
const CANARY = 'canary7f3a91c4canary';
const EMAIL = `${CANARY}@mail.example`;
const JSON_TYPE = { 'content-type': 'application/json' };

const lines: string[] = [];
const logger = createLogger('debug', { write: (line) => lines.push(line) });
const consoles = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
  vi.spyOn(console, name).mockImplementation((...given: unknown[]) => {
    lines.push(given.map((part) => (part instanceof Error ? (part.stack ?? '') : String(part))).join(' '));
  }),
);

let store: TestDatabase;
let gone: Database;
const apps: FastifyInstance[] = [];
beforeAll(async () => {
  if (!existsSync(join(BUILD, 'server/index.js'))) throw new Error('The site is not built: npm run build');
  store = await createTestDatabase();
  // Nobody listens there. A dropped one of the tests may be in use again.
  gone = await openDatabase({ kind: 'server', url: 'postgres://nobody@127.0.0.1:1/none' });
});
afterEach(() => {
  lines.length = 0;
});
afterAll(async () => {
  for (const spy of consoles) spy.mockRestore();
  for (const app of apps) await app.close();
  await store.drop();
  await gone.close();
});

async function openProduct(database: Database): Promise<FastifyInstance> {
  const toExternalUrl = (url: string) => url;
  const app = await createApi({
    ...{
      database,
      search: createSqlSearch(database.db),
      searchStatus: null,
      changes: null,
      logger,
      telemetry: createTelemetry(null),
      publicUrl: PUBLIC_URL,
      now: () => new Date(),
      readResume: openResumeReader(),
    },
    ...{ findCountry: () => 'US', toExternalUrl, readExternalUrl: toExternalUrl, toBoardUrl: () => null },
    ...{
      isServing: () => true,
      trustedProxies: [],
      rateLimitPerMinute: 0,
      operatorEmail: null,
      securityContact: null,
    },
    ...{ atsFetch: () => Promise.reject(new Error('This test has no ATS')), findApplyKey: () => null },
    ...{ offersTurboApply: false, draftingModel: null },
    billing: {
      ...{ provider: 'stripe', apiBase: 'http://127.0.0.1:1', secretKey: `sk_${CANARY}` },
      ...{ webhookSecret: `whsec_${CANARY}`, priceId: 'price' },
    },
    auth: {
      ...{ secret: `${CANARY}${CANARY}`, canSendMail: true, requiresAdminPasskeys: true },
      linkedin: { issuer: 'http://127.0.0.1:1', clientId: 'us', clientSecret: CANARY },
    },
  });
  apps.push(app);
  await registerSite(app, {
    ...{ openSite: openBuiltSite(BUILD), publicUrl: PUBLIC_URL, demo: false, toExternalUrl, now: Date.now },
    ...{ operatorEmail: null, donationHandle: null },
  });
  return app;
}

const BEARER = { authorization: `Bearer ${CANARY}.${CANARY}.${CANARY}` };
const ACCESS_TOKEN = { authorization: `Bearer fh_${CANARY}` };
const CALLS = [
  ['GET', `/v1/api/auth/verify?token=${CANARY}`],
  ['GET', `/v1/api/auth/linkedin/callback?code=${CANARY}&state=${CANARY}`],
  ['GET', `/v1/api/auth/linkedin/callback?error=access_denied&state=${CANARY}`],
  ['GET', `/v1/api/requisitions/search?q=${EMAIL}`],
  ['GET', `/v1/api/location/search?q=${CANARY}`],
  ['GET', `/v1/api/auth/profile?token=${CANARY}`],
  ['GET', '/v1/api/bookmarks'],
  ['POST', '/v1/api/access-tokens', { name: CANARY, scopes: ['read'] }],
  ['GET', `/v1/unknown?token=${CANARY}`],
  ['GET', `/auth/verify?token=${CANARY}`],
  ['GET', `/login?code=${CANARY}&state=${CANARY}`],
  ['GET', `/search?q=${EMAIL}`],
  ['GET', `/nothing-here?token=${CANARY}`],
  ['GET', `/%zz?token=${CANARY}`],
  ['GET', '*'],
  ['POST', '/v1/api/auth/send-magic-link', { email: EMAIL }],
  ['POST', '/v1/api/auth/verify-code', { request_token: CANARY, code: CANARY }],
  ['POST', '/v1/api/auth/refresh', { refresh_token: CANARY }],
  ['POST', '/v1/api/auth/linkedin', { redirect: `/x?token=${CANARY}` }],
  ['POST', '/v1/api/subscription/webhook', { id: CANARY }],
  ['POST', '/v1/api/careers/notify', { email: EMAIL }],
  ['POST', '/v1/api/summaries/jobs', { jobs: CANARY }],
] as const;

test.each([
  // 502 is what the OpenID provider answers, which is not there.
  ['works', () => store.database, /^([234]..|502)$/],
  ['has lost its store', () => gone, /^[2345]/],
])(
  'while the product %s, nothing secret stands in what it logs',
  async (_what, find, statuses) => {
    const app = await openProduct(find());
    const seen: number[] = [];
    for (const [method, url, payload] of CALLS) {
      for (const headers of [
        {},
        BEARER,
        ACCESS_TOKEN,
        { cookie: `session=${CANARY}`, 'stripe-signature': `t=1,v1=${CANARY}` },
      ]) {
        const answer = await app.inject({
          ...{ method, url, headers: { ...headers, ...(payload && JSON_TYPE) } },
          ...(payload && { payload }),
        });
        seen.push(answer.statusCode);
      }
    }
    expect(seen.filter((status) => !statuses.test(String(status)))).toEqual([]);
    // The log was written at all where there was something to tell.
    if (find() === gone)
      expect(lines.some((line) => line.includes('a request failed unexpectedly'))).toBe(true);
    expect(lines.filter((line) => line.includes(CANARY))).toEqual([]);
  },
  120_000,
);

test('every line says which request it belongs to, also after a body was read', async () => {
  const app = await openProduct(gone);
  for (const call of [
    { method: 'GET', url: '/v1/api/requisitions/search' },
    { method: 'GET', url: '/' },
    { method: 'POST', url: '/v1/api/auth/send-magic-link', payload: { email: EMAIL } },
  ] as const) {
    lines.length = 0;
    const answer = await app.inject(call);
    const told = lines.filter((line) => line.startsWith('{'));
    expect(told.length).toBeGreaterThan(0);
    for (const line of told) {
      expect(line.match(/"requestId"/g)).toHaveLength(1);
      expect(JSON.parse(line)).toMatchObject({ requestId: answer.headers['x-request-id'] });
    }
  }
});

test('nor when a client breaks off', async () => {
  const app = await openProduct(store.database);
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const head = (path: string, ...headers: string[]) =>
    [`POST ${path} HTTP/1.1`, 'host: a', ...headers, '', ''].join('\r\n');
  for (const text of [
    `${head(`/v1/api/auth/refresh?token=${CANARY}`, 'content-type: application/json', 'content-length: 900')}{"refresh_token": "${CANARY}`,
    `GET /auth/verify?token=${CANARY} HTTP/1.1\r\nhost: a\r\n\r\n`,
    `GET /auth/verify?token=${CANARY} HTTP/9.9\r\n\r\n`,
  ]) {
    const socket = connect(Number(address.port), address.hostname);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      socket.write(text, () => {
        resolve();
      });
    });
    socket.destroy();
    await closed;
  }
  await fetch(new URL('/healthz', address));
  expect(lines.filter((line) => line.includes(CANARY))).toEqual([]);
}, 60_000);

test('nor in what is wrong with mail, a database or a statement', async () => {
  const failureOf = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      return error;
    }
    throw new Error('It was expected to fail');
  };
  const mailer = createMailer({
    smtpUrl: `smtp://${CANARY}:${CANARY}@127.0.0.1:1`,
    from: 'Firsthand <no-reply@firsthand.example>',
  });
  const { db } = store.database;
  const user = {
    email: EMAIL,
    email_key: EMAIL,
    email_validated: true,
    name: CANARY,
    created_at: new Date(),
  };
  const insert = () => db.insertInto('users').values(user).execute();
  await insert();
  const readAway = async () => {
    const url = `postgres://${CANARY}:${CANARY}@127.0.0.1:1/${CANARY}`;
    const away = await openDatabase({ kind: 'server', url });
    try {
      return await away.db.selectFrom('users').selectAll().execute();
    } finally {
      await away.close();
    }
  };
  const failures = [
    await failureOf(mailer.send({ id: 'mail-7', to: EMAIL, subject: CANARY, text: CANARY, html: CANARY })),
    await failureOf(readAway()),
    await failureOf(insert()),
  ];
  mailer.close();
  for (const err of failures) {
    logger.error({ err }, 'it failed');
    logger.error(err);
    logger.error({ err: new Error('outer', { cause: err }) }, 'it failed');
  }
  expect(lines).toHaveLength(failures.length * 3);
  expect(lines.filter((line) => line.includes(CANARY))).toEqual([]);
}, 60_000);
