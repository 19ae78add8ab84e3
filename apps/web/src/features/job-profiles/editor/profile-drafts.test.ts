import { expect, test } from 'vitest';
import type { KeyValueStorage } from '../../../lib/session/key-value-storage.ts';
import { keptDraftOf } from '../../../lib/session/kept-drafts.ts';
import { mapStorage } from '../../../lib/session/testing/session-parts.ts';
import { NO_VALUES } from '../experience/experience-rules.ts';
import { NO_DRAFT, profileDraftsOf, type ProfileDraft } from './profile-drafts.ts';

function draftsIn(storage: KeyValueStorage) {
  return profileDraftsOf((name) => keptDraftOf(storage, 7, name));
}

const draft: ProfileDraft = {
  edits: new Map([['city', { value: 'Rome', from: 'Bern' }]]),
  entries: [{ id: null, values: { ...NO_VALUES, job_title: 'Cook' } }],
  sections: [],
  skill: 'Go',
  skills: '',
};

test('a draft is read again, for its profile only', () => {
  const { storage } = mapStorage();
  draftsIn(storage).write(1, draft);
  expect(draftsIn(storage).read(1)).toEqual(draft);
  expect(draftsIn(storage).read(2)).toEqual(NO_DRAFT);
});

test('forgetting one profile keeps the draft of another', () => {
  const drafts = draftsIn(mapStorage().storage);
  drafts.write(1, draft);
  drafts.write(2, { ...NO_DRAFT, skill: 'Rust' });
  drafts.forget(1);
  expect(drafts.read(1)).toEqual(NO_DRAFT);
  expect(drafts.read(2).skill).toBe('Rust');
});

test('an equal-opportunity answer is never kept', () => {
  const { entries, storage } = mapStorage();
  draftsIn(storage).write(1, { ...NO_DRAFT, edits: new Map([['gender', { value: 'Female', from: '' }]]) });
  expect(entries.size).toBe(0);
});

test('a draft without anything in it is forgotten', () => {
  const { entries, storage } = mapStorage();
  draftsIn(storage).write(1, draft);
  draftsIn(storage).write(1, NO_DRAFT);
  expect(entries.size).toBe(0);
});
