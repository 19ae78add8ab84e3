import { expect, test } from 'vitest';
import {
  afterSave,
  findConflicts,
  toSaveRequest,
  toShownValues,
  toStoredValues,
  withEdit,
  withoutSettled,
} from './profile-edits.ts';
import { aProfile } from './testing/a-profile.ts';

const stored = toStoredValues(
  aProfile({ city: 'Bern', first_name: 'Ada', website_url: 'https://ada.example' }),
);

test('an unknown value is shown as nothing, a web address without https://', () => {
  expect(stored.last_name).toBe('');
  expect(stored.website_url).toBe('ada.example');
});

test('typing back what is stored is no edit', () => {
  const edits = withEdit({}, stored, 'city', 'Rome');
  expect(toShownValues(stored, edits).city).toBe('Rome');
  expect(withEdit(edits, stored, 'city', 'Bern')).toEqual({});
});

test('a field changed elsewhere that is not edited here shows the new value', () => {
  const edits = withEdit({}, stored, 'city', 'Rome');
  const theirs = { ...stored, first_name: 'Grace' };
  expect(toShownValues(theirs, edits)).toMatchObject({ city: 'Rome', first_name: 'Grace' });
  expect(findConflicts(edits, theirs)).toEqual([]);
});

test('a field edited here and changed elsewhere keeps what was typed and is named', () => {
  const edits = withEdit({}, stored, 'city', 'Rome');
  const theirs = { ...stored, city: 'Oslo' };
  expect(toShownValues(theirs, edits).city).toBe('Rome');
  expect(findConflicts(edits, theirs)).toEqual([{ field: 'city', theirs: 'Oslo' }]);
});

test('typing on does not hide that the field was changed elsewhere', () => {
  const edits = withEdit({}, stored, 'city', 'Rome');
  const theirs = { ...stored, city: 'Oslo' };
  expect(findConflicts(withEdit(edits, theirs, 'city', 'Roma'), theirs)).toHaveLength(1);
});

test('the same text written in both places is no conflict and no edit any more', () => {
  const edits = withEdit({}, stored, 'city', 'Oslo');
  const theirs = { ...stored, city: 'Oslo' };
  expect(findConflicts(edits, theirs)).toEqual([]);
  expect(withoutSettled(edits, theirs)).toEqual({});
});

test('what was typed while a save was under way is still an edit afterwards', () => {
  const before = withEdit(withEdit({}, stored, 'city', 'Rome'), stored, 'state', 'RM');
  const sent = toShownValues(stored, before);
  const during = withEdit(before, stored, 'city', 'Roma');
  const after = { ...stored, city: 'Rome', state: 'RM' };
  expect(afterSave(during, sent, after)).toEqual({ city: { value: 'Roma', from: 'Rome' } });
});

test('a save sends the whole profile, trimmed, web addresses with https:// and the version', () => {
  const edits = withEdit(
    withEdit({}, stored, 'city', ' Rome '),
    stored,
    'linkedin_url',
    'linkedin.com/in/ada',
  );
  expect(toSaveRequest(toShownValues(stored, edits), 7)).toMatchObject({
    city: 'Rome',
    first_name: 'Ada',
    last_name: '',
    linkedin_url: 'https://linkedin.com/in/ada',
    website_url: 'https://ada.example',
    version: 7,
  });
});
