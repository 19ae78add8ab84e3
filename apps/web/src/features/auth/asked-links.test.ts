import { expect, test } from 'vitest';
import { mapStorage } from '../../lib/session/testing/session-parts.ts';
import { createAskedLinks } from './asked-links.ts';

const NOW = Date.parse('2026-02-01T09:00:00.000Z');
const LATER = '2026-02-01T09:15:00.000Z';

test('every tab of the browser knows the mails that were asked for, until they are too old', () => {
  const { storage } = mapStorage();
  createAskedLinks(storage, () => NOW).remember({ request_token: 'a', expires_at: LATER });
  createAskedLinks(storage, () => NOW).remember({
    request_token: 'b',
    expires_at: '2026-02-01T09:16:00.000Z',
  });
  expect(createAskedLinks(storage, () => NOW).tokens()).toEqual(['a', 'b']);
  expect(createAskedLinks(storage, () => NOW + 15 * 60_000).tokens()).toEqual(['b']);
});

test('only the latest ten are kept, and nothing after a sign-in', () => {
  const { storage, entries } = mapStorage();
  const links = createAskedLinks(storage, () => NOW);
  for (let number = 0; number < 12; number += 1)
    links.remember({ request_token: `${number}`, expires_at: LATER });
  expect(links.tokens()).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
  links.forget();
  expect([links.tokens(), entries.size]).toEqual([[], 0]);
});

test.each(['{', 'null', '7', '[null]', '[{"request_token":1}]', '{"request_token":"a"}'])(
  '%s in its place is none',
  (text) => {
    const { storage } = mapStorage(new Map([['asked_links', text]]));
    expect(createAskedLinks(storage, () => NOW).tokens()).toEqual([]);
  },
);
