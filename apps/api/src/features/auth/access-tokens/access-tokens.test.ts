import {
  ERROR_TEXTS,
  LIMITS,
  MINUTE_MS,
  type AccessTokensResponse,
  type CreatedAccessToken,
} from '@firsthand/contracts';
import { describeDatabases, describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { aClock } from '../../../testing/a-clock.ts';
import { makeAccessToken } from '../../../testing/an-access-token.ts';
import { readMail } from '../../../testing/read-mail.ts';
import { signIn, signInAgain } from '../../../testing/sign-in.ts';
import { expectRefusal, openApi, openSharedApi } from '../../../testing/test-api.ts';
import { hashToken } from '../../../people/secrets.ts';

const URL = '/v1/api/access-tokens';

async function start(open: OpenTestDatabase) {
  const { db, database } = await open();
  const clock = aClock();
  const api = await openSharedApi(database, clock.now);
  const ada = await signIn(database);
  const create = (payload: object, { headers } = ada) =>
    api.inject({ method: 'POST', url: URL, headers, payload });
  const make = async (payload: object = {}) => {
    const answer = await create({ name: 'Script', scopes: ['read'], ...payload });
    expect(answer.statusCode).toBe(201);
    return answer.json<CreatedAccessToken>();
  };
  const list = async ({ headers } = ada) =>
    (await api.inject({ url: `${URL}?limit=100`, headers })).json<AccessTokensResponse>().data;
  const revoke = (id: number, { headers } = ada) =>
    api.inject({ method: 'DELETE', url: `${URL}/${id}`, headers });
  const use = (token: string, url = '/v1/api/bookmarks') =>
    api.inject({ url, headers: { authorization: `Bearer ${token}` } });
  return { db, database, clock, api, ada, create, make, list, revoke, use };
}

describeStore('access tokens', (open) => {
  test('are shown once; what is kept is a hash', async () => {
    const { db, make, list, clock } = await start(open);
    const { token, ...view } = await make({ name: '  My script ', scopes: ['apply', 'read', 'apply'] });
    expect(token).toMatch(/^fh_[\w-]{43}$/);
    expect(view).toEqual({
      ...{ id: expect.any(Number), name: 'My script', scopes: ['read', 'apply'] },
      ...{ created_at: clock.now().toISOString(), expires_at: null, last_used_at: null },
    });
    expect(await list()).toEqual([view]);
    const stored = await db.selectFrom('access_tokens').selectAll().execute();
    expect(stored).toMatchObject([{ token_hash: hashToken(token) }]);
    expect(JSON.stringify(stored)).not.toContain(token.slice(3));
  });

  test('note their use, at most once a minute', async () => {
    const { make, list, use, clock } = await start(open);
    const { token } = await make();
    const first = clock.now().toISOString();
    expect((await use(token)).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ last_used_at: first }]);
    clock.pass({ seconds: 59 });
    await Promise.all([use(token), use(token)]);
    expect(await list()).toMatchObject([{ last_used_at: first }]);
    clock.pass({ seconds: 1 });
    await Promise.all([use(token), use(token)]);
    expect(await list()).toMatchObject([{ last_used_at: clock.now().toISOString() }]);
    clock.pass({ seconds: 61 });
    await use(token, '/v1/api/users/settings');
    expect(await list()).toMatchObject([{ last_used_at: clock.now().toISOString() }]);
  });

  test('end at their time, and stay in the list until they are revoked', async () => {
    const { make, list, use, revoke, clock } = await start(open);
    const expires_at = new Date(clock.now().getTime() + 60_000).toISOString();
    const { id, token } = await make({ expires_at });
    clock.pass({ seconds: 59 });
    expect((await use(token)).statusCode).toBe(200);
    clock.pass({ seconds: 1 });
    expectRefusal(await use(token), 401, /^This access token does not hold/);
    expect(await list()).toMatchObject([{ id, expires_at }]);
    expect((await revoke(id)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
    expectRefusal(await revoke(id), 404, /^There is no such access token/);
  });

  test('open nothing from the moment they are revoked, on another node too', async () => {
    const { database, make, use, revoke } = await start(open);
    const { id, token } = await make();
    const other = await openApi(database);
    const headers = { authorization: `Bearer ${token}` };
    expect((await other.inject({ url: '/v1/api/bookmarks', headers })).statusCode).toBe(200);
    await revoke(id);
    expectRefusal(await other.inject({ url: '/v1/api/bookmarks', headers }), 401);
    expectRefusal(await use(token), 401);
  });

  test('come by pages, with how many there are', async () => {
    const { api, ada, make } = await start(open);
    for (const name of ['First', 'Second', 'Third']) await make({ name });
    const page = async (query: object) =>
      (
        await api.inject({ url: URL, headers: ada.headers, query: query as Record<string, string> })
      ).json<AccessTokensResponse>();
    const { data, total } = await page({ limit: '1', offset: '1' });
    expect({ names: data.map(({ name }) => name), total }).toEqual({ names: ['Second'], total: 3 });
  });

  test('are nobody else’s to see or revoke', async () => {
    const { database, make, list, revoke, use } = await start(open);
    const { id, token } = await make();
    const bob = await signIn(database, { email: 'bob@example.com' });
    expect(await list(bob)).toEqual([]);
    expectRefusal(await revoke(id, bob), 404);
    expect((await use(token)).statusCode).toBe(200);
  });

  test('are refused in words when they would be of no use', async () => {
    const { create, list, clock } = await start(open);
    const good = { name: 'Script', scopes: ['read'] };
    const refused: [object, RegExp][] = [
      [{ ...good, name: ' ' }, /^The field “name” says what the token is for/],
      [
        { ...good, name: 'x'.repeat(LIMITS.accessTokenNameMaxLength + 1) },
        /^The field “name” must be at most 100/,
      ],
      [{ ...good, name: 'a\0b' }, /^The field “name” /],
      [{ scopes: ['read'] }, /^The field “name” /],
      [{ ...good, scopes: [] }, /^The field “scopes” must name at least one/],
      [{ ...good, scopes: ['admin'] }, /^The field “scopes.0” must be one of/],
      [{ ...good, scopes: 'read' }, /^The field “scopes” /],
      [{ ...good, scopes: ['read', 'write', 'apply', 'read'] }, /^The field “scopes” /],
      [{ ...good, expires_at: clock.now().toISOString() }, /^The field “expires_at” must be in the future/],
      [{ ...good, expires_at: 'tomorrow' }, /^The field “expires_at” /],
      [{ ...good, expires_at: 7 }, /^The field “expires_at” /],
    ];
    for (const [payload, reason] of refused) expectRefusal(await create(payload), 400, reason);
    expect(await list()).toEqual([]);
  });

  test('are made within 15 minutes of a proof of who asks, and read and revoked at any time', async () => {
    const { db, create, make, list, revoke, clock } = await start(open);
    const { id } = await make();
    // A session whose tokens were refreshed meanwhile.
    const proved = new Date(clock.now().getTime() - 15 * MINUTE_MS - 1_000);
    await db.updateTable('sessions').set({ authenticated_at: proved }).execute();
    expectRefusal(await create({ name: 'Script', scopes: ['read'] }), 403, ERROR_TEXTS.confirmFirst);
    expect(await list()).toHaveLength(1);
    expect((await revoke(id)).statusCode).toBe(200);
  });

  test('are told of by mail when they are made: which, what it may do, and when', async () => {
    const { db, make, create } = await start(open);
    expectRefusal(await create({ name: '', scopes: ['read'] }), 400);
    expect(await db.selectFrom('mails').select('id').execute()).toEqual([]);
    await make({ name: 'Script', scopes: ['apply', 'read'] });
    const { subject, text } = await readMail(db, 'ada@example.com');
    expect(subject).toBe('A new access token for your Firsthand account');
    expect(text.replaceAll('\n', ' ')).toContain(
      'The access token “Script” was made for your account on February 1 at 09:00 UTC and acts for you in it from now on. It may read and apply.',
    );
  });

  test('go on when their person signs out everywhere, or are revoked with it when that is asked for', async () => {
    const { api, database, ada, make, use } = await start(open);
    const bob = await signIn(database, { email: 'bob@example.com' });
    const ofBob = await makeAccessToken(database, bob, ['read']);
    const { token } = await make();
    await make();
    const again = await signInAgain(database, ada.user);
    const leave = (payload: object, { headers } = ada) =>
      api.inject({ method: 'POST', url: '/v1/api/auth/logout', headers, payload });
    // Of one browser alone they are no part, whatever else is said.
    expect((await leave({ access_tokens: true })).json()).toEqual({ message: 'You are signed out.' });
    expect((await use(token)).statusCode).toBe(200);
    const left = await leave({ everywhere: true }, again);
    expect(left.json()).toEqual({ message: 'You are signed out everywhere.' });
    expect((await use(token)).statusCode).toBe(200);
    const last = await leave(
      { everywhere: true, access_tokens: true },
      await signInAgain(database, ada.user),
    );
    expect(last.json()).toEqual({
      message: 'You are signed out everywhere, and 2 access tokens are revoked.',
    });
    expectRefusal(await use(token), 401, /^This access token does not hold/);
    expect((await use(ofBob.token)).statusCode).toBe(200);
  });

  test('neither sign in nor confirm an address, and a search with one leaves out what is hidden', async () => {
    const { db, database, api, ada } = await start(open);
    const { headers } = await makeAccessToken(database, ada, ['read', 'write', 'apply']);
    await api.inject({
      ...{ method: 'PUT', url: '/v1/api/users/settings', headers: ada.headers },
      payload: {
        ...{ name: 'Ada', email: 'new@example.com', phone: '', location: '' },
        ...{ email_notifications: true, job_recommendations: true, marketing_communications: false },
      },
    });
    const { token } = await readMail(db, 'new@example.com');
    const verify = { url: '/v1/api/auth/verify', query: { token } };
    expectRefusal(await api.inject({ ...verify, headers }), 403, /^No access token may do this/);
    expect((await api.inject({ ...verify, headers: ada.headers })).statusCode).toBe(200);
    const hide = { kind: 'word', value: 'nurse' };
    const hidden = await api.inject({ method: 'POST', url: '/v1/api/hide-rules', headers, payload: hide });
    expect(hidden.statusCode).toBe(201);
    const search = await api.inject({ url: '/v1/api/requisitions/search', headers });
    expect([search.statusCode, search.headers['www-authenticate']]).toEqual([200, undefined]);
    const wrong = { authorization: 'Bearer fh_unknown' };
    const asNobody = await api.inject({ url: '/v1/api/requisitions/search', headers: wrong });
    expect([asNobody.statusCode, asNobody.headers['www-authenticate']]).toEqual([
      ...[200, 'Bearer error="invalid_token"'],
    ]);
  });
});

describeDatabases('access tokens, made at once', (open) => {
  test('are as many as we keep and no more, also when several are made at once', async () => {
    const { create, list, revoke, make } = await start(open);
    const answers = await Promise.all(
      Array.from({ length: LIMITS.accessTokensPerUser + 3 }, () => create({ name: 'x', scopes: ['read'] })),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused).toHaveLength(3);
    for (const answer of refused) expectRefusal(answer, 409, /^You have 20 access tokens/);
    const [one] = await list();
    await revoke(one!.id);
    await make();
    expect(await list()).toHaveLength(LIMITS.accessTokensPerUser);
  });

  test('are none when their person signs out everywhere meanwhile and has them revoked', async () => {
    const { db, api, ada, create } = await start(open);
    await Promise.all([
      ...Array.from({ length: 5 }, () => create({ name: 'x', scopes: ['read'] })),
      api.inject({
        ...{ method: 'POST', url: '/v1/api/auth/logout', headers: ada.headers },
        payload: { everywhere: true, access_tokens: true },
      }),
      ...Array.from({ length: 5 }, () => create({ name: 'x', scopes: ['read'] })),
    ]);
    expect(await db.selectFrom('access_tokens').select('id').execute()).toEqual([]);
  });
});
