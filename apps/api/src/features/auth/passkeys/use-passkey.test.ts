import { ERROR_TEXTS, LIMITS, type SessionResponse } from '@firsthand/contracts';
import { describeDatabases, describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { signIn } from '../../../testing/sign-in.ts';
import { anAuthenticator, type Oddities } from '../../../testing/software-authenticator.ts';
import { startPasskeys } from '../../../testing/start/start-passkeys.ts';
import { expectRefusal, loggedErrors } from '../../../testing/test-api.ts';

describeStore('signing in with a passkey', (open) => {
  test('asks nobody who they are', async () => {
    const { add, askToSignIn } = await startPasskeys(open);
    const before = await askToSignIn();
    await add();
    const after = await askToSignIn();
    expect(before).toEqual({
      rpId: 'firsthand.example',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: 300_000,
      userVerification: 'required',
    });
    expect(after).toEqual({ ...before, challenge: expect.any(String) });
    expect(after.challenge).not.toBe(before.challenge);
  });

  test('answers as every other way to sign in, and leads back to the page that was wanted', async () => {
    const { db, add, askToSignIn, sendSignIn, call, ada } = await startPasskeys(open);
    const device = await add();
    const answer = await sendSignIn(device.get(await askToSignIn('/saved-jobs?page=2')));
    expect(answer.json()).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      user: expect.objectContaining({ id: ada.user.id, email: ada.user.email }),
      known_browser: expect.any(String),
      redirect: '/saved-jobs?page=2',
    });
    const session = answer.json<SessionResponse>();
    const headers = { authorization: `Bearer ${session.access_token}` };
    expect((await call('GET', 'passkeys', headers)).json()).toMatchObject({
      passkeys: [{ last_used_at: expect.any(String) }],
      confirmed: true,
    });
    expect(await db.selectFrom('passkeys').select('counter').execute()).toEqual([{ counter: 1 }]);
    expect(
      (await call('POST', 'refresh', undefined, { refresh_token: session.refresh_token })).statusCode,
    ).toBe(200);
  });

  test('is told of by mail from a browser that never signed in, and from a known one is not', async () => {
    const { db, add, askToSignIn, sendSignIn } = await startPasskeys(open);
    const device = await add();
    const enterFrom = async (known_browser?: string) => {
      const answer = await sendSignIn({ ...device.get(await askToSignIn()), known_browser });
      expect(answer.statusCode).toBe(200);
      return answer.json<SessionResponse>().known_browser;
    };
    const news = () => db.selectFrom('mails').select('text').where('kind', '=', 'new-device').execute();
    const known = await enterFrom();
    const [told, ...more] = await news();
    expect(told?.text?.replaceAll('\n', ' ')).toContain('logged in to your account with a passkey on');
    expect(more).toEqual([]);
    await enterFrom(known);
    expect(await news()).toHaveLength(1);
    await enterFrom('1.made-up');
    expect(await news()).toHaveLength(2);
  });

  test('leads only to pages of ours', async () => {
    const { add, askToSignIn, sendSignIn } = await startPasskeys(open);
    const device = await add();
    const answer = await sendSignIn(device.get(await askToSignIn('//evil.example')));
    expect(answer.json<SessionResponse>().redirect).toBe('/dashboard');
  });

  test('works each time, also with an authenticator that does not count', async () => {
    const { add, enter } = await startPasskeys(open);
    const counting = await add();
    const other = await add();
    for (const oddities of [{}, {}]) expect((await enter(counting, oddities)).statusCode).toBe(200);
    for (const counter of [0, 0]) expect((await enter(other, { counter })).statusCode).toBe(200);
  });

  test('ends with the passkey, and with the account', async () => {
    const { db, add, enter, call, ada } = await startPasskeys(open);
    const [first, second] = [await add(), await add()];
    await call('DELETE', 'passkeys/1', ada.headers);
    expectRefusal(await enter(first), 400, ERROR_TEXTS.passkeyUnknown);
    expect((await enter(second)).statusCode).toBe(200);
    await db.deleteFrom('users').execute();
    expectRefusal(await enter(second), 400, ERROR_TEXTS.passkeyUnknown);
  });

  test('is refused in one way, whether the passkey is known', async () => {
    const { db, add, askToAdd, askToSignIn, sendSignIn } = await startPasskeys(open);
    const known = await add();
    const stranger = anAuthenticator();
    stranger.create(await askToAdd());
    const forged = { ...known.get(await askToSignIn()) };
    const wrong = stranger.get(await askToSignIn());
    const answers = [
      await sendSignIn(wrong),
      await sendSignIn({
        ...wrong,
        id: forged.id,
        rawId: forged.rawId,
        response: known.get(await askToSignIn(), { userHandle: 'eve' }).response,
      }),
    ];
    expect(answers.map(({ body }) => body)).toEqual([answers[0]?.body, answers[0]?.body]);
    expectRefusal(answers[0]!, 400, ERROR_TEXTS.passkeyUnknown);
    expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });
});

