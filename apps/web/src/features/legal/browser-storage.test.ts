import { expect, test } from 'vitest';
import { APART_ROLES_KEY } from '../../lib/apart-roles.ts';
import { DRAFTS_KEY, GUEST_DRAFTS_KEY } from '../../lib/session/kept-drafts.ts';
import { SIGN_IN_KEYS } from '../../lib/session/session.ts';
import { SESSION_KEYS } from '../../lib/session/session-store.ts';
import { hiddenSeenKey } from '../../lib/hiding-mark.ts';
import { RECENT_SEARCHES_KEY } from '../../lib/recent-searches.ts';
import { VIEWED_JOBS_KEY } from '../../lib/viewed-jobs.ts';
import { LOCAL_ENTRIES, SESSION_ENTRIES } from './browser-storage.ts';

test('the cookie policy names what is remembered of a visitor', () => {
  const names = LOCAL_ENTRIES.map(({ name }) => name);
  const remembered = [APART_ROLES_KEY, RECENT_SEARCHES_KEY, VIEWED_JOBS_KEY, hiddenSeenKey];
  expect(names).toEqual(expect.arrayContaining(remembered));
});

test('the cookie policy names everything that a session leaves in the browser', () => {
  expect(LOCAL_ENTRIES.map(({ name }) => name)).toEqual(
    expect.arrayContaining(Object.values<string>(SESSION_KEYS)),
  );
  expect(SESSION_ENTRIES.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...Object.values<string>(SIGN_IN_KEYS), DRAFTS_KEY, GUEST_DRAFTS_KEY]),
  );
});
