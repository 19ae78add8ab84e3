import {
  ERROR_TEXTS,
  type SessionResponse,
  type SettingsResponse,
  type TakeBackAddressResponse,
} from '@firsthand/contracts';
import { describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aClock } from '../../../testing/a-clock.ts';
import { readMail } from '../../../testing/read-mail.ts';
import { makeAccessToken } from '../../../testing/an-access-token.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { expectRefusal, openSharedApi } from '../../../testing/test-api.ts';

type Headers = { authorization: string };

const toHeaders = ({ access_token }: SessionResponse): Headers => ({
  authorization: `Bearer ${access_token}`,
});

async function openChange(open: OpenTestDatabase) {
  const { db, database } = await open();
  const clock = aClock();
  const api = await openSharedApi(database, clock.now);
  const ada = await signIn(database, { email: 'ada@example.com' });
  const change = (email: string, headers: Headers = ada.headers) =>
    api.inject({
      ...{ method: 'PUT', url: '/v1/api/users/settings', headers },
      payload: {
        ...{ name: 'Ada', email, phone: '', location: '' },
        ...{ email_notifications: true, job_recommendations: true, marketing_communications: false },
      },
    });
  /** In the session that asked, unless another is given. */
  const verify = (token: string, headers: Headers | null = ada.headers) =>
    api.inject({ url: '/v1/api/auth/verify', query: { token }, ...(headers && { headers }) });
  const post = (path: string, payload: object, headers?: Headers) =>
    api.inject({ method: 'POST', url: `/v1/api/auth/${path}`, payload, ...(headers && { headers }) });
  const readAddress = async () =>
    (await db.selectFrom('users').select('email').where('id', '=', ada.user.id).executeTakeFirst())?.email;
  const readEnds = async () =>
    (await db.selectFrom('sessions').select('end_reason').orderBy('created_at').execute()).map(
      (session) => session.end_reason,
    );
  /** By a mail's link, as somebody who is not signed in. */
  const enter = async (email: string) => {
    await post('send-magic-link', { email });
    return verify((await readMail(db, email)).token, null);
  };
  /** Asks for the address and confirms it; gives the session that goes on. */
  const move = async (email: string, headers?: Headers) => {
    expect((await change(email, headers)).statusCode).toBe(200);
    const answer = await verify((await readMail(db, email)).token, headers);
    expect(answer.statusCode).toBe(200);
    return toHeaders(answer.json<SessionResponse>());
  };
  const takeBack = async (mailbox: string) =>
    post('take-back-address', { token: (await readMail(db, mailbox)).token });
  const profile = (headers: Headers) => api.inject({ url: '/v1/api/auth/profile', headers });
  return {
    ...{ db, database, api, clock, ada, change, verify, post, readAddress, readEnds },
    ...{ enter, move, takeBack, profile },
  };
}

