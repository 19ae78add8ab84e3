import { ERROR_TEXTS, type LinkedinStartResponse, type SessionResponse } from '@firsthand/contracts';
import { createTestDatabase, type TestDatabase } from '@firsthand/test-support';
import { generateKeyPair, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  signIdToken,
  startFakeIssuer,
  type FakeIssuer,
  type IdTokenParts,
} from '../../../testing/start/start-fake-issuer.ts';
import { aClock } from '../../../testing/a-clock.ts';
import { expectRefusal, loggedErrors, openApi, TEST_AUTH } from '../../../testing/test-api.ts';
import { echoesNonce, mayBePlain } from './linkedin-provider.ts';

const NOT_VERIFIED = /^LinkedIn has not verified your email address/;

let fake: FakeIssuer;
let store: TestDatabase;
beforeAll(async () => {
  [fake, store] = await Promise.all([startFakeIssuer(), createTestDatabase()]);
});
afterAll(async () => {
  await fake.close();
  await store.drop();
});
afterEach(async () => {
  fake.reset();
  await store.db.deleteFrom('users').execute();
});

type Product = Awaited<ReturnType<typeof openLinkedin>>;

/** The product anew, which has not read the issuer's documents yet. */
async function openLinkedin(linkedin = fake.settings) {
  const clock = aClock();
  const api = await openApi(store.database, { now: clock.now, auth: { ...TEST_AUTH, linkedin } });
  const ask = () => api.inject({ method: 'POST', url: '/v1/api/auth/linkedin', payload: {} });
  const comeBack = async () => {
    const { authUrl, state } = (await ask()).json<LinkedinStartResponse>();
    const code = new URL(authUrl).searchParams.get('nonce') ?? '';
    const query = new URLSearchParams({ code, state });
    return api.inject(`/v1/api/auth/linkedin/callback?${query.toString()}`);
  };
  return { clock, ask, comeBack };
}

async function expectNothingKept(): Promise<void> {
  for (const table of ['users', 'identities', 'sessions', 'refresh_tokens'] as const) {
    expect(await store.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
}

test('an honest answer of this issuer signs in', async () => {
  const { comeBack } = await openLinkedin();
  expect((await comeBack()).json<SessionResponse>().user).toMatchObject({ email: 'ada@example.com' });
  // All was in the ID token.
  expect(fake.asked).not.toContain('/userinfo');
});

const withClaims =
  (changes: Record<string, unknown>) =>
  ({ claims, key }: IdTokenParts) =>
    signIdToken({ ...claims, ...changes }, key);
const hourAgo = () => Math.floor(Date.now() / 1_000) - 3_600;

async function signWithOtherKey({ claims }: IdTokenParts): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256');
  return signIdToken(claims, privateKey);
}

async function changeAfterSigning({ claims, key }: IdTokenParts): Promise<string> {
  const [head, , signature] = (await signIdToken(claims, key)).split('.');
  const body = Buffer.from(JSON.stringify({ ...claims, sub: 'member-2' })).toString('base64url');
  return [head, body, signature].join('.');
}

describe('an ID token', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openLinkedin();
  });

  test.each<[string, (parts: IdTokenParts) => Promise<string | undefined>]>([
    ['is missing', () => Promise.resolve(undefined)],
    ['is no token', () => Promise.resolve('a.b.c')],
    ['is not signed (alg none)', ({ claims }) => Promise.resolve(new UnsecuredJWT(claims).encode())],
    ['is signed with another key under the same name', signWithOtherKey],
    [
      'is signed with the client secret',
      ({ claims }) => signIdToken(claims, new TextEncoder().encode(fake.settings.clientSecret), 'HS256'),
    ],
    [
      'is signed with the text of the public key',
      ({ claims, publicJwk }) =>
        signIdToken(claims, new TextEncoder().encode(JSON.stringify(publicJwk)), 'HS256'),
    ],
    ['was changed after it was signed', changeAfterSigning],
    ['is past its time', (parts) => withClaims({ iat: hourAgo() - 60, exp: hourAgo() })(parts)],
    ['never ends', withClaims({ exp: undefined })],
    ['does not hold yet', withClaims({ nbf: hourAgo() + 7_200 })],
    ['is for another client', withClaims({ aud: 'another-client' })],
    ['is for several clients', withClaims({ aud: ['firsthand-test', 'other'], azp: 'other' })],
    ['is for nobody', withClaims({ aud: undefined })],
    ['comes from another issuer', withClaims({ iss: 'https://www.linkedin.com/oauth' })],
    ['names nobody', withClaims({ sub: undefined })],
    ['names nobody by an empty text', withClaims({ sub: '' })],
    ['belongs to another sign-in (nonce)', withClaims({ nonce: 'of-another-sign-in' })],
    ['belongs to no sign-in (no nonce)', withClaims({ nonce: undefined })],
  ])('that %s is refused, and nothing is kept', async (_name, makeIdToken) => {
    const { comeBack } = product;
    fake.makeIdToken = makeIdToken;
    const reported = loggedErrors.length;
    expectRefusal(await comeBack(), 502, ERROR_TEXTS.linkedinFailed);
    expect(loggedErrors.length).toBe(reported + 1);
    await expectNothingKept();
  });
});

