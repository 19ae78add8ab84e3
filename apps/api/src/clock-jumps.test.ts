import { randomUUID } from 'node:crypto';
import type { SessionResponse } from '@firsthand/contracts';
import { describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { aClock } from './testing/a-clock.ts';
import { readMail } from './testing/read-mail.ts';
import { openApi } from './testing/test-api.ts';

const HOURS = 60;

async function openJumping(open: OpenTestDatabase) {
  const { db, database } = await open();
  const clock = aClock();
  const api = await openApi(database, { now: clock.now, operatorEmail: 'operator@example.com' });
  const post = (path: string, payload?: object, token?: string) =>
    api.inject({
      ...{ method: 'POST', url: `/v1/api/${path}`, remoteAddress: '192.0.2.1' },
      ...(payload && { payload }),
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
  const get = (path: string, token: string) =>
    api.inject({ url: `/v1/api/${path}`, headers: { authorization: `Bearer ${token}` } });
  const enter = async () => {
    const email = `${randomUUID()}@example.com`;
    await post('auth/send-magic-link', { email });
    const { token } = await readMail(db, email);
    return (await api.inject({ url: '/v1/api/auth/verify', query: { token } })).json<SessionResponse>();
  };
  const refresh = (refresh_token: string) => post('auth/refresh', { refresh_token });
  return { db, clock, api, post, get, enter, refresh };
}

describeStore('a clock that jumps by hours', (open) => {
  test('ends no session, forward or back', async () => {
    const { clock, enter, refresh, get } = await openJumping(open);
    let { refresh_token } = await enter();
    for (const minutes of [9 * HOURS, -9 * HOURS, -5 * HOURS, 5 * HOURS]) {
      clock.pass({ minutes });
      const answer = await refresh(refresh_token);
      expect([minutes, answer.statusCode]).toEqual([minutes, 200]);
      const keys = answer.json<SessionResponse>();
      refresh_token = keys.refresh_token;
      expect((await get('auth/profile', keys.access_token)).statusCode).toBe(200);
    }
  });

  test('leaves access tokens of the wrong time of no use once it is set back', async () => {
    const { clock, enter, refresh, get } = await openJumping(open);
    const { refresh_token } = await enter();
    clock.pass({ minutes: 9 * HOURS });
    const ahead = (await refresh(refresh_token)).json<SessionResponse>();
    clock.pass({ minutes: -9 * HOURS });
    expect((await get('auth/profile', ahead.access_token)).statusCode).toBe(401);
    const renewed = (await refresh(ahead.refresh_token)).json<SessionResponse>();
    expect((await get('auth/profile', renewed.access_token)).statusCode).toBe(200);
  });

  test('does not bring a used refresh token back for hours', async () => {
    const { clock, enter, refresh } = await openJumping(open);
    const { refresh_token } = await enter();
    clock.pass({ minutes: 9 * HOURS });
    expect((await refresh(refresh_token)).statusCode).toBe(200);
    clock.pass({ minutes: -9 * HOURS });
    expect((await refresh(refresh_token)).statusCode).toBe(401);
  });

  test('makes no proof of who somebody is last for hours', async () => {
    const { clock, enter, refresh, get } = await openJumping(open);
    clock.pass({ minutes: 9 * HOURS });
    const { refresh_token } = await enter();
    clock.pass({ minutes: -9 * HOURS });
    const { access_token } = (await refresh(refresh_token)).json<SessionResponse>();
    expect((await get('users/export', access_token)).statusCode).toBe(403);
  });

  test('locks nobody out who reached a limit at the wrong time', async () => {
    const { clock, post } = await openJumping(open);
    const email = 'ada@example.com';
    const sendUntilRefused = async (path: string, payload: object) => {
      for (let sent = 0; sent < 50; sent++) if ((await post(path, payload)).statusCode === 429) return sent;
      throw new Error('The limit was never reached');
    };
    const forms = [
      ['auth/send-magic-link', { email }],
      ['ats-integration/request', aRequest],
    ] as const;
    clock.pass({ minutes: 9 * HOURS });
    const atWrongTime: number[] = [];
    for (const [path, payload] of forms) atWrongTime.push(await sendUntilRefused(path, payload));
    clock.pass({ minutes: -9 * HOURS });
    // Nor is the limit gone.
    for (const [index, [path, payload]] of forms.entries())
      expect(await sendUntilRefused(path, payload)).toBe(atWrongTime[index]);
  });
});

const aRequest = {
  ...{ company_name: 'Acme', contact_name: 'Ada Example', contact_email: 'ada@acme.example' },
  ats_description: 'Our own system.',
};
