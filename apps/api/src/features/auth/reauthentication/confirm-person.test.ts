import { ERROR_TEXTS, type SendMagicLinkResponse } from '@firsthand/contracts';
import { describeDatabases, describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { aClock } from '../../../testing/a-clock.ts';
import { readMail } from '../../../testing/read-mail.ts';
import { signIn, type SignedIn } from '../../../testing/sign-in.ts';
import {
  expectRefusal,
  openApi,
  openSharedApi,
  TEST_AUTH,
  TEST_NOW,
  TEST_URL,
} from '../../../testing/test-api.ts';
import { signAccessToken } from '../session/access-token.ts';
import { markReauthenticated } from './mark-reauthenticated.ts';

const SETTINGS = {
  ...{ name: 'Ada', phone: '', location: '' },
  ...{ email_notifications: true, job_recommendations: true, marketing_communications: false },
};

async function openConfirming(open: OpenTestDatabase, roles: string[] = []) {
  const { db, database } = await open();
  const clock = aClock();
  const api = await openSharedApi(database, clock.now);
  const ada = await signIn(database, { roles });
  /** Access tokens hold for 15 minutes; a client gets new ones without proving anything. */
  const toHeaders = async ({ user, sessionId }: SignedIn) => ({
    authorization: `Bearer ${await signAccessToken(
      { secret: TEST_AUTH.secret, issuer: TEST_URL, now: clock.now },
      { userId: user.id, sessionId },
    )}`,
  });
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    who: SignedIn = ada,
  ) =>
    api.inject({
      method,
      url: `/v1/api/${path}`,
      headers: await toHeaders(who),
      ...(payload && { payload }),
    });
  const guarded = {
    export: () => call('GET', 'users/export'),
    address: () => call('PUT', 'users/settings', { ...SETTINGS, email: 'new@example.com' }),
    deletion: () => call('DELETE', 'users/account', { confirm_email: ada.user.email }),
  };
  const ask = async (who: SignedIn = ada) => {
    const answer = await call('POST', 'auth/confirmations', undefined, who);
    expect(answer.statusCode).toBe(200);
    const { request_token: requestToken } = answer.json<SendMagicLinkResponse>();
    return { requestToken, ...(await readMail(db, who.user.email)) };
  };
  const confirm = (requestToken: string, code: string, who: SignedIn = ada) =>
    call('POST', 'auth/confirmations/verify', { request_token: requestToken, code }, who);
  return { db, database, clock, api, ada, call, guarded, ask, confirm };
}

const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describeStore('a session whose sign-in is long ago', (open) => {
  test('may not change the address, export or delete; everything else goes on', async () => {
    const { db, clock, guarded, call } = await openConfirming(open);
    clock.pass({ minutes: 15 });
    expect((await guarded.export()).statusCode).toBe(200);
    clock.pass({ seconds: 1 });
    for (const act of Object.values(guarded)) expectRefusal(await act(), 403, ERROR_TEXTS.confirmFirst);
    expect(await db.selectFrom('mails').select('id').execute()).toEqual([]);
    const saved = await call('PUT', 'users/settings', { ...SETTINGS, email: 'ada@example.com' });
    expect(saved.statusCode).toBe(200);
  });

  test('may again for 15 minutes by the code of a mail', async () => {
    const { db, clock, guarded, ask, confirm } = await openConfirming(open);
    clock.pass({ days: 1 });
    const { requestToken, code, text, token } = await ask();
    expect(text).toContain('https://firsthand.example/profile');
    // Nothing but the digits proves anything.
    expect(token).toBe('');
    expect((await confirm(requestToken, ` ${code.slice(0, 3)} ${code.slice(3)}`)).json()).toEqual({
      message: 'Thank you. It is you.',
    });
    expect((await guarded.export()).statusCode).toBe(200);
    const { authenticated_at, authenticated_with } = await db
      .selectFrom('sessions')
      .select(['authenticated_at', 'authenticated_with'])
      .executeTakeFirstOrThrow();
    expect([authenticated_at, authenticated_with]).toEqual([clock.now(), 'mail']);
    clock.pass({ minutes: 15, seconds: 1 });
    expectRefusal(await guarded.export(), 403);
  });

  test('may again by another proof', async () => {
    const { db, clock, guarded, ada } = await openConfirming(open);
    clock.pass({ days: 1 });
    expect(await markReauthenticated(db, ada.sessionId, clock.now(), 'passkey')).toBe(true);
    expect((await guarded.address()).statusCode).toBe(200);
    expect((await guarded.deletion()).statusCode).toBe(200);
  });
});

