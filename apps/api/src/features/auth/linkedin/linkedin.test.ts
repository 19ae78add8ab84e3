import { ERROR_TEXTS, type LinkedinStartResponse, type SessionResponse } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { describeDatabases, describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aClock } from '../../../testing/a-clock.ts';
import {
  startOpenidProvider,
  type TestMember,
  type TestOpenidProvider,
} from '../../../testing/start/start-openid-provider.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { expectRefusal, loggedErrors, openApi, TEST_AUTH, TEST_NOW } from '../../../testing/test-api.ts';
import { hashToken } from '../../../people/secrets.ts';

const ADA: TestMember = {
  subject: 'member-ada',
  name: 'Ada Lovelace',
  email: 'Ada@Example.com',
  isVerified: true,
};
const UNVERIFIED = { ...ADA, isVerified: false };
const NOT_VERIFIED = /^LinkedIn has not verified your email address/;

let provider: TestOpenidProvider;
beforeAll(async () => {
  provider = await startOpenidProvider();
});
afterAll(() => provider.close());

async function openLinkedin(open: OpenTestDatabase) {
  const { db, database } = await open();
  const clock = aClock();
  const auth = { ...TEST_AUTH, linkedin: provider.settings };
  const api = await openApi(database, { now: clock.now, auth });
  const start = async (redirect?: string) => {
    const payload = redirect === undefined ? {} : { redirect };
    const answer = await api.inject({ method: 'POST', url: '/v1/api/auth/linkedin', payload });
    expect(answer.statusCode).toBe(200);
    return answer.json<LinkedinStartResponse>();
  };
  const callback = (query: URLSearchParams | Record<string, string>) =>
    api.inject(`/v1/api/auth/linkedin/callback?${new URLSearchParams(query).toString()}`);
  const arrive = async (member: TestMember | null, redirect?: string) =>
    provider.visit((await start(redirect)).authUrl, member);
  const enter = async (member: TestMember, redirect?: string) => callback(await arrive(member, redirect));
  return { db, database, api, clock, start, callback, arrive, enter };
}

const readPeople = (db: Db) =>
  db.selectFrom('users').select(['id', 'email', 'email_validated', 'name']).orderBy('id').execute();
const countSessions = async (db: Db) => (await db.selectFrom('sessions').select('id').execute()).length;

