import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { REFUSALS, refuse } from './refuse.ts';

test('a refusal has its code, its status, the values and the sentence that they make', () => {
  const refused = refuse('passkeys-full', { most: LIMITS.passkeysPerUser });
  expect(refused).toMatchObject({ code: 'passkeys-full', status: 409, expected: true, values: { most: 10 } });
  expect(refused.message).toBe('You have 10 passkeys, which is as many as we keep. Remove one first.');
});

test('a wait among the values is also how long to wait', () => {
  const refused = refuse('too-many-links', { retryAfterSeconds: 7_201, isDaily: true });
  expect(refused.retryAfterSeconds).toBe(7_201);
  expect(refused.message).toBe(
    'Too many magic links were asked for. Please try again in 3 hours, or log in where you have logged in before, or with LinkedIn.',
  );
});

test('what made it fail is kept as its cause', () => {
  const cause = new Error('no room on the disk');
  expect(refuse('import-no-room', { cause })).toMatchObject({ cause, status: 503, retryAfterSeconds: 600 });
});

test('every noun’s table is among them, and no code stands in two', async () => {
  const source = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^[\w-]+\/(refusals|of-any-call)\.ts$/.test(path),
  );
  const tables = await Promise.all(
    files.map(async (file) => Object.values((await import(join(source, file))) as Record<string, object>)),
  );
  // A code of two tables would be the later one's without a word.
  const codes = tables.flatMap(([table]) => Object.keys(table ?? {}));
  expect([...new Set(codes)].sort()).toEqual(codes.toSorted());
  expect(codes.toSorted()).toEqual(Object.keys(REFUSALS).sort());
});