describeStore('an answer of a passkey signs nobody in when', (open) => {
  test.each<[string, Oddities]>([
    ['it was signed on another site', { origin: 'https://evil.example' }],
    ['it was signed on a site below ours', { origin: 'https://evil.firsthand.example' }],
    ['it was signed for another host', { rpId: 'evil.example' }],
    ['it makes a passkey instead', { type: 'webauthn.create' }],
    ['nobody was there', { flags: 4 }],
    ['its user was not verified', { flags: 1 }],
    ['it does not say whose it is', { userHandle: null }],
    ['it says that it is somebody else’s', { userHandle: 'x'.repeat(43) }],
  ])('%s', async (_name, oddities) => {
    const { db, add, enter } = await startPasskeys(open);
    const device = await add();
    expectRefusal(await enter(device, oddities), 400, ERROR_TEXTS.passkeyUnknown);
    expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
    expect(loggedErrors).toEqual([]);
    expect((await enter(device)).statusCode).toBe(200);
  });

  test('its challenge is made up, was for something else, was answered before, or is five minutes old', async () => {
    const { add, askToAdd, askToConfirm, askToSignIn, sendSignIn, enter, clock } = await startPasskeys(open);
    const device = await add();
    for (const challenge of ['x', (await askToAdd()).challenge, (await askToConfirm()).challenge])
      expectRefusal(await enter(device, { challenge }), 400, ERROR_TEXTS.passkeyLate);
    expectRefusal(await enter(device, { crossOrigin: true }), 400, ERROR_TEXTS.passkeyLate);
    const answer = device.get(await askToSignIn());
    expect((await sendSignIn(answer)).statusCode).toBe(200);
    expectRefusal(await sendSignIn(answer), 400, ERROR_TEXTS.passkeyLate);
    const options = await askToSignIn();
    clock.pass({ minutes: LIMITS.passkeyMinutes });
    expectRefusal(await sendSignIn(device.get(options)), 400, ERROR_TEXTS.passkeyLate);
  });

  test('its challenge was spent on a wrong answer', async () => {
    const { add, askToSignIn, sendSignIn } = await startPasskeys(open);
    const device = await add();
    const options = await askToSignIn();
    expectRefusal(await sendSignIn(device.get(options, { flags: 1 })), 400, ERROR_TEXTS.passkeyUnknown);
    expectRefusal(await sendSignIn(device.get(options)), 400, ERROR_TEXTS.passkeyLate);
  });

  test('a copy of the passkey has signed as often', async () => {
    const { add, enter } = await startPasskeys(open);
    const device = await add();
    expect((await enter(device, { counter: 5 })).statusCode).toBe(200);
    for (const counter of [5, 4, 0])
      expectRefusal(await enter(device, { counter }), 400, ERROR_TEXTS.passkeyCopied);
    expect((await enter(device, { counter: 6 })).statusCode).toBe(200);
  });

  test('any part of it is cut or changed', async () => {
    const { db, add, askToSignIn, sendSignIn } = await startPasskeys(open);
    const device = await add();
    for (const part of ['authenticatorData', 'signature'] as const) {
      for (const change of [
        (text: string) => text.slice(0, -4),
        (text: string) => text.slice(0, 8),
        (text: string) => `AAAA${text}`,
        () => 'A',
        () => 'A'.repeat(2_000),
      ]) {
        const { response, ...rest } = device.get(await askToSignIn());
        const answer = await sendSignIn({
          ...rest,
          response: { ...response, [part]: change(response[part]) },
        });
        expectRefusal(answer, 400, ERROR_TEXTS.passkeyUnknown);
      }
    }
    for (const clientDataJSON of ['e30', 'W10', 'bnVsbA', '_w', 'A'.repeat(4_000)]) {
      const { response, ...rest } = device.get(await askToSignIn());
      const answer = await sendSignIn({ ...rest, response: { ...response, clientDataJSON } });
      expectRefusal(answer, 400, ERROR_TEXTS.passkeyLate);
    }
    expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
    expect(loggedErrors).toEqual([]);
  });

  test.each<[string, object, RegExp]>([
    ['nothing is sent', {}, /^The field “id” is missing/],
    ['the id is no base64url', { id: 'a b' }, /^The field “id” must be base64url/],
    ['the client data is huge', { response: { clientDataJSON: 'x'.repeat(4_001) } }, /4000/],
  ])('%s', async (_name, changes, sentence) => {
    const { add, askToSignIn, sendSignIn } = await startPasskeys(open);
    const right = (await add()).get(await askToSignIn());
    const body = Object.keys(changes).length === 0 ? {} : { ...right, ...changes };
    expectRefusal(await sendSignIn(body), 400, sentence);
  });
});