describeStore('a change of address', (open) => {
  test('happens when the link is opened in the session that asked, once; the old one is told', async () => {
    const { db, ada, change, verify, readAddress, profile } = await openChange(open);
    expect((await change('Lovelace@Example.org')).statusCode).toBe(200);
    expect(await readAddress()).toBe('ada@example.com');
    expect((await readMail(db, 'ada@example.com')).text).toContain('Lovelace@example.org');
    const mail = await readMail(db, 'Lovelace@example.org');
    expect(mail.text, 'a stranger who gets it learns nothing of the account').not.toContain(
      'ada@example.com',
    );
    const answer = await verify(mail.token);
    expect(answer.json()).toMatchObject({
      user: { id: ada.user.id, email: 'Lovelace@example.org', email_validated: true },
      redirect: '/profile',
    });
    expect(await readAddress()).toBe('Lovelace@example.org');
    const headers = toHeaders(answer.json<SessionResponse>());
    expect((await profile(headers)).statusCode).toBe(200);
    expectRefusal(await verify(mail.token, headers), 400, ERROR_TEXTS.verifyUnknown);
  });

  test('does not happen by a link opened anywhere else, which spends nothing and signs nobody in', async () => {
    const { db, database, change, verify, post, enter, readAddress } = await openChange(open);
    await change('victim@example.org');
    const { token } = await readMail(db, 'victim@example.org');
    const bob = await signIn(database, { email: 'bob@example.com' });
    const another = toHeaders((await enter('ada@example.com')).json<SessionResponse>());
    const read = async () => ({
      users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
      sessions: await db.selectFrom('sessions').selectAll().orderBy('id').execute(),
      links: await db.selectFrom('magic_links').selectAll().orderBy('id').execute(),
    });
    const before = await read();
    for (const headers of [null, bob.headers, another]) {
      const answer = await verify(token, headers);
      expectRefusal(answer, 409, /^This link confirms a new address, and only in the browser where/);
      expect(answer.body).not.toContain('ada');
      const look = await post('magic-link-preview', { token }, headers ?? undefined);
      expect(look.json()).toMatchObject({ kind: 'email-change', email: null, asked_here: false });
      expect(look.body).not.toContain('ada');
    }
    expectRefusal(await verify(token, { authorization: 'Bearer stale' }), 401, ERROR_TEXTS.sessionEnded);
    expect(await read()).toEqual(before);
    expect((await verify(token)).statusCode).toBe(200);
    expect(await readAddress()).toBe('victim@example.org');
  });

  test('shows itself to the session that asked before it is confirmed', async () => {
    const { db, ada, change, post } = await openChange(open);
    await change('one@example.org');
    const { token } = await readMail(db, 'one@example.org');
    const look = await post('magic-link-preview', { token }, ada.headers);
    expect(look.json()).toMatchObject({ kind: 'email-change', email: 'one@example.org', asked_here: true });
  });

  test('ends all sessions and gives the one that asked a new one', async () => {
    const { db, ada, enter, move, profile, readEnds } = await openChange(open);
    const elsewhere = toHeaders((await enter('ada@example.com')).json<SessionResponse>());
    const headers = await move('one@example.org');
    for (const ended of [ada.headers, elsewhere]) {
      expectRefusal(await profile(ended), 401, ERROR_TEXTS.sessionEnded);
    }
    expect((await profile(headers)).json()).toMatchObject({ user: { email: 'one@example.org' } });
    expect((await readEnds()).sort()).toEqual(['address-changed', 'address-changed', null].sort());
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  test('cannot be confirmed once the session that asked was signed out', async () => {
    const { db, ada, change, verify, post, readAddress } = await openChange(open);
    await change('one@example.org');
    await post('logout', {}, ada.headers);
    const { token } = await readMail(db, 'one@example.org');
    expectRefusal(await verify(token, null), 400, ERROR_TEXTS.verifyUnknown);
    expect(await readAddress()).toBe('ada@example.com');
  });

  test('to an address that got an account meanwhile is refused, and the link stays unused', async () => {
    const { db, database, change, verify, readAddress } = await openChange(open);
    await change('bob@example.com');
    await signIn(database, { email: 'bob@example.com' });
    const { token } = await readMail(db, 'bob@example.com');
    expectRefusal(await verify(token), 409, 'Another account already uses this email address.');
    expect(await readAddress()).toBe('ada@example.com');
    await db.deleteFrom('users').where('email', '=', 'bob@example.com').execute();
    expect((await verify(token)).statusCode).toBe(200);
  });

  test('is replaced by a later one, and cancelled by signing out everywhere', async () => {
    const { db, api, ada, change, verify, readAddress } = await openChange(open);
    const tokenOf = async (email: string) => (await readMail(db, email)).token;
    await change('one@example.org');
    await change('two@example.org');
    expectRefusal(await verify(await tokenOf('one@example.org')), 400, ERROR_TEXTS.verifyUnknown);
    const payload = { everywhere: true };
    await api.inject({ method: 'POST', url: '/v1/api/auth/logout', headers: ada.headers, payload });
    expectRefusal(await verify(await tokenOf('two@example.org'), null), 400, ERROR_TEXTS.verifyUnknown);
    expect(await readAddress()).toBe('ada@example.com');
  });

  test('is cancelled on the settings page: its link no longer works, and nothing waits any more', async () => {
    const { db, api, ada, change, verify, readAddress } = await openChange(open);
    const cancel = () =>
      api.inject({ method: 'DELETE', url: '/v1/api/users/settings/pending-email', headers: ada.headers });
    const pending = (answer: Awaited<ReturnType<typeof cancel>>) =>
      answer.json<SettingsResponse>().settings.pending_email;
    expect(pending(await change('one@example.org'))).toBe('one@example.org');
    expect(pending(await cancel())).toBeNull();
    expectRefusal(
      await verify((await readMail(db, 'one@example.org')).token),
      400,
      ERROR_TEXTS.verifyUnknown,
    );
    expect(await readAddress()).toBe('ada@example.com');
    expect((await cancel()).statusCode).toBe(200);
    expect(pending(await change('two@example.org'))).toBe('two@example.org');
    expect((await verify((await readMail(db, 'two@example.org')).token)).statusCode).toBe(200);
  });

  test('is too late after 15 minutes', async () => {
    const { db, change, verify, clock, readAddress } = await openChange(open);
    await change('one@example.org');
    clock.pass({ minutes: 15 });
    // Who asked is known by then by a new access token; without any the link says the same.
    expectRefusal(
      await verify((await readMail(db, 'one@example.org')).token, null),
      410,
      ERROR_TEXTS.verifyExpired,
    );
    expect(await readAddress()).toBe('ada@example.com');
  });

  test('has no digits that could be guessed', async () => {
    const { db, change } = await openChange(open);
    await change('one@example.org');
    expect((await readMail(db, 'one@example.org')).code).toBe('');
  });

  test('signs in as the person whose address it is, however their sign-in began', async () => {
    const { ada, move, enter } = await openChange(open);
    await move('one@example.org');
    const session = await enter('ONE@example.org');
    expect(session.json<SessionResponse>().user.id).toBe(ada.user.id);
  });
});

describeStore('a former address', (open) => {
  test('is told with a way back, which gives it back, once, and logs everybody out', async () => {
    const { db, database, api, ada, move, takeBack, profile, readAddress, readEnds, change } =
      await openChange(open);
    const headers = await move('thief@example.org');
    const byToken = (await makeAccessToken(database, ada, ['read'])).headers;
    const mail = await readMail(db, 'ada@example.com');
    expect(mail.subject).toBe('Your Firsthand account has a new address');
    expect(mail.text).toContain('thief@example.org');
    await change('next@example.org', headers);
    const answer = await takeBack('ada@example.com');
    expect(answer.json()).toEqual({
      message: 'The account has the address ada@example.com again, and everybody is logged out of it.',
      email: 'ada@example.com',
      removed: [{ kind: 'access-token', name: 'read', added_at: '2026-02-01T09:00:00.000Z' }],
    });
    expect(await readAddress()).toBe('ada@example.com');
    expectRefusal(await profile(headers), 401, ERROR_TEXTS.sessionEnded);
    expect(await readEnds()).not.toContain(null);
    expectRefusal(
      await api.inject({ url: '/v1/api/bookmarks', headers: byToken }),
      401,
      /^This access token/,
    );
    expect((await readMail(db, 'thief@example.org')).subject).toBe(
      'Your new Firsthand address was taken back',
    );
    const waiting = db.selectFrom('magic_links').select('id').where('user_id', '=', ada.user.id);
    expect(await waiting.where('used_at', 'is', null).execute(), 'no change waits').toEqual([]);
    expectRefusal(await takeBack('ada@example.com'), 400, /^This link was used already/);
  });

  test('is not given back by looking: no GET or HEAD, and no link that is not whole', async () => {
    const { db, api, move, post, readAddress } = await openChange(open);
    await move('one@example.org');
    const { token } = await readMail(db, 'ada@example.com');
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await api.inject({ method, url: '/v1/api/auth/take-back-address', query: { token } });
      expect(answer.statusCode).toBe(404);
    }
    for (const payload of [{}, { token: '' }, { token: token.slice(1) }, { token: `${token}x` }]) {
      expectRefusal(await post('take-back-address', payload), 400, /^This link was used already/);
    }
    expect(await readAddress()).toBe('one@example.org');
  });

  test('can be taken back for 7 days and is nobody else’s that long', async () => {
    const { move, enter, takeBack, change, verify, clock, db, database, readAddress } =
      await openChange(open);
    const eve = await signIn(database, { email: 'eve@example.com' });
    await move('one@example.org');
    expectRefusal(await enter('ada@example.com'), 409, /^This address belonged to an account/);
    await change('ada@example.com', eve.headers);
    const { token } = await db
      .selectFrom('mails')
      .select('text')
      .where('kind', '=', 'email-change')
      .where('recipient', '=', 'ada@example.com')
      .executeTakeFirstOrThrow()
      .then(({ text }) => ({ token: /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '' }));
    expectRefusal(await verify(token, eve.headers), 409, /^This address belonged to an account/);
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(2);
    const change7 = await db.selectFrom('address_changes').select('expires_at').executeTakeFirstOrThrow();
    expect(change7.expires_at.toISOString()).toBe('2026-02-08T09:00:00.000Z');
    await db.deleteFrom('mails').where('kind', 'in', ['email-change', 'magic-link']).execute();
    clock.pass({ days: 7 });
    expectRefusal(await takeBack('ada@example.com'), 410, /^An address can be taken back for 7 days/);
    expect(await readAddress()).toBe('one@example.org');
    expect((await enter('ada@example.com')).json<SessionResponse>().user.email).toBe('ada@example.com');
  });

  test('wins over those that came after it; one of those wins over nobody before it', async () => {
    const { move, takeBack, readAddress } = await openChange(open);
    const second = await move('one@example.org');
    await move('two@example.org', second);
    expect((await takeBack('one@example.org')).statusCode).toBe(200);
    expect(await readAddress()).toBe('one@example.org');
    expect((await takeBack('ada@example.com')).statusCode).toBe(200);
    expect(await readAddress()).toBe('ada@example.com');
  });

  test('that was taken back leaves no way to those that came after it', async () => {
    const { move, takeBack, readAddress, db } = await openChange(open);
    const second = await move('one@example.org');
    await move('two@example.org', second);
    const later = (await readMail(db, 'one@example.org')).token;
    expect((await takeBack('ada@example.com')).statusCode).toBe(200);
    expect(await readAddress()).toBe('ada@example.com');
    expect(later).not.toBe('');
    expectRefusal(await takeBack('one@example.org'), 400, /^This link was used already/);
    expect(await readAddress()).toBe('ada@example.com');
  });

  test('can be gone back to by its owner in the ordinary way', async () => {
    const { move, enter, readAddress, ada } = await openChange(open);
    const second = await move('one@example.org');
    await move('ada@example.com', second);
    expect(await readAddress()).toBe('ada@example.com');
    expect((await enter('ada@example.com')).json<SessionResponse>().user.id).toBe(ada.user.id);
  });

  test('takes with it every way into the account of the 7 days before the change and since, keeps older ones, and says which', async () => {
    const { db, ada, move, takeBack, enter, clock } = await openChange(open);
    /** A way of each kind, as it lies in the store; the calls that make them are tested beside them. */
    const add = async (name: string) => {
      const row = { user_id: ada.user.id, created_at: clock.now() };
      const keys = { credential_id: name, public_key: new Uint8Array(), counter: 0, user_handle: 'u' };
      await db
        .insertInto('passkeys')
        .values({ ...row, ...keys, name, transports: [] })
        .execute();
      await db
        .insertInto('access_tokens')
        .values({ ...row, name, token_hash: name, scopes: ['read'] })
        .execute();
      await db
        .insertInto('identities')
        .values({ ...row, issuer: 'https://li.example', subject: name })
        .execute();
    };
    const waits = { user_id: ada.user.id, session_id: ada.sessionId, email: 'ada@example.com' };
    await add('long before');
    clock.pass({ seconds: 1 });
    await add('in the week before');
    clock.pass({ days: 7 });
    await move('one@example.org', toHeaders((await enter('ada@example.com')).json<SessionResponse>()));
    clock.pass({ days: 2 });
    await add('since');
    await db
      .insertInto('magic_links')
      .values({
        ...{ ...waits, email_key: waits.email, mailbox_key: waits.email, confirms_session: true },
        ...{ token_hash: 't', request_hash: 'r', code_hash: 'c', client_hash: 'x', redirect: null },
        ...{ created_at: clock.now(), expires_at: new Date(clock.now().getTime() + 900_000) },
      })
      .execute();
    const { removed } = (await takeBack('ada@example.com')).json<TakeBackAddressResponse>();
    const kinds = ['passkey', 'linkedin', 'access-token'] as const;
    expect(removed).toEqual(
      [
        ['in the week before', '2026-02-01T09:00:01.000Z'],
        ['since', '2026-02-10T09:00:01.000Z'],
      ].flatMap(([name, added_at]) =>
        kinds.map((kind) => ({ kind, name: kind === 'linkedin' ? 'LinkedIn' : name, added_at })),
      ),
    );
    for (const table of ['passkeys', 'access_tokens'] as const)
      expect(await db.selectFrom(table).select('name').execute()).toEqual([{ name: 'long before' }]);
    expect(await db.selectFrom('identities').select('subject').execute()).toEqual([
      { subject: 'long before' },
    ]);
    const unused = db.selectFrom('magic_links').select('id').where('user_id', '=', ada.user.id);
    expect(await unused.where('used_at', 'is', null).execute(), 'no confirmation waits').toEqual([]);
    for (const mailbox of ['ada@example.com', 'one@example.org']) {
      const text = (await readMail(db, mailbox)).text.replaceAll('\n', ' ');
      for (const line of [
        '– The passkey “in the week before”, of February 1 at 09:00 UTC',
        '– The access token “since”, of February 10 at 09:00 UTC',
        '– The link to a LinkedIn profile, of February 10 at 09:00 UTC',
      ])
        expect(text).toContain(line);
      expect(text).not.toContain('long before');
    }
  });

  test('makes strangers of the browsers that became known in these days, and of no others', async () => {
    const { db, api, move, post, clock } = await openChange(open);
    const enterFrom = async (known_browser?: string) => {
      await db.deleteFrom('mails').where('kind', 'in', ['magic-link', 'new-device']).execute();
      const asked = await post('send-magic-link', { email: 'ada@example.com', known_browser });
      expect(asked.statusCode).toBe(200);
      const { token } = await readMail(db, 'ada@example.com');
      const query = { token, ...(known_browser !== undefined && { known_browser }) };
      const session = (await api.inject({ url: '/v1/api/auth/verify', query })).json<SessionResponse>();
      const news = await db.selectFrom('mails').select('id').where('kind', '=', 'new-device').execute();
      const link = await db
        .selectFrom('magic_links')
        .select('from_known_browser')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return { session, isKnown: [news.length === 0, link.from_known_browser] };
    };
    const { session: longBefore } = await enterFrom();
    clock.pass({ seconds: 2 });
    const { session: weekBefore } = await enterFrom();
    clock.pass({ days: 7 });
    const { session: before } = await enterFrom(weekBefore.known_browser);
    await move('one@example.org', toHeaders(before));
    clock.pass({ days: 1 });
    const mail = await readMail(db, 'ada@example.com');
    expect((await post('take-back-address', { token: mail.token })).statusCode).toBe(200);
    clock.pass({ minutes: 20 });
    expect((await enterFrom(longBefore.known_browser)).isKnown).toEqual([true, true]);
    for (const { known_browser: mark } of [weekBefore, before])
      expect((await enterFrom(mark)).isKnown).toEqual([false, false]);
    const { session: after } = await enterFrom();
    expect((await enterFrom(after.known_browser)).isKnown).toEqual([true, true]);
  });

  test('leaves no kind of key to an account behind: each table that holds one is known here', async () => {
    const { db } = await openChange(open);
    const { rows } = await sql<{ table_name: string }>`
      select distinct keys.table_name from information_schema.columns keys
      join information_schema.columns owners using (table_schema, table_name)
      where owners.column_name = 'user_id' and table_schema = 'public'
        and keys.column_name ~ '(token|secret|credential|issuer|take_back)'
      order by 1`.execute(db);
    expect(rows.map(({ table_name: name }) => name)).toEqual([
      'access_tokens',
      // Ways back to former addresses: later ones are settled.
      'address_changes',
      'identities',
      'magic_links',
      'passkeys',
      // Undoes a removal for whoever is signed in.
      'removed_bookmarks',
    ]);
  });

  test('parts the account from LinkedIn profiles linked since, and keeps those of long before', async () => {
    const { db, ada, move, takeBack, enter, api, clock } = await openChange(open);
    const link = (subject: string) =>
      db
        .insertInto('identities')
        .values({ issuer: 'https://li.example', subject, user_id: ada.user.id, created_at: clock.now() })
        .execute();
    await link('of-before');
    clock.pass({ days: 7, seconds: 1 });
    const again = toHeaders((await enter('ada@example.com')).json<SessionResponse>());
    const headers = await move('one@example.org', again);
    expect((await readMail(db, 'ada@example.com')).text).toContain('LinkedIn profile that is linked');
    await link('since');
    const settings = await api.inject({ url: '/v1/api/users/settings', headers });
    expect(settings.json<SettingsResponse>().settings.sign_ins_elsewhere).toEqual([
      { name: 'LinkedIn', linked_at: '2026-02-01T09:00:00.000Z' },
      { name: 'LinkedIn', linked_at: '2026-02-08T09:00:01.000Z' },
    ]);
    await takeBack('ada@example.com');
    expect(await db.selectFrom('identities').select('subject').execute()).toEqual([{ subject: 'of-before' }]);
  });

  test('LinkedIn can be unlinked on the settings page', async () => {
    const { db, ada, api } = await openChange(open);
    await db
      .insertInto('identities')
      .values({ issuer: 'https://li.example', subject: 's', user_id: ada.user.id, created_at: new Date() })
      .execute();
    const unlink = () =>
      api.inject({ method: 'DELETE', url: '/v1/api/users/settings/linkedin', headers: ada.headers });
    for (const answer of [await unlink(), await unlink()]) {
      expect(answer.json<SettingsResponse>().settings.sign_ins_elsewhere).toEqual([]);
    }
    expect(await db.selectFrom('identities').selectAll().execute()).toEqual([]);
  });

  test('and new one are both told to the payment provider', async () => {
    const { db, ada, move, takeBack, clock } = await openChange(open);
    await db
      .insertInto('subscriptions')
      .values({ user_id: ada.user.id, customer_id: 'cus_1', created_at: clock.now() })
      .execute();
    const told = () => db.selectFrom('tasks').select('id').where('kind', '=', 'update-customer').execute();
    const before = (await told()).length;
    await move('one@example.org');
    // The name that the settings carry is new as well.
    expect((await told()).length).toBeGreaterThan(before);
    const between = (await told()).length;
    await takeBack('ada@example.com');
    expect((await told()).length).toBe(between + 1);
  });
});
