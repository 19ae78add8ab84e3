import { expect, test } from 'vitest';
import { DRAFTS_KEY, SIGN_IN_KEYS } from '../../lib/session/session.ts';
import { SESSION_KEYS } from '../../lib/session/session-store.ts';
import { LOCAL_ENTRIES, SESSION_ENTRIES } from './browser-storage.ts';

test('the cookie policy names everything that a session leaves in the browser', () => {
  expect(LOCAL_ENTRIES.map(({ name }) => name)).toEqual(
    expect.arrayContaining(Object.values<string>(SESSION_KEYS)),
  );
  expect(SESSION_ENTRIES.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...Object.values<string>(SIGN_IN_KEYS), DRAFTS_KEY]),
  );
});
