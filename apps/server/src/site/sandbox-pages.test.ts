import { request as sendRequest } from 'node:http';
import { createApi } from '@firsthand/api';
import {
  startLinkedinStandIn,
  startMailbox,
  startSandbox,
  type LinkedinStandIn,
  type Mailbox,
  type Sandbox,
} from '@firsthand/sandbox';
import { openResumeReader } from '@firsthand/resume-parser';
import { createSqlSearch } from '@firsthand/search';
import { createTestDatabase, findFreePort, type TestDatabase } from '@firsthand/test-support';
import type { FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import * as client from 'openid-client';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Visitor } from '../testing/visitor.ts';
import { registerSandboxPages, type SandboxAddresses } from './sandbox-pages.ts';

let database: TestDatabase;
let app: FastifyInstance;
let publicUrl: string;
let mailbox: Mailbox;
let linkedin: LinkedinStandIn;
const failures: unknown[] = [];
const warnings = vi.spyOn(console, 'warn');
const notices = vi.spyOn(console, 'info');

async function openApp(url: string, addresses: SandboxAddresses): Promise<FastifyInstance> {
  const opened = await createApi({
    ...{
      database: database.database,
      search: createSqlSearch(database.db),
      searchStatus: null,
      changes: null,
      logger: pino({ level: 'silent' }),
      publicUrl: url,
      now: () => new Date(),
    },
    ...{
      findCountry: () => 'US',
      toExternalUrl: (text) => text,
      readExternalUrl: (text) => text,
      toBoardUrl: () => null,
    },
    ...{
      readResume: openResumeReader(),
      isServing: () => true,
      trustedProxies: [],
      rateLimitPerMinute: 0,
    },
    operatorEmail: null,
    securityContact: null,
    ...{ atsFetch: () => Promise.reject(new Error('This test has no ATS')), findApplyKey: () => null },
    offersTurboApply: false,
    draftingModel: null,
    billing: null,
    auth: {
      ...{ secret: 'a-secret-of-the-tests-of-40-characters-00', canSendMail: true, linkedin: null },
      requiresAdminPasskeys: false,
    },
  });
  await registerSandboxPages(opened, addresses);
  return opened;
}

beforeAll(async () => {
  database = await createTestDatabase();
  const port = await findFreePort();
  publicUrl = `http://localhost:${port}`;
  mailbox = await startMailbox();
  linkedin = await startLinkedinStandIn({
    publicIssuer: `${publicUrl}/sandbox/linkedin`,
    redirectUri: `${publicUrl}/login`,
    onError: (error) => failures.push(error),
  });
  app = await openApp(publicUrl, {
    employers: null,
    mailbox: mailbox.url,
    linkedin: linkedin.url,
    stripe: null,
  });
  await app.listen({ port, host: 'localhost' });
});
afterEach(() => {
  expect(failures).toEqual([]);
});
afterAll(async () => {
  await app.close();
  await linkedin.close();
  await mailbox.close();
  await database.drop();
});

const discover = () =>
  client.discovery(
    new URL(linkedin.issuer),
    linkedin.clientId,
    linkedin.clientSecret,
    client.ClientSecretPost(linkedin.clientSecret),
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so as a warning; this is loopback
    { execute: [client.allowInsecureRequests] },
  );

