import type { SendMagicLinkResponse, SessionResponse } from '@firsthand/contracts';
import { describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { aClock } from '../../testing/a-clock.ts';
import { readMail } from '../../testing/read-mail.ts';
import { expectRefusal, openApi, TEST_AUTH } from '../../testing/test-api.ts';
import { toAlertToken } from '../saved-searches/alerts/alert-token.ts';

const FORMER = TEST_AUTH.secret;
const PRESENT = 'the-secret-that-came-after-it-of-40-chars';
const EMAIL = 'ada@example.com';

/** A program before the change, and what starts in its place. */
async function openBeforeAndAfter(open: OpenTestDatabase) {
  const { db, database } = await open();
  const clock = aClock();
  const start = (secret: string, previousSecret: string | null = null) =>
    openApi(database, { now: clock.now, auth: { ...TEST_AUTH, secret, previousSecret } });
  type Api = Awaited<ReturnType<typeof start>>;
  const post = (api: Api, path: string, payload: object) =>
    api.inject({ method: 'POST', url: `/v1/api/${path}`, payload });
  const ask = async (api: Api, known_browser?: string) => {
    const asked = await post(api, 'auth/send-magic-link', { email: EMAIL, known_browser });
    return { ...(await readMail(db, EMAIL)), ...asked.json<SendMagicLinkResponse>() };
  };
  const enter = async (api: Api) => {
    const { token } = await ask(api);
    return (await api.inject({ url: '/v1/api/auth/verify', query: { token } })).json<SessionResponse>();
  };
  const profile = (api: Api, token: string) =>
    api.inject({ url: '/v1/api/auth/profile', headers: { authorization: `Bearer ${token}` } });
  const refresh = async (api: Api, refresh_token: string) =>
    (await post(api, 'auth/refresh', { refresh_token })).json<SessionResponse>();
  const before = await start(FORMER);
  const session = await enter(before);
  return { db, clock, start, post, ask, profile, refresh, before, session };
}

describeStore('what was made with the former secret', (open) => {
  test('is accepted while it is named, and no longer then', async () => {
    const { start, profile, session } = await openBeforeAndAfter(open);
    const after = await start(PRESENT, FORMER);
    expect((await profile(after, session.access_token)).statusCode).toBe(200);
    expectRefusal(await profile(await start(PRESENT), session.access_token), 401);
    // Another secret that is named accepts nothing but its own.
    expectRefusal(await profile(await start(PRESENT, 'x'.repeat(40)), session.access_token), 401);
  });

  test('is followed by what is made with the present one', async () => {
    const { start, profile, refresh, session } = await openBeforeAndAfter(open);
    const after = await start(PRESENT, FORMER);
    const renewed = await refresh(after, session.refresh_token);
    const later = await start(PRESENT);
    expect((await profile(later, renewed.access_token)).statusCode).toBe(200);
    expect((await refresh(later, renewed.refresh_token)).user.email).toBe(EMAIL);
  });

  test('forks no session that two tabs renew on both sides of the change', async () => {
    const { db, start, refresh, before, session } = await openBeforeAndAfter(open);
    const one = await refresh(before, session.refresh_token);
    const after = await start(PRESENT, FORMER);
    const other = await refresh(after, session.refresh_token);
    expect(other.refresh_token).toBe(one.refresh_token);
    const unused = await db.selectFrom('refresh_tokens').selectAll().where('used_at', 'is', null).execute();
    expect(unused).toHaveLength(1);
    const next = await refresh(after, one.refresh_token);
    expect((await refresh(after, session.refresh_token)).refresh_token).toBe(next.refresh_token);
  });

  test('are digits that somebody still has to type', async () => {
    const { start, post, ask, before } = await openBeforeAndAfter(open);
    const { code, request_token } = await ask(before);
    const answer = await post(await start(PRESENT, FORMER), 'auth/verify-code', { request_token, code });
    expect(answer.json()).toMatchObject({ user: { email: EMAIL } });
  });

  test('is the mark of a browser, which keeps its own count of mails', async () => {
    const { db, start, ask, session } = await openBeforeAndAfter(open);
    await ask(await start(PRESENT, FORMER), session.known_browser);
    await ask(await start(PRESENT), session.known_browser);
    const links = await db.selectFrom('magic_links').select('from_known_browser').orderBy('id').execute();
    expect(links.map((link) => link.from_known_browser)).toEqual([false, true, false]);
  });

  test('are links of alert mails, which end alerts whenever they are opened', async () => {
    const { db, start, post, session } = await openBeforeAndAfter(open);
    const now = new Date();
    const { id } = await db
      .insertInto('saved_searches')
      .values({
        ...{ user_id: session.user.id, name: 'x', query: JSON.stringify({ q: 'x' }), frequency: 'daily' },
        ...{ next_due_at: now, confirmed_at: now, created_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const payload = { token: toAlertToken(FORMER, 'alert-manage', [id]) };
    expect((await post(await start(PRESENT, FORMER), 'alerts/look', payload)).statusCode).toBe(200);
    expect((await post(await start(PRESENT), 'alerts/look', payload)).statusCode).toBeGreaterThanOrEqual(400);
  });
});
