import { ERROR_TEXTS, type SendMagicLinkResponse, type SessionResponse } from '@firsthand/contracts';
import { describeDatabases, describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { aClock } from '../../../testing/a-clock.ts';
import { readMail } from '../../../testing/read-mail.ts';
import { expectRefusal, openApi, openSharedApi, TEST_AUTH, TEST_NOW } from '../../../testing/test-api.ts';

const ADA = 'ada@example.com';

async function openSignIn(open: OpenTestDatabase, changes?: Parameters<typeof openApi>[1]) {
  const { db, database } = await open();
  const clock = aClock();
  const api = changes
    ? await openApi(database, { now: clock.now, ...changes })
    : await openSharedApi(database, clock.now);
  const post = (path: string, payload: object, remoteAddress = '198.51.100.1') =>
    api.inject({ method: 'POST', url: `/v1/api/auth/${path}`, payload, remoteAddress });
  const verify = (token: string) => api.inject({ url: '/v1/api/auth/verify', query: { token } });
  const ask = async (email = ADA, redirect?: string, from?: string, knownBrowser?: string) => {
    const payload = { email, redirect, known_browser: knownBrowser };
    const answer = await post('send-magic-link', payload, from);
    expect(answer.statusCode).toBe(200);
    const { request_token: requestToken } = answer.json<SendMagicLinkResponse>();
    return { requestToken, ...(await readMail(db, email)) };
  };
  return { db, api, clock, post, verify, ask };
}

describeStore('a magic link', (open) => {
  test('is mailed with digits, and the answer holds neither', async () => {
    const { db, post } = await openSignIn(open);
    const answer = await post('send-magic-link', { email: ' Ada@Example.com ' });
    expect(answer.json()).toEqual({
      message: 'Magic link sent! Check your email to log in.',
      request_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: '2026-02-01T09:15:00.000Z',
    });
    const mail = await readMail(db, 'Ada@example.com');
    expect(mail.token).toMatch(/^[\w-]{43}$/);
    expect(mail.code).toMatch(/^\d{6}$/);
    expect(answer.body).not.toContain(mail.token);
    expect(answer.headers['cache-control']).toBe('no-store');
    const task = await db.selectFrom('tasks').selectAll().executeTakeFirstOrThrow();
    expect(task).toMatchObject({ kind: 'send-mail', key: '1', max_attempts: 5 });
    const stored = JSON.stringify(await db.selectFrom('magic_links').selectAll().execute());
    const { request_token } = answer.json<SendMagicLinkResponse>();
    for (const secret of [mail.token, request_token, mail.code]) expect(stored).not.toContain(`"${secret}"`);
    expect(stored).not.toContain('198.51.100.1');
  });

  test('registers at first use, signs in later, and works once', async () => {
    const { db, ask, verify, clock } = await openSignIn(open);
    const { token } = await ask();
    const first = await verify(token);
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      user: { id: 1, name: null, email: ADA, email_validated: true, roles: [], premium: false },
      known_browser: expect.any(String),
    });
    expectRefusal(await verify(token), 400, 'Invalid magic link');
    clock.pass({ minutes: 20 });
    expectRefusal(await verify(token), 400, 'Invalid magic link');
    const again = await verify((await ask('ADA@example.com')).token);
    expect(again.json<SessionResponse>().user).toMatchObject({ id: 1, email: ADA });
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(2);
  });

  test('holds for 15 minutes and then says that it expired', async () => {
    const { ask, verify, clock, db, post } = await openSignIn(open);
    const { token, requestToken, code } = await ask();
    clock.pass({ minutes: 14, seconds: 59 });
    const late = await ask('bob@example.com');
    expect((await verify(late.token)).statusCode).toBe(200);
    clock.pass({ seconds: 1 });
    expectRefusal(await verify(token), 410, ERROR_TEXTS.verifyExpired);
    expectRefusal(
      await post('verify-code', { request_token: requestToken, code }),
      410,
      ERROR_TEXTS.verifyExpired,
    );
    expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: 'bob@example.com' }]);
  });

  test('is spent neither by a look ahead nor by a wrong one', async () => {
    const { ask, verify, api } = await openSignIn(open);
    const { token } = await ask();
    const url = `/v1/api/auth/verify?token=${token}`;
    for (const method of ['HEAD', 'POST', 'OPTIONS'] as const) {
      expect((await api.inject({ method, url })).statusCode).toBe(404);
    }
    for (const wrong of [
      token.slice(0, -1),
      `${token}x`,
      token.toUpperCase(),
      'x',
      '../x',
      'null',
      'x'.repeat(500),
    ]) {
      expectRefusal(await verify(wrong), 400, 'Invalid magic link');
    }
    expect((await verify(token)).statusCode).toBe(200);
  });

  test.each(['', '?token=', '?token=%20', '?Token=x'])('without a token (%j) is refused', async (query) => {
    const { api } = await openSignIn(open);
    expectRefusal(await api.inject(`/v1/api/auth/verify${query}`), 400, ERROR_TEXTS.verifyNoToken);
  });

  test.each([
    ['?token=a&token=b', /^The field “token” /],
    ['?token[]=a', ERROR_TEXTS.verifyNoToken],
    [`?token=${'x'.repeat(501)}`, /^The field “token” must be at most 500/],
    ['?token=%00', ERROR_TEXTS.verifyUnknown],
    ['?token=%zz', 'The address contains characters that are not text.'],
    ["?token=' or '1'='1", ERROR_TEXTS.verifyUnknown],
    ['?token=null', ERROR_TEXTS.verifyUnknown],
  ])('with %s for a token is refused, and nothing is spent', async (query, sentence) => {
    const { api, ask, db } = await openSignIn(open);
    await ask();
    const read = () => db.selectFrom('magic_links').selectAll().execute();
    const before = await read();
    expectRefusal(await api.inject(`/v1/api/auth/verify${query}`), 400, sentence);
    expect(await read()).toEqual(before);
  });

  test.each([
    ['/job/nurse-1?from=search&page=2#apply', '/job/nurse-1?from=search&page=2#apply'],
    ['//evil.example', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['/%2f/evil.example', '/dashboard'],
    ['https://evil.example', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['/login?redirect=/login', '/dashboard'],
  ])('leads back to %s as %s', async (wanted, led) => {
    const { ask, verify } = await openSignIn(open);
    const { token, redirect } = await ask(ADA, wanted);
    expect(redirect).toBe(led);
    expect((await verify(token)).json<SessionResponse>().redirect).toBe(led);
  });

  test('is refused beyond 5 for an address and network, until the first is 15 minutes old', async () => {
    const { post, clock, db } = await openSignIn(open);
    const send = (email: string, client: string) => post('send-magic-link', { email }, client);
    for (let time = 0; time < 5; time++) {
      const client = `2001:db8:1:2::${time}`;
      expect((await send(time % 2 ? ADA : 'Ada@EXAMPLE.com', client)).statusCode).toBe(200);
      clock.pass({ minutes: 1 });
    }
    const refused = await send(ADA, '2001:db8:1:2::9');
    expectRefusal(refused, 429, 'Too many magic links were asked for. Please try again in 10 minutes.');
    expect(refused.headers['retry-after']).toBe('600');
    expect((await send('bob@example.com', '2001:db8:1:2::9')).statusCode).toBe(200);
    // A stranger's requests do not stop the owner, who asks from elsewhere.
    expect((await send(ADA, '198.51.100.7')).statusCode).toBe(200);
    expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(7);
    clock.pass({ minutes: 10 });
    expect((await send(ADA, '2001:db8:1:2::9')).statusCode).toBe(200);
  });

  test.each([
    [
      [
        'ada@example.com',
        'ada+1@example.com',
        'Ada+2@Example.com',
        'ada+3+x@example.com',
        'ada+4@example.com',
      ],
      'ada+5@example.com',
    ],
    [
      ['ada.l@gmail.com', 'adal@gmail.com', 'a.dal+1@gmail.com', 'adal@googlemail.com', 'ad.al@gmail.com'],
      'a.d.a.l@gmail.com',
    ],
  ])('counts what goes to one mailbox together, however its address is written: %j', async (names, last) => {
    const { post, db } = await openSignIn(open);
    const send = (email: string) => post('send-magic-link', { email }, '2001:db8:1:2::1');
    for (const name of names) expect((await send(name)).statusCode).toBe(200);
    expectRefusal(
      await send(last),
      429,
      'Too many magic links were asked for. Please try again in 15 minutes.',
    );
    expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(5);
    expect((await send('bob@example.com')).statusCode).toBe(200);
  });

  test('is refused beyond 20 for a client', async () => {
    const { post } = await openSignIn(open);
    const send = (number: number, client = '2001:db8:1:2::1') =>
      post('send-magic-link', { email: `person${number}@example.com` }, client);
    for (let number = 0; number < 20; number++) expect((await send(number)).statusCode).toBe(200);
    expectRefusal(await send(20, '2001:db8:1:2:ffff::9'), 429, /^Too many magic links/);
    expect((await send(21, '2001:db8:1:3::1')).statusCode).toBe(200);
  });

  test('comes to a mailbox 30 times a day at most, from wherever and under whatever name; whoever signed in there before goes on', async () => {
    const { post, clock, verify, ask } = await openSignIn(open);
    const { known_browser } = (
      await verify((await ask(ADA, undefined, '198.51.100.200')).token)
    ).json<SessionResponse>();
    const send = (number: number) =>
      post('send-magic-link', { email: `ada+${number}@example.com` }, `198.51.100.${number}`);
    for (let number = 1; number < 30; number++) expect((await send(number)).statusCode).toBe(200);
    clock.pass({ minutes: 60 });
    const refused = await send(99);
    expectRefusal(
      refused,
      429,
      'Too many magic links were asked for. Please try again in 23 hours, or log in where you have logged in before, or with LinkedIn.',
    );
    expect(Number(refused.headers['retry-after'])).toBe(23 * 3_600);
    const sendKnown = (email = ADA, token = known_browser) =>
      post('send-magic-link', { email, known_browser: token }, '198.51.100.99');
    for (let time = 0; time < 10; time++) expect((await sendKnown()).statusCode).toBe(200);
    expectRefusal(await sendKnown(), 429, /in 15 minutes\.$/);
    // It is known to its own mailbox alone.
    for (let time = 0; time < 5; time++) expect((await sendKnown('bob@example.com')).statusCode).toBe(200);
    expectRefusal(await sendKnown('bob@example.com'), 429, /in 15 minutes\.$/);
    expectRefusal(await sendKnown(ADA, `9${known_browser}`), 429, /in 23 hours/);
    clock.pass({ days: 1 });
    expect((await send(99)).statusCode).toBe(200);
  });

  test('is asked for by a known browser although strangers of its network have used theirs up', async () => {
    const { post, verify, ask } = await openSignIn(open);
    const { known_browser } = (await verify((await ask()).token)).json<SessionResponse>();
    for (let number = 0; number < 19; number++) await ask(`person${number}@example.com`);
    expectRefusal(await post('send-magic-link', { email: ADA }), 429);
    expect((await post('send-magic-link', { email: ADA, known_browser })).statusCode).toBe(200);
  });

  test('is answered alike for an address with and without an account', async () => {
    const { ask, verify, post } = await openSignIn(open);
    await verify((await ask()).token);
    const answers = await Promise.all(
      [ADA, 'nobody@example.com'].map((email) => post('send-magic-link', { email })),
    );
    const [known, unknown] = answers.map((answer) => {
      const headers = { ...answer.headers, date: '', 'x-request-id': '' };
      return { ...answer.json<object>(), request_token: '', headers, status: answer.statusCode };
    });
    expect(known).toEqual(unknown);
  });

  test('is forgotten after a day, its mail after 30', async () => {
    const { ask, verify, clock, db } = await openSignIn(open);
    const { token } = await ask();
    await db.updateTable('mails').set({ state: 'sent', settled_at: TEST_NOW }).execute();
    clock.pass({ days: 1, seconds: 1 });
    await ask('bob@example.com');
    expect(await db.selectFrom('magic_links').select('email').execute()).toEqual([
      { email: 'bob@example.com' },
    ]);
    expectRefusal(await verify(token), 400, 'Invalid magic link');
    expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(2);
    clock.pass({ days: 30 });
    await ask('eve@example.com');
    const recipients = await db.selectFrom('mails').select('recipient').orderBy('id').execute();
    expect(recipients.map(({ recipient }) => recipient)).toEqual(['bob@example.com', 'eve@example.com']);
  });

  test('is not promised where no mail can be sent', async () => {
    const { post, db } = await openSignIn(open, { auth: { ...TEST_AUTH, canSendMail: false } });
    expectRefusal(await post('send-magic-link', { email: 'wrong' }), 400, ERROR_TEXTS.emailInvalid);
    expectRefusal(await post('send-magic-link', { email: ADA }), 503, /^Sending mail is not set up here/);
    expect(await db.selectFrom('mails').select('id').execute()).toEqual([]);
  });
});