describeStore('the code of a confirmation', (open) => {
  test('has five tries and 15 minutes', async () => {
    const { clock, ask, confirm, guarded } = await openConfirming(open);
    clock.pass({ days: 1 });
    const { requestToken, code } = await ask();
    for (const left of ['4 tries are', '3 tries are', '2 tries are', '1 try is'])
      expectRefusal(await confirm(requestToken, wrongFor(code)), 400, new RegExp(`${left} left`));
    expectRefusal(
      await confirm(requestToken, wrongFor(code)),
      400,
      /^Too many wrong codes\. Ask for a new mail/,
    );
    expectRefusal(await confirm(requestToken, code), 400, /^Too many wrong codes\. Ask for a new mail/);
    const second = await ask();
    clock.pass({ minutes: 15 });
    expectRefusal(await confirm(second.requestToken, second.code), 410, /has expired/);
    expectRefusal(await guarded.export(), 403);
  });

  test('is of no use in another session, of somebody else, or to sign in', async () => {
    const { db, database, api, ada, ask, confirm } = await openConfirming(open);
    const bob = await signIn(database, { email: 'bob@example.com', name: 'Bob' });
    const { requestToken, code } = await ask();
    const request_token = requestToken;
    expectRefusal(await confirm(requestToken, code, bob), 400, /not of use/);
    const signedIn = await api.inject({
      ...{ method: 'POST', url: '/v1/api/auth/verify-code', payload: { request_token, code } },
    });
    expectRefusal(signedIn, 400, ERROR_TEXTS.verifyUnknown);
    await db.updateTable('sessions').set({ ended_at: TEST_NOW }).where('id', '=', ada.sessionId).execute();
    expectRefusal(await confirm(requestToken, code), 401);
    // Nothing of it was spent on the way.
    const link = await db.selectFrom('magic_links').selectAll().executeTakeFirstOrThrow();
    expect([link.code_attempts, link.used_at]).toEqual([0, null]);
  });

  test('of a sign-in confirms nobody', async () => {
    const { db, clock, api, confirm, guarded } = await openConfirming(open);
    clock.pass({ days: 1 });
    const payload = { email: 'ada@example.com' };
    const asked = await api.inject({ method: 'POST', url: '/v1/api/auth/send-magic-link', payload });
    const { request_token: requestToken } = asked.json<SendMagicLinkResponse>();
    const { code } = await readMail(db, 'ada@example.com');
    expectRefusal(await confirm(requestToken, code), 400, /not of use/);
    expectRefusal(await guarded.export(), 403);
  });

  test('is asked for within limits, which strangers do not use up', async () => {
    const { api, call } = await openConfirming(open);
    for (let count = 0; count < 5; count += 1) {
      const payload = { email: 'ada@example.com' };
      await api.inject({ method: 'POST', url: '/v1/api/auth/send-magic-link', payload });
    }
    const answers = [];
    for (let count = 0; count < 11; count += 1) answers.push(await call('POST', 'auth/confirmations'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test('leaves a change of address that waits as it is, and is none', async () => {
    const { ask, call, guarded } = await openConfirming(open);
    await ask();
    const before = await call('GET', 'users/settings');
    expect(before.json()).toMatchObject({ settings: { pending_email: null } });
    await guarded.address();
    await ask();
    expect((await call('GET', 'users/settings')).json()).toMatchObject({
      settings: { pending_email: 'new@example.com' },
    });
  });

  test('is refused where no mail can be sent', async () => {
    const { database } = await open();
    const { headers } = await signIn(database);
    const api = await openApi(database, { auth: { ...TEST_AUTH, canSendMail: false } });
    const answer = await api.inject({ method: 'POST', url: '/v1/api/auth/confirmations', headers });
    expectRefusal(answer, 503, /so no code can be sent/);
  });
});

describeDatabases('the code of a confirmation, used at once', (open) => {
  test('works once, and of several at once one', async () => {
    const { ask, confirm } = await openConfirming(open);
    const { requestToken, code } = await ask();
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(requestToken, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
    expectRefusal(await confirm(requestToken, code), 400, /^This code is not of use any more\./);
  });
});