describe('an address', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openLinkedin();
  });

  test.each<[string, Record<string, unknown>, number]>([
    ['verified in a word', { email_verified: 'true' }, 200],
    ['said to be unverified', { email_verified: false }, 409],
    ['said to be unverified in a word', { email_verified: 'false' }, 409],
    ['of which nothing is said', { email_verified: undefined }, 409],
    ['verified by a number', { email_verified: 1 }, 409],
    ['that is a list', { email: ['ada@example.com', 'eve@example.com'] }, 409],
    ['that is null', { email: null }, 409],
  ])('%s', async (_name, changes, status) => {
    const { comeBack } = product;
    fake.person = { ...fake.person, ...changes };
    const answer = await comeBack();
    if (status === 200) expect(answer.statusCode).toBe(200);
    else {
      expectRefusal(answer, status, NOT_VERIFIED);
      await expectNothingKept();
    }
  });

  test('is not verified by what was said of another one', async () => {
    const { comeBack } = product;
    fake.makeIdToken = withClaims({ email: undefined, email_verified: true });
    const { sub } = fake.person;
    fake.answers['/userinfo'] = (response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ sub, email: 'ada@example.com' }));
    };
    expectRefusal(await comeBack(), 409, NOT_VERIFIED);
  });

  test('is asked for where the ID token has none, of the same person only', async () => {
    const { comeBack } = product;
    fake.makeIdToken = withClaims({ email: undefined, email_verified: undefined });
    expect((await comeBack()).statusCode).toBe(200);
    await store.db.deleteFrom('users').execute();
    fake.makeIdToken = withClaims({ email: undefined, sub: 'member-2' });
    expectRefusal(await comeBack(), 502, ERROR_TEXTS.linkedinFailed);
    await expectNothingKept();
  });
});

