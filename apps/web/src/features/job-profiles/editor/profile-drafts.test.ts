import { expect, test } from 'vitest';
import type { KeyValueStorage } from '../../../lib/session/key-value-storage.ts';
import { DRAFTS_KEY } from '../../../lib/session/session.ts';
import { NO_VALUES } from '../experience/experience-rules.ts';
import { NO_DRAFT, profileDraftsOf, type ProfileDraft } from './profile-drafts.ts';

function inMemory(): KeyValueStorage & { size: () => number } {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => texts.set(key, value).has(key),
    remove: (key) => void texts.delete(key),
    size: () => texts.size,
  };
}

const draft: ProfileDraft = {
  edits: new Map([['city', { value: 'Rome', from: 'Bern' }]]),
  entries: [{ id: null, values: { ...NO_VALUES, job_title: 'Cook' } }],
  skill: 'Go',
  skills: '',
};

test('a draft is read again by the same person only', () => {
  const storage = inMemory();
  profileDraftsOf(storage, 7).write(1, draft);
  expect(profileDraftsOf(storage, 7).read(1)).toEqual(draft);
  expect(profileDraftsOf(storage, 7).read(2)).toEqual(NO_DRAFT);
  expect(profileDraftsOf(storage, 8).read(1)).toEqual(NO_DRAFT);
});

test('forgetting one profile keeps the draft of another', () => {
  const drafts = profileDraftsOf(inMemory(), 7);
  drafts.write(1, draft);
  drafts.write(2, { ...NO_DRAFT, skill: 'Rust' });
  drafts.forget(1);
  expect(drafts.read(1)).toEqual(NO_DRAFT);
  expect(drafts.read(2).skill).toBe('Rust');
});

test('whoever comes next leaves nothing of the drafts of the one before', () => {
  const storage = inMemory();
  profileDraftsOf(storage, 7).write(1, draft);
  profileDraftsOf(storage, 8).write(5, NO_DRAFT);
  expect(storage.size()).toBe(0);
});

test('an equal-opportunity answer is never kept', () => {
  const storage = inMemory();
  const drafts = profileDraftsOf(storage, 7);
  drafts.write(1, { ...NO_DRAFT, edits: new Map([['gender', { value: 'Female', from: '' }]]) });
  expect(storage.size()).toBe(0);
});

test('a draft without anything in it is forgotten', () => {
  const storage = inMemory();
  const drafts = profileDraftsOf(storage, 7);
  drafts.write(1, draft);
  drafts.write(1, NO_DRAFT);
  expect(storage.size()).toBe(0);
});

test('a damaged draft is none', () => {
  const storage = inMemory();
  storage.set(DRAFTS_KEY, '{"userId":7,"profiles":{"1":{"edits":{"ci');
  expect(profileDraftsOf(storage, 7).read(1)).toEqual(NO_DRAFT);
});
