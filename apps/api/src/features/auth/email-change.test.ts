import { ERROR_TEXTS, type SessionResponse, type SettingsResponse } from '@firsthand/contracts';
import { describeDatabases, type OpenTestDatabase } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { aClock } from '../../testing/a-clock.ts';
import { readMail } from '../../testing/read-mail.ts';
import { signIn } from '../../testing/sign-in.ts';
import { expectRefusal, openApi } from '../../testing/test-api.ts';

async function openChange(open: OpenTestDatabase) {
  const { db, database } = await open();
  const clock = aClock();
  const api = await openApi(database, { now: clock.now });
  const ada = await signIn(database, { email: 'ada@example.com' });
  const change = (email: string) =>
    api.inject({
      ...{ method: 'PUT', url: '/v1/api/users/settings', headers: ada.headers },
      payload: {
        ...{ name: 'Ada', email, phone: '', location: '' },
        ...{ email_notifications: true, job_recommendations: true, marketing_communications: false },
      },
    });
  const verify = (token: string) => api.inject({ url: '/v1/api/auth/verify', query: { token } });
  const readAddress = async () =>
    (await db.selectFrom('users').select('email').where('id', '=', ada.user.id).executeTakeFirst())?.email;
  return { db, database, api, clock, ada, change, verify, readAddress };
}

describeDatabases('a change of address', (open) => {
  test('happens when the link in the mail to the new one is used, once; the old one is told', async () => {
    const { db, ada, change, verify, readAddress } = await openChange(open);
    expect((await change('Lovelace@Example.org')).statusCode).toBe(200);
    expect(await readAddress()).toBe('ada@example.com');
    expect((await readMail(db, 'ada@example.com')).text).toContain('Lovelace@example.org');
    const { token } = await readMail(db, 'Lovelace@example.org');
    const answer = await verify(token);
    expect(answer.json()).toMatchObject({
      user: { id: ada.user.id, email: 'Lovelace@example.org', email_validated: true },
      redirect: '/profile',
    });
    expect(await readAddress()).toBe('Lovelace@example.org');
    expectRefusal(await verify(token), 400, ERROR_TEXTS.verifyUnknown);
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

  test('is replaced by a later one, and taken back by signing out everywhere', async () => {
    const { db, api, ada, change, verify, readAddress } = await openChange(open);
    const tokenOf = async (email: string) => (await readMail(db, email)).token;
    await change('one@example.org');
    await change('two@example.org');
    expectRefusal(await verify(await tokenOf('one@example.org')), 400, ERROR_TEXTS.verifyUnknown);
    const payload = { everywhere: true };
    await api.inject({ method: 'POST', url: '/v1/api/auth/logout', headers: ada.headers, payload });
    expectRefusal(await verify(await tokenOf('two@example.org')), 400, ERROR_TEXTS.verifyUnknown);
    expect(await readAddress()).toBe('ada@example.com');
  });

  test('is taken back on the settings page: its link no longer works, and nothing waits any more', async () => {
    const { db, api, ada, change, verify, readAddress } = await openChange(open);
    const takeBack = () =>
      api.inject({ method: 'DELETE', url: '/v1/api/users/settings/pending-email', headers: ada.headers });
    const pending = (answer: Awaited<ReturnType<typeof takeBack>>) =>
      answer.json<SettingsResponse>().settings.pending_email;
    expect(pending(await change('one@example.org'))).toBe('one@example.org');
    expect(pending(await takeBack())).toBeNull();
    expectRefusal(
      await verify((await readMail(db, 'one@example.org')).token),
      400,
      ERROR_TEXTS.verifyUnknown,
    );
    expect(await readAddress()).toBe('ada@example.com');
    expect((await takeBack()).statusCode).toBe(200);
    expect(pending(await change('two@example.org'))).toBe('two@example.org');
    expect((await verify((await readMail(db, 'two@example.org')).token)).statusCode).toBe(200);
  });

  test('is too late after 15 minutes', async () => {
    const { db, change, verify, clock, readAddress } = await openChange(open);
    await change('one@example.org');
    clock.pass({ minutes: 15 });
    expectRefusal(
      await verify((await readMail(db, 'one@example.org')).token),
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
    const { db, ada, change, verify, api } = await openChange(open);
    await change('one@example.org');
    await verify((await readMail(db, 'one@example.org')).token);
    const payload = { email: 'ONE@example.org' };
    await api.inject({ method: 'POST', url: '/v1/api/auth/send-magic-link', payload });
    const session = await verify((await readMail(db, 'ONE@example.org')).token);
    expect(session.json<SessionResponse>().user.id).toBe(ada.user.id);
  });
});