describe('an issuer', () => {
  test.each<[string, string, Parameters<typeof answerWith>, number]>([
    ['has a token endpoint that fails', '/token', [500, 'application/json', '{"error":"x"}'], 502],
    ['answers codes with a page', '/token', [200, 'text/html', '<h1>Hello</h1>'], 502],
    ['answers codes with nonsense', '/token', [200, 'application/json', '[1'], 502],
    ['answers codes with nothing', '/token', [200, 'application/json', '{}'], 502],
    ['leads codes elsewhere', '/token', [302, 'text/html', ''], 502],
    ['does not know the code', '/token', [400, 'application/json', '{"error":"invalid_grant"}'], 400],
    ['does not know the client', '/token', [401, 'application/json', '{"error":"invalid_client"}'], 502],
    ['has lost its keys', '/jwks', [404, 'text/plain', 'Not found'], 502],
  ])('that %s fails a sign-in with the sentence for it', async (_name, path, answer, status) => {
    const { comeBack } = await openLinkedin();
    fake.answers[path] = answerWith(...answer);
    expectRefusal(await comeBack(), status, ERROR_TEXTS.linkedinFailed);
    await expectNothingKept();
    fake.reset();
    expect((await comeBack()).statusCode).toBe(200);
  });

  test('that publishes no keys is believed nothing', async () => {
    const { comeBack } = await openLinkedin();
    fake.answers['/jwks'] = answerWith(200, 'application/json', '{"keys":[]}');
    expectRefusal(await comeBack(), 502, ERROR_TEXTS.linkedinFailed);
    await expectNothingKept();
  });

  test.each<[string, Parameters<typeof answerWith>]>([
    ['fails', [500, 'text/plain', 'oops']],
    ['shows a page', [200, 'text/html', '<h1>Hello</h1>']],
    ['talks nonsense', [200, 'application/json', '{"issuer":']],
    ['is somebody else', [200, 'application/json', '{"issuer":"https://evil.example"}']],
    ['leads elsewhere', [302, 'text/plain', '']],
  ])('whose description %s cannot be begun with, until it is well again', async (_name, answer) => {
    const { ask } = await openLinkedin();
    fake.answers['/discovery'] = answerWith(...answer);
    expectRefusal(await ask(), 502, ERROR_TEXTS.linkedinStartFailed);
    expect(await store.db.selectFrom('linkedin_logins').selectAll().execute()).toEqual([]);
    fake.reset();
    expect((await ask()).statusCode).toBe(200);
    await store.db.deleteFrom('linkedin_logins').execute();
  });

  test('that is away is told in the sentence for it, at the start and at the end', async () => {
    const away = await startFakeIssuer();
    const { ask, comeBack } = await openLinkedin(away.settings);
    expect((await comeBack()).statusCode).toBe(200);
    const begun = (await ask()).json<LinkedinStartResponse>();
    await away.close();
    const api = await openApi(store.database, { auth: { ...TEST_AUTH, linkedin: away.settings } });
    expectRefusal(
      await api.inject(`/v1/api/auth/linkedin/callback?code=x&state=${begun.state}`),
      502,
      ERROR_TEXTS.linkedinFailed,
    );
    expectRefusal(
      await api.inject({ method: 'POST', url: '/v1/api/auth/linkedin' }),
      502,
      ERROR_TEXTS.linkedinStartFailed,
    );
  });

  test('is described once an hour', async () => {
    const { ask, clock } = await openLinkedin();
    const countReadings = () => fake.asked.filter((path) => path === '/discovery').length;
    await Promise.all([ask(), ask()]);
    clock.pass({ minutes: 59 });
    await ask();
    expect(countReadings()).toBe(1);
    clock.pass({ minutes: 1 });
    await ask();
    expect(countReadings()).toBe(2);
  });

  test('is given PKCE only where it offers SHA-256', async () => {
    const plain = await openLinkedin();
    expect((await plain.ask()).json<LinkedinStartResponse>().authUrl).not.toContain('code_challenge');
    await plain.comeBack();
    expect(fake.tokenRequest.has('code_verifier')).toBe(false);
    fake.metadata = { code_challenge_methods_supported: ['plain', 'S256'] };
    const offered = await openLinkedin();
    expect((await offered.comeBack()).statusCode).toBe(200);
    expect(fake.tokenRequest.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  });

  test('may be known to browsers by an address that this process cannot call', async () => {
    const issuer = 'https://firsthand.example/sandbox/linkedin';
    const settings = { ...fake.settings, issuer, reachableAt: fake.settings.issuer };
    fake.metadata = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    };
    fake.makeIdToken = withClaims({ iss: issuer });
    const { ask, comeBack } = await openLinkedin(settings);
    const { authUrl } = (await ask()).json<LinkedinStartResponse>();
    expect(authUrl.startsWith(`${issuer}/authorize?`)).toBe(true);
    expect((await comeBack()).statusCode).toBe(200);
    expect(fake.asked).toEqual(['/discovery', '/token', '/jwks']);
  });
});

test.each([
  ['http://127.0.0.1:4000', true],
  ['http://localhost:4000/oidc', true],
  ['http://[::1]:4000', true],
  ['http://firsthand.example:3000/sandbox/linkedin', true],
  ['http://firsthand.example/sandbox/linkedin', false],
  ['http://localhost.evil.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['http://192.168.0.2', false],
  ['https://www.linkedin.com/oauth', false],
])('%s may be asked without encryption: %s', (issuer, may) => {
  expect(mayBePlain(issuer, 'http://firsthand.example:3000')).toBe(may);
});

test.each([
  ['https://www.linkedin.com/oauth', false],
  ['https://www.linkedin.com.evil.example', true],
  ['http://localhost:3000/sandbox/linkedin', true],
])('%s has to give the nonce back: %s', (issuer, has) => {
  expect(echoesNonce(issuer)).toBe(has);
});

function answerWith(status: number, type: string, body: string): FakeIssuer['answers'][string] {
  return (response) => {
    response.writeHead(status, { 'content-type': type, location: 'https://evil.example/' });
    response.end(body);
  };
}