describeDatabases('a magic link, opened or asked for at once', (open) => {
  test('that two pages open at once signs in one of them', async () => {
    const { ask, verify, db } = await openSignIn(open);
    const { token } = await ask();
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  });

  test('and another of a new address make one account, even at once', async () => {
    const { ask, verify, db } = await openSignIn(open);
    const [one, two] = [await ask(), await ask()];
    const answers = await Promise.all([verify(one.token), verify(two.token)]);
    expect(answers.map((answer) => answer.json<SessionResponse>().user.id)).toEqual([
      expect.any(Number),
      answers[0].json<SessionResponse>().user.id,
    ]);
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  test('is sent 5 times to an address that one network asks for 12 times at once', async () => {
    const { post, db } = await openSignIn(open);
    const asked = Array.from({ length: 12 }, () => post('send-magic-link', { email: ADA }));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(5);
  });
});

describeStore('a look at a magic link', (open) => {
  test('says whose it is and who asked, and spends nothing: link and digits live on', async () => {
    const { ask, post, verify, db } = await openSignIn(open);
    const { token, requestToken, code } = await ask();
    const other = await ask('bob@example.com');
    const look = (request_tokens?: string[]) => post('magic-link-preview', { token, request_tokens });
    const before = await db.selectFrom('magic_links').selectAll().orderBy('id').execute();
    const seen = { kind: 'sign-in', email: ADA, expires_at: '2026-02-01T09:15:00.000Z' };
    expect((await look()).json()).toEqual({ ...seen, asked_here: false });
    expect((await look([other.requestToken, 'x', token])).json()).toEqual({ ...seen, asked_here: false });
    expect((await look([other.requestToken, requestToken])).json()).toEqual({ ...seen, asked_here: true });
    expect(await db.selectFrom('magic_links').selectAll().orderBy('id').execute()).toEqual(before);
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
    expect((await post('verify-code', { request_token: requestToken, code })).statusCode).toBe(200);
    expectRefusal(await look([requestToken]), 400, ERROR_TEXTS.verifyUnknown);
    expect((await verify(other.token)).statusCode).toBe(200);
  });

  test('is refused as the use of the link would be', async () => {
    const { ask, post, clock, api } = await openSignIn(open);
    const { token } = await ask();
    const look = (payload: object) => post('magic-link-preview', payload);
    expectRefusal(await look({}), 400, ERROR_TEXTS.verifyNoToken);
    expectRefusal(await look({ token: ' ' }), 400, ERROR_TEXTS.verifyNoToken);
    expectRefusal(await look({ token: 'x' }), 400, ERROR_TEXTS.verifyUnknown);
    expectRefusal(await look({ token: 'x'.repeat(501) }), 400, /^The field “token” must be at most 500/);
    expectRefusal(
      await look({ token, request_tokens: Array(11).fill('x') }),
      400,
      /^The field “request_tokens” /,
    );
    // A stale session beside it is no hindrance: it is asked for only where it matters.
    const headers = { authorization: 'Bearer stale' };
    const url = '/v1/api/auth/magic-link-preview';
    expect((await api.inject({ method: 'POST', url, headers, payload: { token } })).statusCode).toBe(200);
    clock.pass({ minutes: 15 });
    expectRefusal(await look({ token }), 410, ERROR_TEXTS.verifyExpired);
  });
});

describeStore('a request for a magic link is refused with a sentence and changes nothing', (open) => {
  test.each<[string, unknown, string | RegExp]>([
    ['no address', {}, ERROR_TEXTS.emailMissing],
    ['an empty address', { email: '  ' }, ERROR_TEXTS.emailMissing],
    ['a word', { email: 'ada' }, ERROR_TEXTS.emailInvalid],
    ['300 characters', { email: `${'a'.repeat(288)}@example.com` }, ERROR_TEXTS.emailInvalid],
    ['10 000 characters', { email: 'a'.repeat(10_000) }, /^The field “email” must be at most 1000/],
    ['a name in another script', { email: 'жанна@example.com' }, ERROR_TEXTS.emailInvalid],
    ['an emoji', { email: '🍕@example.com' }, ERROR_TEXTS.emailInvalid],
    ['a header', { email: 'ada@example.com\r\nBcc: eve@example.com' }, ERROR_TEXTS.emailInvalid],
    ['a header in the name', { email: 'ada\nBcc:eve@example.com' }, ERROR_TEXTS.emailInvalid],
    ['a NUL', { email: 'ada@example.com\u0000' }, ERROR_TEXTS.emailInvalid],
    ['two addresses', { email: 'ada@example.com,eve@example.com' }, ERROR_TEXTS.emailInvalid],
    ['null', { email: null }, ERROR_TEXTS.emailMissing],
    ['a list', { email: ['ada@example.com'] }, ERROR_TEXTS.emailMissing],
    ['an object', { email: { ne: null } }, ERROR_TEXTS.emailMissing],
    ['a number', { email: 7 }, ERROR_TEXTS.emailMissing],
    ['a list as the body', [], /^The body must be/],
    ['a redirect that is no text', { email: ADA, redirect: 7 }, /^The field “redirect” /],
    ['a redirect beyond all', { email: ADA, redirect: `/${'x'.repeat(2_000)}` }, /^The field “redirect” /],
  ])('%s', async (_name, payload, sentence) => {
    const { api, db } = await openSignIn(open);
    const url = '/v1/api/auth/send-magic-link';
    const headers = { 'content-type': 'application/json' };
    const answer = await api.inject({ method: 'POST', url, headers, payload: JSON.stringify(payload) });
    expectRefusal(answer, 400, sentence);
    expect(await db.selectFrom('magic_links').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('mails').select('id').execute()).toEqual([]);
  });
});

describeStore('the code of a mail', (open) => {
  test('signs in the browser that asked, once, and uses the link up', async () => {
    const { ask, post, verify } = await openSignIn(open);
    const { requestToken, code, token } = await ask(ADA, '/saved-jobs');
    const spaced = `${code.slice(0, 3)} ${code.slice(3)} `;
    const answer = await post('verify-code', { request_token: requestToken, code: spaced });
    expect(answer.json()).toMatchObject({ user: { email: ADA }, redirect: '/saved-jobs' });
    expectRefusal(
      await post('verify-code', { request_token: requestToken, code }),
      400,
      'Invalid magic link',
    );
    expectRefusal(await verify(token), 400, 'Invalid magic link');
  });

  test('means nothing to another browser', async () => {
    const { ask, post } = await openSignIn(open);
    const mine = await ask();
    const other = await ask('eve@example.com');
    for (const request_token of ['', 'x', mine.token, mine.code]) {
      expectRefusal(await post('verify-code', { request_token, code: mine.code }), 400, 'Invalid magic link');
    }
    const foreign = await post('verify-code', { request_token: other.requestToken, code: mine.code });
    // One in a million that both mails have the same digits.
    if (mine.code !== other.code) expectRefusal(foreign, 400, /4 tries are left/);
  });

  test('cannot be guessed on and on: 20 wrong ones a day for an address, and only the link is left', async () => {
    const { ask, post, verify, clock } = await openSignIn(open);
    const guess = (request: { requestToken: string; code: string }, isRight: boolean) => {
      const wrong = request.code === '000000' ? '000001' : '000000';
      const payload = { request_token: request.requestToken, code: isRight ? request.code : wrong };
      return post('verify-code', payload);
    };
    const early = await ask();
    expect((await guess(early, true)).statusCode).toBe(200);
    for (let mail = 0; mail < 5; mail += 1) {
      const request = await ask();
      for (let tries = 0; tries < 4; tries += 1) {
        expectRefusal(await guess(request, false), 400, /^This is not the code/);
      }
      clock.pass({ minutes: 10 });
    }
    const request = await ask();
    expectRefusal(await guess(request, true), 400, /^Too many wrong codes today\./);
    expect((await guess(await ask('bob@example.com'), true)).statusCode).toBe(200);
    expect((await verify(request.token)).statusCode).toBe(200);
    clock.pass({ days: 1 });
    expect((await guess(await ask(), true)).statusCode).toBe(200);
  });

  test('go on working in a known browser, however much a stranger guesses', async () => {
    const { ask, post, verify, clock } = await openSignIn(open);
    const { known_browser } = (await verify((await ask()).token)).json<SessionResponse>();
    for (let mail = 0; mail < 5; mail += 1) {
      const { requestToken, code } = await ask(ADA, undefined, `203.0.113.${mail}`);
      const wrong = code === '000000' ? '000001' : '000000';
      for (let tries = 0; tries < 4; tries += 1) {
        await post('verify-code', { request_token: requestToken, code: wrong });
      }
    }
    clock.pass({ minutes: 15 });
    const asStranger = await ask();
    const tried = await post('verify-code', {
      request_token: asStranger.requestToken,
      code: asStranger.code,
    });
    expectRefusal(tried, 400, /^Too many wrong codes today\. Please use the link in the mail\.$/);
    expect((await verify(asStranger.token)).statusCode).toBe(200);
    const { requestToken, code } = await ask(ADA, undefined, undefined, known_browser);
    expect((await post('verify-code', { request_token: requestToken, code })).statusCode).toBe(200);
  });

  test('cannot be guessed by one client for many addresses: 60 wrong ones a day', async () => {
    const { ask, post, clock } = await openSignIn(open);
    for (let person = 0; person < 12; person += 1) {
      const { requestToken, code } = await ask(`person${person}@example.com`);
      const wrong = code === '000000' ? '000001' : '000000';
      for (let tries = 0; tries < 5; tries += 1) {
        await post('verify-code', { request_token: requestToken, code: wrong });
      }
    }
    clock.pass({ minutes: 15 });
    const { requestToken, code } = await ask();
    const answer = await post('verify-code', { request_token: requestToken, code });
    expectRefusal(answer, 400, /^Too many wrong codes today\./);
  });

  test.each(['', 'abcdef', '12345', '١٢٣٤٥٦', "' or 1=1"])('%j is not it', async (code) => {
    const { ask, post } = await openSignIn(open);
    const { requestToken } = await ask();
    expectRefusal(
      await post('verify-code', { request_token: requestToken, code }),
      400,
      /^This is not the code/,
    );
  });

  test('can be asked about: waiting, sent, failed', async () => {
    const { ask, post, db } = await openSignIn(open);
    const { requestToken } = await ask();
    const status = () => post('magic-link-status', { request_token: requestToken });
    expect((await status()).json()).toEqual({ state: 'waiting' });
    await db.updateTable('mails').set({ state: 'failed' }).execute();
    expect((await status()).json()).toEqual({ state: 'failed' });
    for (const request_token of ['x', ''])
      expectRefusal(await post('magic-link-status', { request_token }), 404);
  });
});

describeDatabases('the code of a mail, tried at once', (open) => {
  test('can be tried 5 times, also at once; the link goes on working', async () => {
    const { ask, post, verify, db } = await openSignIn(open);
    const { requestToken, code, token } = await ask();
    const wrong = code === '000000' ? '000001' : '000000';
    const guess = (digits: string) => post('verify-code', { request_token: requestToken, code: digits });
    expectRefusal(await guess(wrong), 400, 'This is not the code of the mail. 4 tries are left.');
    const rest = await Promise.all(Array.from({ length: 6 }, () => guess(wrong)));
    const sentences = rest.map((answer) => answer.json<{ error: string }>().error);
    expect(sentences.filter((text) => text.startsWith('This is not the code'))).toHaveLength(3);
    expect(sentences.filter((text) => text.startsWith('Too many wrong codes.'))).toHaveLength(3);
    expectRefusal(await guess(code), 400, /^Too many wrong codes\./);
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
    expect((await verify(token)).statusCode).toBe(200);
  });
});
