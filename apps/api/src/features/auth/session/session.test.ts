import { ERROR_TEXTS, type SessionResponse } from '@firsthand/contracts';
import type { Db } from '@firsthand/database';
import { describeDatabases, describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { aClock } from '../../../testing/a-clock.ts';
import { readMail } from '../../../testing/read-mail.ts';
import { expectRefusal, openSharedApi, TEST_AUTH, TEST_URL } from '../../../testing/test-api.ts';
import { createToken, hashToken } from '../../../people/secrets.ts';

async function openSessions(open: OpenTestDatabase) {
  const { db, database } = await open();
  const clock = aClock();
  const api = await openSharedApi(database, clock.now);
  const post = (path: string, payload?: object, token?: string) =>
    api.inject({
      ...{ method: 'POST', url: `/v1/api/auth/${path}` },
      ...(payload && { payload }),
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
  const enter = async (email = 'ada@example.com') => {
    await post('send-magic-link', { email });
    const { token } = await readMail(db, email);
    return (await api.inject({ url: '/v1/api/auth/verify', query: { token } })).json<SessionResponse>();
  };
  const refresh = (token: string) => post('refresh', { refresh_token: token });
  const renew = async (token: string) => {
    const answer = await refresh(token);
    expect(answer.statusCode).toBe(200);
    return answer.json<SessionResponse>();
  };
  const profile = (token: string) =>
    api.inject({ url: '/v1/api/auth/profile', headers: { authorization: `Bearer ${token}` } });
  return { db, clock, post, enter, refresh, renew, profile };
}

const readEnds = async (db: Db) =>
  (await db.selectFrom('sessions').select('end_reason').orderBy('created_at').execute()).map(
    (session) => session.end_reason,
  );

describeStore('a session', (open) => {
  test('says who is signed in', async () => {
    const { enter, profile } = await openSessions(open);
    const { access_token, user } = await enter();
    expect((await profile(access_token)).json()).toEqual({ user });
  });

  test('keeps no token that could be used', async () => {
    const { db, enter } = await openSessions(open);
    const { refresh_token } = await enter();
    const stored = await db.selectFrom('refresh_tokens').selectAll().execute();
    expect(stored).toMatchObject([{ token_hash: hashToken(refresh_token), used_at: null }]);
    expect(JSON.stringify(stored)).not.toContain(refresh_token);
  });

  test('is renewed by its refresh token, which is replaced', async () => {
    const { enter, renew, profile, clock } = await openSessions(open);
    const first = await enter();
    clock.pass({ minutes: 15 });
    expectRefusal(await profile(first.access_token), 401, ERROR_TEXTS.sessionEnded);
    const second = await renew(first.refresh_token);
    expect(second).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      user: first.user,
      known_browser: expect.any(String),
    });
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await profile(second.access_token)).statusCode).toBe(200);
  });

  test('tells of roles given since', async () => {
    const { db, enter, renew } = await openSessions(open);
    const { refresh_token } = await enter();
    await db
      .updateTable('users')
      .set({ roles: ['premium'] })
      .execute();
    expect((await renew(refresh_token)).user).toMatchObject({ roles: ['premium'], premium: true });
  });

  test('ends with all its tokens when one is used again later; others of the person go on', async () => {
    const { db, enter, refresh, renew, profile, clock } = await openSessions(open);
    const stolen = await enter();
    clock.pass({ seconds: 1 });
    const other = await enter();
    const current = await renew(stolen.refresh_token);
    // A use within the grace does not make it longer.
    clock.pass({ seconds: 20 });
    await renew(stolen.refresh_token);
    clock.pass({ seconds: 11 });
    expectRefusal(await refresh(stolen.refresh_token), 401, ERROR_TEXTS.sessionEnded);
    expect(await readEnds(db)).toEqual(['token-reused', null]);
    expectRefusal(await refresh(current.refresh_token), 401, ERROR_TEXTS.sessionEnded);
    expectRefusal(await profile(current.access_token), 401, ERROR_TEXTS.sessionEnded);
    expect((await profile(other.access_token)).statusCode).toBe(200);
    await renew(other.refresh_token);
  });

  test('lasts 30 days after its last use', async () => {
    const { db, enter, refresh, renew, clock } = await openSessions(open);
    let { refresh_token: token } = await enter();
    for (let use = 0; use < 3; use += 1) {
      clock.pass({ days: 29, minutes: 23 * 60 });
      token = (await renew(token)).refresh_token;
    }
    // Tokens that ran out are forgotten, used or not.
    expect(await db.selectFrom('refresh_tokens').select('token_hash').execute()).toHaveLength(2);
    clock.pass({ days: 30 });
    expectRefusal(await refresh(token), 401, ERROR_TEXTS.sessionEnded);
    expect(await readEnds(db)).toEqual([null]);
    await enter();
    clock.pass({ days: 31 });
    await enter();
    expect(await readEnds(db)).toHaveLength(2);
  });

  test('is ended by signing out, at once, others go on', async () => {
    const { db, enter, post, refresh, profile, clock } = await openSessions(open);
    const one = await enter();
    clock.pass({ seconds: 1 });
    const other = await enter();
    const answer = await post('logout', undefined, one.access_token);
    expect(answer.json()).toEqual({ message: 'You are signed out.' });
    expectRefusal(await profile(one.access_token), 401, ERROR_TEXTS.sessionEnded);
    expectRefusal(await refresh(one.refresh_token), 401, ERROR_TEXTS.sessionEnded);
    expectRefusal(await post('logout', undefined, one.access_token), 401, ERROR_TEXTS.sessionEnded);
    expect((await profile(other.access_token)).statusCode).toBe(200);
    expect(await readEnds(db)).toEqual(['signed-out', null]);
  });

  test('is ended with all others of the person by signing out everywhere, and nobody else is', async () => {
    const { db, enter, post, refresh, renew, profile, clock } = await openSessions(open);
    const bob = await enter('bob@example.com');
    clock.pass({ seconds: 1 });
    const one = await enter();
    clock.pass({ seconds: 1 });
    const other = await enter();
    const answer = await post('logout', { everywhere: true }, one.access_token);
    expect(answer.json()).toEqual({ message: 'You are signed out everywhere.' });
    for (const { access_token, refresh_token } of [one, other]) {
      expectRefusal(await profile(access_token), 401, ERROR_TEXTS.sessionEnded);
      expectRefusal(await refresh(refresh_token), 401, ERROR_TEXTS.sessionEnded);
    }
    await renew(bob.refresh_token);
    expect(await readEnds(db)).toEqual([null, 'signed-out-everywhere', 'signed-out-everywhere']);
  });

  test('is gone with the account', async () => {
    const { db, enter, refresh, profile } = await openSessions(open);
    const { access_token, refresh_token } = await enter();
    await db.deleteFrom('users').execute();
    expectRefusal(await profile(access_token), 401, ERROR_TEXTS.sessionEnded);
    expectRefusal(await refresh(refresh_token), 401, ERROR_TEXTS.sessionEnded);
  });
});

