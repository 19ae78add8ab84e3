import type { CareerNoticesResponse } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { expectRefusal, openApi, TEST_NOW } from '../../testing/test-api.ts';

const OPERATOR = 'operator@example.com';
const ANSWER = [200, { message: 'Your address is on the list.' }];

describeStore('an address for openings', (open) => {
  const start = async () => {
    const { db, database } = await open();
    const api = await openApi(database, { operatorEmail: OPERATOR });
    const post = async (email: unknown, remoteAddress = '192.0.2.1') =>
      api.inject({ method: 'POST', url: '/v1/api/careers/notify', payload: { email }, remoteAddress });
    const readRows = () => db.selectFrom('career_notices').selectAll().orderBy('id').execute();
    return { db, database, api, post, readRows };
  };

  test('is stored once and told once, with the same answer every time', async () => {
    const { db, post, readRows } = await start();
    for (const email of ['ada@example.com', ' ADA@example.com', 'ada@EXAMPLE.com ']) {
      const answer = await post(email);
      expect([answer.statusCode, answer.json()]).toEqual(ANSWER);
    }
    expect(await readRows()).toMatchObject([{ email: 'ada@example.com', created_at: TEST_NOW }]);
    const mails = await db.selectFrom('mails').selectAll().execute();
    expect(mails).toMatchObject([{ recipient: OPERATOR, kind: 'career-notice' }]);
    expect(mails[0]!.text).toContain('Email: ada@example.com');
  });

  test('sent by many at the same moment is stored once', async () => {
    const { post, readRows } = await start();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, client) => post('ada@example.com', `192.0.2.${client}`)),
    );
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual(ANSWER);
    expect(await readRows()).toHaveLength(1);
  });

  test('that is none is refused', async () => {
    const { post, readRows } = await start();
    for (const email of ['', '   ', undefined, null, 1, {}]) {
      expectRefusal(await post(email), 400, 'Please enter your email address');
    }
    for (const email of [
      ...['ada', 'ada@example', 'ada@example.com\nBcc: eve@example.com', '<b>ada@example.com</b>'],
      ...[`${'a'.repeat(288)}@example.com`, 'ada@example.com, eve@example.com'],
    ]) {
      expectRefusal(await post(email), 400, 'Please enter a valid email address');
    }
    expectRefusal(await post('a'.repeat(1_001)), 400, /^The field “email” /);
    expect(await readRows()).toEqual([]);
  });

  test('counts against the limit whether it is new or not, so that the limit tells nothing', async () => {
    const { post } = await start();
    await post('known@example.com', '192.0.2.9');
    for (let sent = 0; sent < 5; sent += 1) expect((await post('known@example.com')).statusCode).toBe(200);
    const refused = await post('new@example.com');
    expectRefusal(refused, 429, /^This form was sent too often\./);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
  });

  test('is shown to admins only', async () => {
    const { database, api, post } = await start();
    await post('ada@example.com');
    const admin = await signIn(database, { email: 'root@example.com', roles: ['admin'] });
    const member = await signIn(database);
    const url = '/v1/api/admin/career-notices';
    const list = await api.inject({ url, headers: admin.headers });
    expect(list.json<CareerNoticesResponse>()).toEqual({
      data: [{ id: expect.any(Number), email: 'ada@example.com', created_at: TEST_NOW.toISOString() }],
      ...{ total: 1, limit: 50, offset: 0 },
    });
    expectRefusal(await api.inject({ url, headers: member.headers }), 403, 'Only admins may see this.');
    expectRefusal(await api.inject(url), 401);
  });
});