describeStore('signing in with LinkedIn', (open) => {
  test('begins with an address that carries state, nonce and PKCE, of which only hashes and secrets are kept', async () => {
    const { db, start } = await openLinkedin(open);
    const { authUrl, state } = await start();
    const query = Object.fromEntries(new URL(authUrl).searchParams);
    expect(authUrl.startsWith(`${provider.settings.issuer}/auth?`)).toBe(true);
    expect(query).toEqual({
      client_id: provider.settings.clientId,
      redirect_uri: 'https://firsthand.example/login',
      response_type: 'code',
      scope: 'openid profile email',
      state,
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const [login] = await db.selectFrom('linkedin_logins').selectAll().execute();
    expect(login).toMatchObject({ state_hash: hashToken(state), nonce: query['nonce'] });
    expect(authUrl).not.toContain(login?.code_verifier);
    expect(state).toMatch(/^[\w-]{43}$/);
  });

  test('registers at first use, with name and address, and leads back to the page that was wanted', async () => {
    const { db, enter } = await openLinkedin(open);
    const answer = await enter(ADA, '/saved-jobs?page=2');
    expect(answer.json()).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      user: {
        ...{ id: 1, name: 'Ada Lovelace', email: 'Ada@example.com' },
        ...{ email_validated: true, roles: [], premium: false },
      },
      known_browser: expect.any(String),
      redirect: '/saved-jobs?page=2',
    });
    expect(await db.selectFrom('identities').select(['issuer', 'subject', 'user_id']).execute()).toEqual([
      { issuer: provider.settings.issuer, subject: ADA.subject, user_id: 1 },
    ]);
    expect(await db.selectFrom('linkedin_logins').selectAll().execute()).toEqual([]);
  });

  test('leads only to pages of ours', async () => {
    const { enter } = await openLinkedin(open);
    const answer = await enter(ADA, '//evil.example');
    expect(answer.json<SessionResponse>().redirect).toBe('/dashboard');
  });

  test('knows a member again, whatever became of their address', async () => {
    const { db, enter } = await openLinkedin(open);
    await enter(ADA);
    for (const member of [
      { ...ADA, email: 'other@example.com' },
      { ...ADA, isVerified: false },
      { ...ADA, email: 'none' },
    ]) {
      expect((await enter(member)).json<SessionResponse>().user).toMatchObject({ id: 1 });
    }
    expect(await readPeople(db)).toEqual([
      { id: 1, email: 'Ada@example.com', email_validated: true, name: 'Ada Lovelace' },
    ]);
  });

  test('joins the account of a verified address, keeps its name and makes the address validated', async () => {
    const { db, database, enter } = await openLinkedin(open);
    const { user } = await signIn(database, { email: 'ada@example.com', name: 'Countess' });
    await db.updateTable('users').set({ email_validated: false }).execute();
    expect((await enter(ADA)).json<SessionResponse>().user).toMatchObject({ id: user.id, name: 'Countess' });
    expect(await readPeople(db)).toEqual([
      { id: user.id, email: 'ada@example.com', email_validated: true, name: 'Countess' },
    ]);
    const news = await db.selectFrom('mails').select('kind').where('kind', '=', 'sign-in-way').execute();
    expect(news).toHaveLength(1);
  });

  test('never joins, nor makes, an account by an address that is not verified', async () => {
    const { db, database, enter } = await openLinkedin(open);
    const known = await signIn(database, { email: 'ada@example.com' });
    const before = await readPeople(db);
    const refusals = [
      await enter(UNVERIFIED),
      await enter({ ...UNVERIFIED, subject: 'member-new', email: 'new@example.com' }),
    ];
    for (const refused of refusals) expectRefusal(refused, 409, NOT_VERIFIED);
    // The same words, so that nobody learns who has an account.
    expect(refusals[0]?.body).toBe(refusals[1]?.body);
    expect(await readPeople(db)).toEqual(before);
    expect(await db.selectFrom('identities').select('subject').execute()).toEqual([]);
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([{ id: known.sessionId }]);
  });

  test.each(['not an address', 'ada@example.com\r\nBcc: eve@example.com', `${'a'.repeat(300)}@example.com`])(
    'takes %j for no address',
    async (email) => {
      const { db, enter } = await openLinkedin(open);
      expectRefusal(await enter({ ...ADA, email }), 409, NOT_VERIFIED);
      expect(await readPeople(db)).toEqual([]);
    },
  );

  test('takes a name as people write it', async () => {
    const { db, enter } = await openLinkedin(open);
    await enter({ ...ADA, name: `  Zoë\u0000\n<b>Brânză</b> ${'x'.repeat(200)}` });
    const [person] = await readPeople(db);
    expect(person?.name).toMatch(/^Zoë <b>Brânză<\/b> x+$/);
    expect(person?.name).toHaveLength(100);
  });

  test('starts anew after the account was deleted', async () => {
    const { db, enter } = await openLinkedin(open);
    await enter(ADA);
    await db.deleteFrom('users').execute();
    expect((await enter(ADA)).json<SessionResponse>().user).toMatchObject({
      id: 2,
      email: 'Ada@example.com',
    });
  });

  test('is refused when the member cancels, and the state is spent', async () => {
    const { db, arrive, callback } = await openLinkedin(open);
    const back = await arrive(null);
    expect(back.get('error')).toBe('access_denied');
    expectRefusal(await callback(back), 400, ERROR_TEXTS.linkedinFailed);
    expectRefusal(await callback(back), 400, ERROR_TEXTS.linkedinForged);
    expect(await readPeople(db)).toEqual([]);
  });
});

describeDatabases('signing in with LinkedIn in two windows', (open) => {
  test('of one new member in two windows at once makes one account', async () => {
    const { db, arrive, callback } = await openLinkedin(open);
    const returns = [
      await arrive(ADA),
      await arrive(ADA),
      await arrive({ ...ADA, email: 'ada2@example.com' }),
    ];
    const answers = await Promise.all(returns.map(callback));
    expect(answers.map((answer) => answer.json<SessionResponse>().user.id)).toEqual([1, 1, 1]);
    expect(await readPeople(db)).toHaveLength(1);
    expect(await countSessions(db)).toBe(3);
  });
});

