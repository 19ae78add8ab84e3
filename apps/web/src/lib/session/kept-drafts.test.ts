import { expect, test } from 'vitest';
import {
  DRAFTS_KEY,
  dropDraftsOfOthers,
  GUEST_DRAFTS_KEY,
  hasKeptDrafts,
  keptDraftOf,
} from './kept-drafts.ts';
import { mapStorage } from './testing/session-parts.ts';

test('what was typed is read again by the same person only', () => {
  const { storage } = mapStorage();
  keptDraftOf(storage, 7, 'notes:1').write('Call Ann');
  expect(keptDraftOf(storage, 7, 'notes:1').read()).toBe('Call Ann');
  expect(keptDraftOf(storage, 7, 'notes:2').read()).toBeNull();
  expect(keptDraftOf(storage, 8, 'notes:1').read()).toBeNull();
  expect(keptDraftOf(storage, null, 'notes:1').read()).toBeNull();
});

test('forgetting one draft keeps another, and the last leaves nothing', () => {
  const { storage } = mapStorage();
  const [one, other] = [keptDraftOf(storage, 7, 'notes:1'), keptDraftOf(storage, 7, 'notes:2')];
  one.write('Call Ann');
  other.write('Call Bo');
  one.forget();
  expect([one.read(), other.read()]).toEqual([null, 'Call Bo']);
  expect(hasKeptDrafts(storage)).toBe(true);
  other.forget();
  expect(storage.get(DRAFTS_KEY)).toBeNull();
  expect(hasKeptDrafts(storage)).toBe(false);
});

test('whoever comes next leaves nothing of the drafts of the one before', () => {
  const { storage } = mapStorage();
  keptDraftOf(storage, 7, 'notes:1').write('Call Ann');
  dropDraftsOfOthers(storage, 7);
  expect(hasKeptDrafts(storage)).toBe(true);
  dropDraftsOfOthers(storage, 8);
  expect(hasKeptDrafts(storage)).toBe(false);
});

test('what a guest typed is kept apart from what waits for a person, and goes when somebody signs in', () => {
  const { storage } = mapStorage();
  const [guest, ada] = [keptDraftOf(storage, null, 'alert'), keptDraftOf(storage, 7, 'alert')];
  guest.write('eve@example.com');
  expect([guest.read(), ada.read(), hasKeptDrafts(storage)]).toEqual(['eve@example.com', null, false]);
  ada.write('ada@example.com');
  expect([guest.read(), ada.read()]).toEqual(['eve@example.com', 'ada@example.com']);
  dropDraftsOfOthers(storage, 7);
  expect([guest.read(), ada.read()]).toEqual([null, 'ada@example.com']);
  guest.write('eve@example.com');
  guest.forget();
  expect(storage.get(GUEST_DRAFTS_KEY)).toBeNull();
});

test('a damaged draft is none', () => {
  const { storage } = mapStorage();
  storage.set(DRAFTS_KEY, '{"userId":7,"drafts":{"notes:1":"Ca');
  expect(keptDraftOf(storage, 7, 'notes:1').read()).toBeNull();
});
