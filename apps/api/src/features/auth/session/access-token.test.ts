import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { readAccessToken, signAccessToken, type TokenKey } from './access-token.ts';

const NOW = new Date('2026-02-01T09:00:00.000Z');
const KEY: TokenKey = { secret: 'x'.repeat(40), issuer: 'https://firsthand.example', now: () => NOW };
const CLAIMS = { userId: 7, sessionId: 'a-session' };
const later = (minutes: number): TokenKey => ({
  ...KEY,
  now: () => new Date(NOW.getTime() + minutes * 60_000),
});

test('a token says whose it is for 15 minutes', async () => {
  const token = await signAccessToken(KEY, CLAIMS);
  expect(await readAccessToken(KEY, token)).toEqual(CLAIMS);
  expect(await readAccessToken(later(14), token)).toEqual(CLAIMS);
  expect(await readAccessToken(later(15), token)).toBeNull();
});

test('a token of a clock that was set back since is not taken until its own time has come', async () => {
  const token = await signAccessToken(later(180), CLAIMS);
  expect(await readAccessToken(KEY, token)).toBeNull();
  expect(await readAccessToken(later(180), token)).toEqual(CLAIMS);
  // The clocks of two nodes are never quite the same.
  expect(await readAccessToken(KEY, await signAccessToken(later(1), CLAIMS))).toEqual(CLAIMS);
});

test('a token of another key, issuer, audience or kind says nothing', async () => {
  const sign = (changes: { aud?: string; iss?: string; typ?: string; secret?: string }) =>
    new SignJWT({ sid: 'a-session' })
      .setProtectedHeader({ alg: 'HS256', typ: changes.typ ?? 'at+jwt' })
      .setSubject('7')
      .setIssuer(changes.iss ?? KEY.issuer)
      .setAudience(changes.aud ?? 'firsthand')
      .setExpirationTime(Math.floor(NOW.getTime() / 1000) + 600)
      .sign(new TextEncoder().encode(changes.secret ?? KEY.secret));
  expect(await readAccessToken(KEY, await sign({}))).toEqual(CLAIMS);
  for (const changes of [
    { aud: 'other' },
    { iss: 'https://evil.example' },
    { typ: 'JWT' },
    { secret: 'y'.repeat(40) },
  ]) {
    expect(await readAccessToken(KEY, await sign(changes)), JSON.stringify(changes)).toBeNull();
  }
});

test('an unsigned, cut or changed token says nothing', async () => {
  const token = await signAccessToken(KEY, CLAIMS);
  const [head = '', body = '', signature = ''] = token.split('.');
  const unsigned = new UnsecuredJWT({ sid: 'a-session' }).setSubject('7').setExpirationTime('1h').encode();
  const otherBody = Buffer.from(JSON.stringify({ sub: '8', sid: 'a-session', exp: 9e9 })).toString(
    'base64url',
  );
  for (const text of [
    unsigned,
    '',
    'x',
    `${head}.${body}`,
    `${head}.${body}.`,
    token.slice(0, -2),
    `${head}.${otherBody}.${signature}`,
  ]) {
    expect(await readAccessToken(KEY, text), text).toBeNull();
  }
});
