import { expect, test } from 'vitest';
import { DRAFTS_KEY, dropDraftsOfOthers, hasKeptDrafts, keptDraftOf } from './kept-drafts.ts';
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

test('nothing is kept for nobody', () => {
  const { storage } = mapStorage();
  keptDraftOf(storage, null, 'notes:1').write('Call Ann');
  expect(hasKeptDrafts(storage)).toBe(false);
});

test('a damaged draft is none', () => {
  const { storage } = mapStorage();
  storage.set(DRAFTS_KEY, '{"userId":7,"drafts":{"notes:1":"Ca');
  expect(keptDraftOf(storage, 7, 'notes:1').read()).toBeNull();
});
