import { ERROR_TEXTS, LIMITS } from '@firsthand/contracts';
import { describeDatabases, describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { signIn } from '../../../testing/sign-in.ts';
import { anAuthenticator, type Oddities } from '../../../testing/software-authenticator.ts';
import { startPasskeys } from '../../../testing/start/start-passkeys.ts';
import { expectRefusal, loggedErrors, TEST_NOW } from '../../../testing/test-api.ts';

describeStore('a passkey', (open) => {
  test('is asked for in the words of WebAuthn, for our host alone, and unlocked by its user', async () => {
    const { askToAdd, ada } = await startPasskeys(open);
    expect(await askToAdd()).toEqual({
      rp: { id: 'firsthand.example', name: 'Firsthand' },
      user: {
        id: expect.stringMatching(/^[\w-]{43}$/),
        name: ada.user.email,
        displayName: ada.user.name,
      },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      timeout: 300_000,
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: {
        ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
    });
  });

  test('is kept with a name, is listed without its key, and proves the session it was made in', async () => {
    const { db, add, list, ada } = await startPasskeys(open);
    await add();
    expect(await list()).toEqual({
      passkeys: [{ id: 1, name: 'Passkey 1', created_at: TEST_NOW.toISOString(), last_used_at: null }],
      ...{ confirmed: true, required: false },
    });
    expect(await db.selectFrom('passkeys').selectAll().execute()).toMatchObject([
      { user_id: ada.user.id, counter: 0, transports: ['internal'] },
    ]);
    expect(await db.selectFrom('passkey_challenges').selectAll().execute()).toEqual([]);
  });

  test('is not made twice by one authenticator: the second time it is named as there', async () => {
    const { add, askToAdd } = await startPasskeys(open);
    await add();
    const first = await askToAdd();
    expect(first.excludeCredentials).toEqual([
      { id: expect.stringMatching(/^[\w-]{43}$/), type: 'public-key', transports: ['internal'] },
    ]);
    await add();
    expect((await askToAdd()).user.id).toBe(first.user.id);
  });

  test('has a name that the person may change', async () => {
    const { add, call, list, ada } = await startPasskeys(open);
    await add();
    await add();
    const rename = (name: unknown) => call('PATCH', 'passkeys/1', ada.headers, { name });
    expect((await rename('  My\n phone ')).statusCode).toBe(200);
    await add();
    expect((await list()).passkeys.map(({ name }) => name)).toEqual(['My phone', 'Passkey 2', 'Passkey 1']);
    expectRefusal(await rename(' '), 400, 'Please give the passkey a name.');
    expectRefusal(await rename('x'.repeat(51)), 400, 'The field “name” must be at most 50 characters.');
    expectRefusal(await rename('a\0b'), 400, /^The field “name” contains characters that are not text/);
    expectRefusal(await call('PATCH', 'passkeys/9', ada.headers, { name: 'x' }), 404);
  });

  test('is removed once, and its session is proved no longer', async () => {
    const { add, call, list, ada } = await startPasskeys(open);
    await add();
    const removed = await call('DELETE', 'passkeys/1', ada.headers);
    expect(removed.json()).toEqual({ passkeys: [], confirmed: false, required: false });
    expectRefusal(await call('DELETE', 'passkeys/1', ada.headers), 404, 'This passkey is no longer here.');
    expect(await list()).toMatchObject({ passkeys: [], confirmed: false });
  });

  test('is told of by mail when it is added, and when it is removed', async () => {
    const { db, add, call, ada, sendNew, askToAdd } = await startPasskeys(open);
    const mails = () =>
      db.selectFrom('mails').select(['kind', 'recipient', 'subject']).orderBy('id').execute();
    expect(
      (await sendNew(anAuthenticator().create(await askToAdd()), {} as typeof ada.headers)).statusCode,
    ).toBe(401);
    expect(await mails()).toEqual([]);
    await add();
    await call('DELETE', 'passkeys/1', ada.headers);
    await call('DELETE', 'passkeys/1', ada.headers);
    const told = { kind: 'sign-in-way', recipient: ada.user.email };
    expect(await mails()).toEqual([
      { ...told, subject: 'A new way to log in to your Firsthand account' },
      { ...told, subject: 'A way to log in to your Firsthand account was removed' },
    ]);
  });

  test('of somebody else is neither added, renamed nor removed', async () => {
    const { database, add, askToAdd, sendNew, call, list } = await startPasskeys(open);
    const adas = await add();
    const bob = await signIn(database, { email: 'bob@example.com' });
    const copy = adas.create(await askToAdd(bob.headers));
    expectRefusal(await sendNew(copy, bob.headers), 409, 'This passkey was added before.');
    expectRefusal(await call('PATCH', 'passkeys/1', bob.headers, { name: 'Mine' }), 404);
    expectRefusal(await call('DELETE', 'passkeys/1', bob.headers), 404);
    expect(await list(bob.headers)).toMatchObject({ passkeys: [], confirmed: false });
    expect((await list()).passkeys).toHaveLength(1);
  });

  test(`is one of ${LIMITS.passkeysPerUser} at most`, async () => {
    const { add, call, ada } = await startPasskeys(open);
    for (let count = 0; count < LIMITS.passkeysPerUser; count++) await add();
    const refused = await call('POST', 'passkeys/registration-options', ada.headers);
    expectRefusal(refused, 409, /^You have 10 passkeys, which is as many as we keep\. /);
  });
});

describeStore('a new passkey is refused, and nothing is kept, when', (open) => {
  test.each<[string, Oddities]>([
    ['it was made on another site', { origin: 'https://evil.example' }],
    ['it was made on a site below ours', { origin: 'https://evil.firsthand.example' }],
    ['it was made without TLS', { origin: 'http://firsthand.example' }],
    ['it was made for another host', { rpId: 'evil.example' }],
    ['it signs in instead', { type: 'webauthn.get' }],
    ['nobody was there', { flags: 4 }],
    ['its user was not verified', { flags: 1 }],
    [
      'it comes with a certificate',
      {
        attestation: new Map<string, string | Map<string, Uint8Array>>([
          ['fmt', 'fido-u2f'],
          ['attStmt', new Map([['sig', Buffer.alloc(64)]])],
        ]),
      },
    ],
    ['it says nothing of its kind', { attestation: new Map() }],
  ])('%s', async (_name, oddities) => {
    const { askToAdd, sendNew, list } = await startPasskeys(open);
    const answer = anAuthenticator().create(await askToAdd(), oddities);
    expectRefusal(await sendNew(answer), 400, ERROR_TEXTS.passkeyNotAdded);
    expect((await list()).passkeys).toEqual([]);
    expect(loggedErrors).toEqual([]);
  });

  test.each<[string, Oddities]>([
    ['its challenge is made up', { challenge: 'x'.repeat(43) }],
    ['it was made in a frame of another site', { crossOrigin: true }],
  ])('%s', async (_name, oddities) => {
    const { askToAdd, sendNew, list } = await startPasskeys(open);
    const answer = anAuthenticator().create(await askToAdd(), oddities);
    expectRefusal(await sendNew(answer), 400, ERROR_TEXTS.passkeyLate);
    expect((await list()).passkeys).toEqual([]);
  });

  test('its challenge was for signing in, for another session, or is five minutes old', async () => {
    const { database, askToAdd, askToSignIn, sendNew, list, clock } = await startPasskeys(open);
    const options = await askToAdd();
    const { challenge } = await askToSignIn();
    const device = anAuthenticator();
    expectRefusal(await sendNew(device.create(options, { challenge })), 400, ERROR_TEXTS.passkeyLate);
    const bob = await signIn(database, { email: 'bob@example.com' });
    expectRefusal(await sendNew(device.create(options), bob.headers), 400, ERROR_TEXTS.passkeyLate);
    clock.pass({ minutes: LIMITS.passkeyMinutes });
    expectRefusal(await sendNew(device.create(options)), 400, ERROR_TEXTS.passkeyLate);
    expect((await list()).passkeys).toEqual([]);
  });

  test('the answer is cut, changed, nested or of something else, at every place', async () => {
    const { askToAdd, sendNew, list } = await startPasskeys(open);
    const device = anAuthenticator();
    const damage: ((bytes: Buffer) => Buffer)[] = [
      (bytes) => bytes.subarray(0, -1),
      () => Buffer.alloc(14_000, 0x81),
      () => Buffer.alloc(14_000, 0xff),
      () => Buffer.from([0xbb, 255, 255, 255, 255, 255, 255, 255, 255]),
      () => Buffer.from([0xa0]),
      () => Buffer.from([0]),
      ...Array.from({ length: 12 }, (_, part) => (bytes: Buffer) => {
        return bytes.subarray(0, Math.floor((bytes.length * part) / 12) + 1);
      }),
    ];
    for (const change of damage) {
      const { response, ...rest } = device.create(await askToAdd());
      const attestationObject = change(Buffer.from(response.attestationObject, 'base64url')).toString(
        'base64url',
      );
      const answer = await sendNew({ ...rest, response: { ...response, attestationObject } });
      expectRefusal(answer, 400, ERROR_TEXTS.passkeyNotAdded);
    }
    expect((await list()).passkeys).toEqual([]);
    expect(loggedErrors).toEqual([]);
  });

  test.each<[string, object, RegExp]>([
    ['nothing is sent', {}, /^The field “id” is missing/],
    ['the kind is another', { type: 'password' }, /^The field “type” /],
    [
      'the id is huge',
      { id: 'x'.repeat(1_365), rawId: 'x' },
      /^The field “id” must be at most 1364 characters/,
    ],
    ['the id is no base64url', { id: 'a+b=' }, /^The field “id” must be base64url/],
    [
      'the answer is huge',
      { response: { clientDataJSON: 'e30', attestationObject: 'x'.repeat(20_001) } },
      /20000/,
    ],
    ['the answer is none', { response: 'x' }, /^The field “response” must be an object/],
  ])('%s', async (_name, changes, sentence) => {
    const { askToAdd, sendNew } = await startPasskeys(open);
    const right = anAuthenticator().create(await askToAdd());
    const body = Object.keys(changes).length === 0 ? {} : { ...right, ...changes };
    expectRefusal(await sendNew(body), 400, sentence);
  });

  test('the two ids of it differ from the one of its key', async () => {
    const { askToAdd, sendNew } = await startPasskeys(open);
    const right = anAuthenticator().create(await askToAdd());
    expectRefusal(await sendNew({ ...right, id: 'other', rawId: 'other' }), 400, ERROR_TEXTS.passkeyNotAdded);
  });
});

describeDatabases('of passkeys sent at once', (open) => {
  test('one answer counts once', async () => {
    const { askToAdd, sendNew, list } = await startPasskeys(open);
    const answer = anAuthenticator().create(await askToAdd());
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendNew(answer)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
    expect((await list()).passkeys).toHaveLength(1);
  });

  test('no more are kept than may be', async () => {
    const { add, askToAdd, sendNew, list } = await startPasskeys(open);
    for (let count = 0; count < LIMITS.passkeysPerUser - 1; count++) await add();
    const made = await Promise.all(
      Array.from({ length: 4 }, async () => anAuthenticator().create(await askToAdd())),
    );
    const answers = await Promise.all(made.map((answer) => sendNew(answer)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect((await list()).passkeys).toHaveLength(LIMITS.passkeysPerUser);
  });
});