describeStore('a return from LinkedIn', (open) => {
  test('without a state of ours is a forgery, and changes nothing', async () => {
    const { db, arrive, callback, start } = await openLinkedin(open);
    const code = (await arrive(ADA)).get('code') ?? '';
    const { state } = await start();
    const before = await db.selectFrom('linkedin_logins').selectAll().orderBy('state_hash').execute();
    for (const query of [
      {},
      { code },
      { code, state: '' },
      { code, state: 'x' },
      { code, state: state.slice(0, -1) },
      { code, state: `${state} ` },
      { code, state: hashToken(state) },
      { code, state: "' or 1=1 --" },
      { code, state: '\u0000' },
      { error: 'access_denied' },
    ] as Record<string, string>[]) {
      expectRefusal(await callback(query), 400, ERROR_TEXTS.linkedinForged);
    }
    expectRefusal(
      await callback(
        new URLSearchParams([
          ['code', code],
          ['state', state],
          ['state', 'x'],
        ]),
      ),
      400,
    );
    expect(await db.selectFrom('linkedin_logins').selectAll().orderBy('state_hash').execute()).toEqual(
      before,
    );
    expect(await readPeople(db)).toEqual([]);
  });

  test('is not spent by a look ahead', async () => {
    const { api, arrive, callback } = await openLinkedin(open);
    const back = await arrive(ADA);
    const url = `/v1/api/auth/linkedin/callback?${back.toString()}`;
    for (const method of ['HEAD', 'POST', 'OPTIONS'] as const) {
      expect((await api.inject({ method, url })).statusCode).toBe(404);
    }
    expect((await callback(back)).statusCode).toBe(200);
  });

  test('is too late after 10 minutes', async () => {
    const { db, arrive, callback, clock, start } = await openLinkedin(open);
    const [early, late] = [await arrive(ADA), await arrive(ADA)];
    clock.pass({ minutes: 9, seconds: 59 });
    expect((await callback(early)).statusCode).toBe(200);
    clock.pass({ seconds: 1 });
    expectRefusal(await callback(late), 400, 'This sign-in took longer than 10 minutes. Please try again.');
    await start();
    clock.pass({ minutes: 11 });
    await start();
    expect(await db.selectFrom('linkedin_logins').select('created_at').execute()).toHaveLength(1);
    expect(await countSessions(db)).toBe(1);
  });

  test("with a code that was used, cut, or came from another's sign-in is refused", async () => {
    const { db, arrive, callback, start } = await openLinkedin(open);
    const used = (await arrive(ADA)).get('code') ?? '';
    const eves =
      (await arrive({ ...ADA, subject: 'member-eve', email: 'eve@example.com' })).get('code') ?? '';
    const withCode = async (code: string) => {
      const { state } = await start();
      return callback({ code, state, iss: provider.settings.issuer });
    };
    // PKCE ties a code to the sign-in it was made for.
    for (const code of [eves, used, used.slice(0, -1), 'x', 'x'.repeat(3_000), '']) {
      expectRefusal(await withCode(code), 400, ERROR_TEXTS.linkedinFailed);
    }
    expect(await readPeople(db)).toEqual([]);
    expect(await countSessions(db)).toBe(0);
  });

  test('in the name of another provider is refused', async () => {
    const { db, arrive, callback } = await openLinkedin(open);
    for (const iss of ['https://evil.example', '']) {
      const back = await arrive(ADA);
      back.set('iss', iss);
      expectRefusal(await callback(back), 502, ERROR_TEXTS.linkedinFailed);
    }
    const without = await arrive(ADA);
    without.delete('iss');
    expectRefusal(await callback(without), 502, ERROR_TEXTS.linkedinFailed);
    expect(loggedErrors.length).toBeGreaterThanOrEqual(3);
    expect(await readPeople(db)).toEqual([]);
  });
});

describeDatabases('a return from LinkedIn, several times at once', (open) => {
  test('serves once, also when it comes several times at once', async () => {
    const { db, arrive, callback } = await openLinkedin(open);
    const back = await arrive(ADA);
    const answers = await Promise.all([callback(back), callback(back), callback(back)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    expectRefusal(await callback(back), 400, ERROR_TEXTS.linkedinForged);
    expect(await countSessions(db)).toBe(1);
  });
});

describeStore('where LinkedIn is not set up', (open) => {
  test('both calls say so', async () => {
    const { database } = await open();
    const api = await openApi(database, { now: () => TEST_NOW });
    const sentence = 'LinkedIn sign-in is not set up here. Please log in with a magic link.';
    expectRefusal(await api.inject({ method: 'POST', url: '/v1/api/auth/linkedin' }), 503, sentence);
    expectRefusal(await api.inject('/v1/api/auth/linkedin/callback?code=x&state=y'), 503, sentence);
  });
});