describeDatabases('of answers of a passkey sent at once', (open) => {
  test('one signs in, once', async () => {
    const { db, add, askToSignIn, sendSignIn } = await startPasskeys(open);
    const answer = (await add()).get(await askToSignIn());
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendSignIn(answer)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(2);
  });

  test('two with one count are a copy at work, and one of them is refused', async () => {
    const { add, askToSignIn, sendSignIn } = await startPasskeys(open);
    const device = await add();
    const made = [await askToSignIn(), await askToSignIn()].map((options) =>
      device.get(options, { counter: 7 }),
    );
    const answers = await Promise.all(made.map((answer) => sendSignIn(answer)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('and of an account that is deleted meanwhile, none is an error of ours', async () => {
    const { add, askToSignIn, sendSignIn, api, ada } = await startPasskeys(open);
    const answer = (await add()).get(await askToSignIn());
    const [signedIn, deleted] = await Promise.all([
      sendSignIn(answer),
      api.inject({
        ...{ method: 'DELETE', url: '/v1/api/users/account', headers: ada.headers },
        payload: { confirm_email: ada.user.email },
      }),
    ]);
    expect(deleted.statusCode).toBe(200);
    expect([200, 400, 401]).toContain(signedIn.statusCode);
    expect(loggedErrors).toEqual([]);
  });
});

describeStore('confirming by a passkey', (open) => {
  test('proves the session, by one of the person’s own', async () => {
    const { db, database, add, askToConfirm, sendConfirmation, list, ada } = await startPasskeys(open);
    const device = await add();
    await db.updateTable('sessions').set({ passkey_id: null }).execute();
    expect(await list()).toMatchObject({ confirmed: false });
    const options = await askToConfirm();
    expect(options.allowCredentials).toEqual([
      { id: expect.any(String), type: 'public-key', transports: ['internal'] },
    ]);
    const bob = await signIn(database, { email: 'bob@example.com' });
    const bobs = await add(bob.headers);
    expectRefusal(await sendConfirmation(bobs.get(options)), 400, ERROR_TEXTS.passkeyUnknown);
    const again = await askToConfirm();
    expectRefusal(await sendConfirmation(device.get(again), bob.headers), 400, ERROR_TEXTS.passkeyLate);
    // A security key that was named need not say whose it is.
    const confirmed = await sendConfirmation(device.get(again, { userHandle: null }));
    expect([confirmed.statusCode, confirmed.json()]).toEqual([200, await list(ada.headers)]);
    expect(await list()).toMatchObject({ confirmed: true });
  });

  test('needs one', async () => {
    const { call, ada } = await startPasskeys(open);
    const answer = await call('POST', 'passkeys/confirmation-options', ada.headers);
    expectRefusal(answer, 409, /^You have no passkey yet/);
  });
});