async function begin(visitor = new Visitor(), changes: Record<string, string> = {}) {
  const config = await discover();
  const verifier = client.randomPKCECodeVerifier();
  const [state, nonce] = [client.randomState(), client.randomNonce()];
  const start = client.buildAuthorizationUrl(config, {
    ...{ redirect_uri: `${publicUrl}/login`, scope: 'openid profile email', state, nonce },
    ...{ code_challenge: await client.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
    ...changes,
  });
  const isBack = (url: string) => url.startsWith(`${publicUrl}/login`);
  const page = await visitor.follow(await visitor.ask(start.href), start.href, isBack);
  /** Presses a button of the page and gives where the browser ends up. */
  const press = async (form: Record<string, string>) =>
    visitor.follow(await visitor.ask(page.url, form), page.url, isBack);
  const redeem = (url: string) =>
    client.authorizationCodeGrant(config, new URL(url), {
      ...{ pkceCodeVerifier: verifier, expectedNonce: nonce, expectedState: state, idTokenExpected: true },
    });
  return { config, page, press, redeem, state };
}

describe('signing in with the stand-in, through our own address', () => {
  test('every address of its discovery document is below the issuer', async () => {
    const metadata = (await discover()).serverMetadata();
    expect(metadata.issuer).toBe(`${publicUrl}/sandbox/linkedin`);
    expect(metadata.code_challenge_methods_supported).toEqual(['S256']);
    const addresses = Object.entries(metadata).filter(([name]) => /_(endpoint|uri)$/.test(name));
    expect(addresses.map(([name]) => name)).toEqual(
      expect.arrayContaining(['authorization_endpoint', 'token_endpoint', 'userinfo_endpoint', 'jwks_uri']),
    );
    for (const [, address] of addresses) expect(address).toContain(`${metadata.issuer}/`);
  });

  test('a person who is picked comes back with a code for who they are', async () => {
    const visitor = new Visitor();
    const { config, page, press, redeem } = await begin(visitor);
    expect(page.response.status).toBe(200);
    expect(page.url).toContain(`${publicUrl}/sandbox/linkedin/interaction/`);
    const policy = page.response.headers.get('content-security-policy');
    expect(policy).toContain(`form-action 'self' ${publicUrl}`);
    expect(policy).not.toContain('script-src');
    expect(await page.response.text()).toContain('This is not LinkedIn.');
    expect([...visitor.cookies.values()].every(({ path }) => path.startsWith('/sandbox/linkedin'))).toBe(
      true,
    );

    const back = await press({ person: 'maren' });
    expect(new URL(back.url).searchParams.get('iss')).toBe(linkedin.issuer);
    const tokens = await redeem(back.url);
    const claims = {
      ...{ name: 'Maren Okafor', given_name: 'Maren', family_name: 'Okafor' },
      ...{ email: 'maren.okafor@mail.example', email_verified: true },
    };
    expect(tokens.claims()).toMatchObject({ iss: linkedin.issuer, aud: linkedin.clientId, ...claims });
    const subject = tokens.claims()?.sub ?? '';
    expect(await client.fetchUserInfo(config, tokens.access_token, subject)).toEqual({
      sub: subject,
      ...claims,
    });
    // A code works once.
    await expect(redeem(back.url)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  test('the next sign-in in the same browser asks again, and may be someone else', async () => {
    const visitor = new Visitor();
    const first = await begin(visitor);
    const maren = (await first.redeem((await first.press({ person: 'maren' })).url)).claims();
    const second = await begin(visitor);
    expect(second.page.url).toContain('/interaction/');
    const tomasz = (await second.redeem((await second.press({ person: 'tomasz' })).url)).claims();
    expect(tomasz).toMatchObject({ name: 'Tomasz Wilk', email_verified: false });
    expect(tomasz?.sub).not.toBe(maren?.sub);
    const third = await begin();
    expect((await third.redeem((await third.press({ person: 'maren' })).url)).claims()?.sub).toBe(maren?.sub);
  });

  test('a person who is typed is checked, and may have an address that is not verified', async () => {
    const { press, redeem } = await begin();
    const refused = await press({ person: '', name: 'Ada "<b>"', email: 'nowhere', verified: 'yes' });
    expect(refused.response.status).toBe(422);
    const html = await refused.response.text();
    expect(html).toContain('Type an address such as');
    expect(html).toContain('value="Ada &quot;&lt;b&gt;&quot;"');
    const tokens = await redeem(
      (await press({ person: '', name: ' Ada  Byron King ', email: 'Ada@mail.example' })).url,
    );
    expect(tokens.claims()).toMatchObject({
      ...{ name: 'Ada Byron King', given_name: 'Ada Byron', family_name: 'King' },
      ...{ email: 'Ada@mail.example', email_verified: false },
    });
  });

  test('cancelling comes back with that', async () => {
    const { press, state, redeem } = await begin();
    const back = await press({ cancel: 'yes' });
    expect(Object.fromEntries(new URL(back.url).searchParams)).toMatchObject({
      error: 'access_denied',
      state,
    });
    await expect(redeem(back.url)).rejects.toMatchObject({ error: 'access_denied' });
  });

  test('a sign-in that is over, or another browser’s, shows a page', async () => {
    const { page, press } = await begin();
    expect((await new Visitor().ask(page.url)).status).toBe(400);
    await press({ person: 'maren' });
    const again = await press({ person: 'maren' });
    expect(again.response.status).toBe(400);
    expect(await again.response.text()).toContain('not open any more');
  });

  test.each([
    ['another redirect', { redirect_uri: 'https://evil.example/login' }, 'redirect_uri'],
    ['another client', { client_id: 'someone' }, 'client is invalid'],
  ])('%s is refused with a page, not with a redirect', async (_what, changes, text) => {
    const { page } = await begin(new Visitor(), changes);
    expect([page.response.status, page.response.headers.get('location')]).toEqual([400, null]);
    expect(await page.response.text()).toContain(text);
  });

  test('a wrong secret gets no token', async () => {
    const { press } = await begin();
    const { url } = await press({ person: 'maren' });
    const answer = await fetch(`${linkedin.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ grant_type: 'authorization_code', code: new URL(url).searchParams.get('code') ?? '' },
        ...{ redirect_uri: `${publicUrl}/login`, client_id: linkedin.clientId, client_secret: 'wrong' },
      }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([401, { error: 'invalid_client' }]);
  });

  test('a form that is too large is refused', async () => {
    const { page } = await begin();
    const answer = await fetch(page.url, { method: 'POST', body: 'x'.repeat(70_000) });
    expect(answer.status).toBe(413);
  });

  test('nothing is written to the console', () => {
    expect([warnings.mock.calls, notices.mock.calls]).toEqual([[], []]);
  });
});

describe('the mailbox, through our own address', () => {
  test('shows what was sent as JSON and as pages that can run nothing', async () => {
    await createTransport(mailbox.smtpUrl).sendMail({
      ...{ from: 'Firsthand <no-reply@localhost>', to: 'ada+demo@mail.example', subject: 'Your link' },
      ...{ text: 'Hello', html: '<p>Hello</p>' },
    });
    const json = await fetch(
      `${publicUrl}/sandbox/mail.json?to=${encodeURIComponent('ada+demo@mail.example')}`,
    );
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const [mail] = (await json.json()) as { id: number; subject: string }[];
    expect(mail?.subject).toBe('Your link');
    for (const path of [
      '/sandbox/mail',
      '/sandbox/mail?to=nobody%40mail.example',
      `/sandbox/mail/${mail?.id}`,
    ]) {
      const page = await fetch(publicUrl + path);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src/);
    }
    expect((await fetch(`${publicUrl}/sandbox/mail/12345`)).status).toBe(404);
  });

  test('cannot be used to reach anything else', async () => {
    const statusOf = (path: string) =>
      new Promise((resolve, reject) => {
        const { hostname, port } = new URL(publicUrl);
        const outgoing = sendRequest({ hostname, port, path }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        outgoing.once('error', reject).end();
      });
    expect(await statusOf(`${publicUrl}/sandbox/mail`)).toBe(200);
    expect(await statusOf('http://evil.example/sandbox/mail.json')).toBe(200);
    for (const path of [
      '/sandbox/mail@evil.example',
      '/sandbox/mail.jsonx',
      '/sandbox/mail:80',
      '/sandbox/mail//evil.example',
    ]) {
      expect(await statusOf(path)).toBe(404);
    }
  });
});

describe('the employers, through our own address', () => {
  let sandbox: Sandbox;
  let demo: FastifyInstance;
  beforeAll(async () => {
    sandbox = await startSandbox({ companies: 9 });
    demo = await openApp(publicUrl, { employers: sandbox.url, mailbox: null, linkedin: null, stripe: null });
  });
  afterAll(async () => {
    await demo.close();
    await sandbox.close();
  });

  test('show what arrived, as JSON and as a page that can run nothing', async () => {
    expect((await demo.inject('/sandbox/applications.json')).json()).toEqual({ applications: [] });
    const page = await demo.inject('/sandbox/applications');
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(page.body).toContain('Nothing has arrived yet.');
    expect((await demo.inject('/sandbox/applicationsx')).statusCode).toBe(404);
  });

  test('have pages whose form may lead to such pages alone, and refuse what is no form', async () => {
    const { postings } = (await (await fetch(`${sandbox.url}/_sandbox/postings?source=workday`)).json()) as {
      postings: { hostedUrl: string }[];
    };
    const path = `/sandbox/page/${(postings[0]?.hostedUrl ?? '').replace('https://', '')}`;
    const page = await demo.inject(path);
    expect(page.body).toContain('The form imitates Workday’s');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms; default-src 'none';/);
    expect(policy).toMatch(/form-action http:\/\/[\w.:-]+\/sandbox\/page\/;/);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const send = (url: string) =>
      demo.inject({ method: 'POST', url, headers, payload: 'x'.repeat(2_000_000) });
    expect((await send(path)).statusCode).toBe(404);
    const tried = await send(`${path}/apply`);
    expect([tried.statusCode, tried.body.includes('What arrived is no form.')]).toEqual([400, true]);
    expect(sandbox.listApplications()).toEqual([]);
  });
});

test('what does not run has no address', async () => {
  const live = await openApp('https://firsthand.example', {
    employers: null,
    mailbox: null,
    linkedin: null,
    stripe: null,
  });
  for (const path of [
    'mail',
    'mail.json',
    'mail/1',
    'linkedin/auth',
    'linkedin/.well-known/openid-configuration',
    'page/x',
    'applications',
    'applications.json',
  ]) {
    expect((await live.inject(`/sandbox/${path}`)).statusCode).toBe(404);
  }
  await live.close();
});
