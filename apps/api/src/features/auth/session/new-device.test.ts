import type { SessionResponse } from '@firsthand/contracts';
import { describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { aClock } from '../../../testing/a-clock.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { openApi, openSharedApi, TEST_AUTH } from '../../../testing/test-api.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const EMAIL = 'ada@example.com';

async function openSignIns(open: OpenTestDatabase) {
  const { db, database } = await open();
  const clock = aClock();
  const api = await openSharedApi(database, clock.now);
  const headers = { 'user-agent': FIREFOX };
  const ask = async (known_browser?: string) => {
    const payload = { email: EMAIL, known_browser };
    const asked = await api.inject({ method: 'POST', url: '/v1/api/auth/send-magic-link', payload });
    const { text } = await db
      .selectFrom('mails')
      .select('text')
      .where('kind', '=', 'magic-link')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return {
      request_token: asked.json<{ request_token: string }>().request_token,
      token: /token=([\w-]+)/.exec(text ?? '')![1]!,
      code: /^ {4}(\d{6})$/m.exec(text ?? '')![1]!,
    };
  };
  const byLink = async (knownBrowser?: string, asker?: string) => {
    const query = { token: (await ask(asker)).token, ...(knownBrowser && { known_browser: knownBrowser }) };
    return (await api.inject({ url: '/v1/api/auth/verify', query, headers })).json<SessionResponse>();
  };
  const byCode = async (asker?: string) => {
    const { request_token, code } = await ask(asker);
    const payload = { request_token, code };
    const answer = await api.inject({ method: 'POST', url: '/v1/api/auth/verify-code', payload, headers });
    return answer.json<SessionResponse>();
  };
  const readNews = () =>
    db.selectFrom('mails').selectAll().where('kind', '=', 'new-device').orderBy('id').execute();
  return { db, database, clock, byLink, byCode, readNews };
}

describeStore('a sign-in from a browser', (open) => {
  test('that is not known is told of by mail, once, with what, when and where to end it', async () => {
    const { clock, byLink, readNews } = await openSignIns(open);
    const { user } = await byLink();
    expect(await readNews()).toEqual([]);
    clock.pass({ days: 7, minutes: 5 });
    await byLink();
    const [news, ...more] = await readNews();
    expect(more).toEqual([]);
    expect(news).toMatchObject({ recipient: EMAIL, user_id: user.id, state: 'waiting' });
    expect(news?.text?.replaceAll('\n', ' ')).toContain(
      'Firefox on Linux logged in to your account with a mail on February 8 at 09:05 UTC.',
    );
    expect(news?.text).toContain('https://firsthand.example/profile');
  });

  test('that is known is not, be it by link or by code', async () => {
    const { clock, byLink, byCode, readNews } = await openSignIns(open);
    const { known_browser: mark } = await byLink();
    clock.pass({ days: 1 });
    await byLink(mark);
    await byCode(mark);
    expect(await readNews()).toEqual([]);
  });

  test('is judged by the browser that opens the link, not the one that asked', async () => {
    const { clock, byLink, byCode, readNews } = await openSignIns(open);
    const { known_browser: mark } = await byLink();
    clock.pass({ days: 1 });
    await byLink(undefined, mark);
    await byLink(`${mark}x`, mark);
    await byCode();
    expect(await readNews()).toHaveLength(3);
  });

  test('of somebody who was never here before is told to nobody', async () => {
    const { byCode, readNews } = await openSignIns(open);
    await byCode();
    expect(await readNews()).toEqual([]);
  });

  test('of an account whose sessions are all gone is told all the same', async () => {
    const { db, database, clock, byLink, readNews } = await openSignIns(open);
    await signIn(database, { email: EMAIL });
    await db.deleteFrom('sessions').execute();
    clock.pass({ days: 100 });
    await byLink();
    expect(await readNews()).toHaveLength(1);
  });
});

describeStore('a LinkedIn profile', (open) => {
  test('that is unlinked is told of by mail, once', async () => {
    const { db, database } = await open();
    const { headers, user } = await signIn(database);
    const api = await openApi(database, { auth: TEST_AUTH });
    await db
      .insertInto('identities')
      .values({ issuer: 'https://issuer.example', subject: 'x', user_id: user.id, created_at: new Date() })
      .execute();
    const unlink = () => api.inject({ method: 'DELETE', url: '/v1/api/users/settings/linkedin', headers });
    await unlink();
    await unlink();
    const mails = await db.selectFrom('mails').select(['kind', 'subject', 'recipient', 'text']).execute();
    expect(mails).toMatchObject([{ kind: 'sign-in-way', recipient: EMAIL }]);
    expect(mails[0]?.text?.replaceAll('\n', ' ')).toContain(
      'A LinkedIn profile was unlinked from your account on February 1 at 09:00 UTC',
    );
  });
});
