import type { SessionResponse, SessionsResponse } from '@firsthand/contracts';
import { describeDatabases, describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aClock } from '../../../testing/a-clock.ts';
import { readMail } from '../../../testing/read-mail.ts';
import { expectRefusal, openSharedApi } from '../../../testing/test-api.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1';

async function openSessions(open: OpenTestDatabase) {
  const { db, database } = await open();
  const clock = aClock();
  const api = await openSharedApi(database, clock.now);
  const enter = async (userAgent: string, email = 'ada@example.com') => {
    await api.inject({ method: 'POST', url: '/v1/api/auth/send-magic-link', payload: { email } });
    const { token } = await readMail(db, email);
    const headers = { 'user-agent': userAgent };
    return (
      await api.inject({ url: '/v1/api/auth/verify', query: { token }, headers })
    ).json<SessionResponse>();
  };
  const refresh = (token: string, userAgent = FIREFOX) =>
    api.inject({
      ...{ method: 'POST', url: '/v1/api/auth/refresh', payload: { refresh_token: token } },
      headers: { 'user-agent': userAgent },
    });
  const as = ({ access_token: token }: SessionResponse) => ({ authorization: `Bearer ${token}` });
  const list = (session: SessionResponse, query = '') =>
    api.inject({ url: `/v1/api/auth/sessions${query}`, headers: as(session) });
  const read = async (session: SessionResponse, query = '') =>
    (await list(session, query)).json<SessionsResponse>();
  const end = (session: SessionResponse, id: string) =>
    api.inject({ method: 'DELETE', url: `/v1/api/auth/sessions/${id}`, headers: as(session) });
  return { db, clock, enter, refresh, list, read, end };
}

describeStore('the sessions of a person', (open) => {
  test('are listed with their browsers, the one that asks first, then the latest used', async () => {
    const { enter, read, clock } = await openSessions(open);
    const started = clock.now().toISOString();
    const laptop = await enter(FIREFOX);
    clock.pass({ minutes: 1 });
    await enter(PHONE);
    clock.pass({ minutes: 1 });
    await enter('');
    await enter(FIREFOX, 'bob@example.com');
    const { data, total } = await read(laptop);
    expect(total).toBe(3);
    expect(data.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox on Linux', true],
      ['An unknown device', false],
      ['Safari on iPhone', false],
    ]);
    expect(data[0]).toEqual({
      ...{ id: expect.any(String), device: 'Firefox on Linux', created_at: started, last_used_at: started },
      ...{ signed_in_with: 'mail', current: true },
    });
    expect((await read(laptop, '?limit=1&offset=1')).data.map(({ device }) => device)).toEqual([
      'An unknown device',
    ]);
  });

  test('tell when they were last used, and by which browser since', async () => {
    const { enter, refresh, read, clock } = await openSessions(open);
    const session = await enter(FIREFOX);
    clock.pass({ minutes: 14 });
    await refresh(session.refresh_token, FIREFOX.replaceAll('Firefox', 'Chrome'));
    const [listed] = (await read(session)).data;
    expect(listed).toMatchObject({ device: 'Chrome on Linux', last_used_at: clock.now().toISOString() });
  });

  test('end one by one, at once, with their tokens', async () => {
    const { db, enter, refresh, list, read, end } = await openSessions(open);
    const laptop = await enter(FIREFOX);
    const phone = await enter(PHONE);
    const other = (await read(laptop)).data.find(({ current }) => !current)!;
    expect((await end(laptop, other.id)).json()).toEqual({ message: 'This device is logged out.' });
    expectRefusal(await list(phone), 401);
    expectRefusal(await refresh(phone.refresh_token), 401);
    expectRefusal(await end(laptop, other.id), 404, 'This login has ended already.');
    const [own] = (await read(laptop)).data;
    expect((await end(laptop, own!.id)).statusCode).toBe(200);
    expectRefusal(await list(laptop), 401);
    const ends = await db.selectFrom('sessions').select('end_reason').orderBy('end_reason').execute();
    expect(ends.map(({ end_reason }) => end_reason)).toEqual(['signed-out', 'signed-out-elsewhere']);
  });

  test('of others are not there, nor is what names none', async () => {
    const { enter, read, list, end } = await openSessions(open);
    const ada = await enter(FIREFOX);
    const bob = await enter(FIREFOX, 'bob@example.com');
    const [adas] = (await read(ada)).data;
    for (const id of [adas!.id, randomUUID(), '1', "' or true --", 'x'.repeat(100)])
      expectRefusal(await end(bob, encodeURIComponent(id)), 404, 'This login has ended already.');
    expect((await list(ada)).statusCode).toBe(200);
  });

  test('end 90 days after the sign-in, however often they are used', async () => {
    const { enter, refresh, list, clock } = await openSessions(open);
    let session = await enter(FIREFOX);
    for (let day = 0; day < 88; day += 22) {
      clock.pass({ days: 22 });
      session = (await refresh(session.refresh_token)).json<SessionResponse>();
    }
    clock.pass({ days: 1, minutes: 23 * 60 + 50 });
    session = (await refresh(session.refresh_token)).json<SessionResponse>();
    expect((await list(session)).statusCode).toBe(200);
    clock.pass({ minutes: 10 });
    expectRefusal(await list(session), 401);
    expectRefusal(await refresh(session.refresh_token), 401);
  });
});

describeDatabases('a session of a person, ended by several', (open) => {
  test('are ended by several at once, once', async () => {
    const { enter, read, end } = await openSessions(open);
    const laptop = await enter(FIREFOX);
    await enter(PHONE);
    const other = (await read(laptop)).data.find(({ current }) => !current)!;
    const answers = await Promise.all(Array.from({ length: 5 }, () => end(laptop, other.id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404]);
  });
});