describeDatabases('a session, refreshed at once', (open) => {
  test('serves two tabs that come with one token within 30 seconds, or at once', async () => {
    const { db, enter, refresh, renew, clock } = await openSessions(open);
    const { refresh_token: token } = await enter();
    const answers = await Promise.all([refresh(token), refresh(token), refresh(token)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const tokens = answers.map((answer) => answer.json<SessionResponse>().refresh_token);
    expect(new Set(tokens).size).toBe(1);
    clock.pass({ seconds: 30 });
    expect((await renew(token)).refresh_token).toBe(tokens[0]);
    for (const given of tokens) await renew(given);
    expect(await readEnds(db)).toEqual([null]);
  });

  test('gives 20 that come with one token at once the same successor, and the family has one end', async () => {
    const { db, enter, refresh, renew, profile, clock } = await openSessions(open);
    const { refresh_token: token } = await enter();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
    const given = answers.map((answer) => answer.json<SessionResponse>());
    expect(new Set(given.map(({ refresh_token }) => refresh_token)).size).toBe(1);
    for (const { access_token } of given) expect((await profile(access_token)).statusCode).toBe(200);
    const unused = () =>
      db.selectFrom('refresh_tokens').select('token_hash').where('used_at', 'is', null).execute();
    expect(await unused()).toHaveLength(1);
    // Who comes late, when the successor was used as well, is led to the newest.
    const next = await renew(given[0]!.refresh_token);
    clock.pass({ seconds: 20 });
    expect((await renew(token)).refresh_token).toBe(next.refresh_token);
    expect(await unused()).toHaveLength(1);
    const stored = JSON.stringify(await db.selectFrom('refresh_tokens').selectAll().execute());
    expect(stored).not.toContain(next.refresh_token);
    clock.pass({ seconds: 11 });
    expectRefusal(await refresh(token), 401, ERROR_TEXTS.sessionEnded);
    expectRefusal(await refresh(next.refresh_token), 401, ERROR_TEXTS.sessionEnded);
    expect(await readEnds(db)).toEqual(['token-reused']);
  });

  test('ends once, however many copies come at once', async () => {
    const { db, enter, refresh, renew, clock } = await openSessions(open);
    const { refresh_token: token } = await enter();
    const { refresh_token: next } = await renew(token);
    clock.pass({ seconds: 31 });
    const answers = await Promise.all([refresh(token), refresh(next), refresh(token)]);
    expect(answers.filter((_, index) => index !== 1).map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    expect(await readEnds(db)).toEqual(['token-reused']);
    expectRefusal(await refresh(next), 401, ERROR_TEXTS.sessionEnded);
  });
});

describeStore('a refresh is refused, and nothing changes, with a token that', (open) => {
  type Given = SessionResponse & { mailToken: string };
  test.each<[string, (ada: Given) => unknown, number, string | RegExp]>([
    ['is missing', () => undefined, 400, /^The field “refresh_token” /],
    ['is null', () => null, 400, /^The field “refresh_token” /],
    ['is a list', ({ refresh_token }) => [refresh_token], 400, /^The field “refresh_token” /],
    ['is longer than any', () => 'x'.repeat(501), 400, /^The field “refresh_token” must be at most 500/],
    ['holds a NUL', ({ refresh_token }) => `${refresh_token}\u0000`, 401, ERROR_TEXTS.sessionEnded],
    ['is empty', () => '', 401, ERROR_TEXTS.sessionEnded],
    ['is unknown', () => createToken(), 401, ERROR_TEXTS.sessionEnded],
    ['is cut', ({ refresh_token }) => refresh_token.slice(0, -1), 401, ERROR_TEXTS.sessionEnded],
    ['is longer', ({ refresh_token }) => `${refresh_token}=`, 401, ERROR_TEXTS.sessionEnded],
    ['is in other letters', ({ refresh_token }) => swapCase(refresh_token), 401, ERROR_TEXTS.sessionEnded],
    ['is what is stored', ({ refresh_token }) => hashToken(refresh_token), 401, ERROR_TEXTS.sessionEnded],
    ['is an access token', ({ access_token }) => access_token, 401, ERROR_TEXTS.sessionEnded],
    ['came in a mail', ({ mailToken }) => mailToken, 401, ERROR_TEXTS.sessionEnded],
    ["tries the database's language", () => "' or '1'='1", 401, ERROR_TEXTS.sessionEnded],
  ])('%s', async (_name, toToken, status, sentence) => {
    const { db, enter, post } = await openSessions(open);
    const session = await enter();
    await post('send-magic-link', { email: 'ada@example.com' });
    const { token: mailToken } = await readMail(db, 'ada@example.com');
    const before = await readTables(db);
    const answer = await post('refresh', { refresh_token: toToken({ ...session, mailToken }) });
    expectRefusal(answer, status, sentence);
    expect(await readTables(db)).toEqual(before);
  });
});

describeStore('an access token', (open) => {
  test('that is not ours, or not any more, signs nobody out', async () => {
    const { db, enter, post, clock } = await openSessions(open);
    const { access_token: token, refresh_token: refreshToken, user } = await enter();
    const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      sid: string;
    };
    const seconds = Math.floor(clock.now().getTime() / 1_000);
    const claims = { sid, sub: String(user.id), iss: TEST_URL, aud: 'firsthand' };
    const sign = (secret: string, exp: number, alg = 'HS256') =>
      new SignJWT({ ...claims, exp })
        .setProtectedHeader({ alg, typ: 'at+jwt' })
        .sign(new TextEncoder().encode(secret));
    const wrong: Record<string, string> = {
      'alg none': new UnsecuredJWT({ ...claims, exp: seconds + 600 }).encode(),
      'alg none with a type': `${toPart({ alg: 'none', typ: 'at+jwt' })}.${toPart({ ...claims, exp: seconds + 600 })}.`,
      'another key': await sign('x'.repeat(40), seconds + 600),
      'another algorithm': await sign(TEST_AUTH.secret, seconds + 600, 'HS384'),
      'past its time': await sign(TEST_AUTH.secret, seconds),
      'without a signature': token.split('.').slice(0, 2).join('.'),
      'a refresh token': refreshToken,
    };
    const before = await readTables(db);
    for (const [kind, value] of Object.entries(wrong)) {
      const answer = await post('logout', { everywhere: true }, value);
      expect([kind, answer.statusCode]).toEqual([kind, 401]);
      expectRefusal(answer, 401, ERROR_TEXTS.sessionEnded);
    }
    expect(await readTables(db)).toEqual(before);
    // Made the same way with the right key and time, it works: the refusals above have their reasons.
    const right = await sign(TEST_AUTH.secret, seconds + 600);
    expect((await post('logout', { everywhere: true }, right)).statusCode).toBe(200);
  });
});

async function readTables(db: Db) {
  return {
    sessions: await db.selectFrom('sessions').selectAll().orderBy('id').execute(),
    tokens: await db.selectFrom('refresh_tokens').selectAll().orderBy('token_hash').execute(),
    links: await db.selectFrom('magic_links').selectAll().orderBy('id').execute(),
  };
}

const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const swapCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));
