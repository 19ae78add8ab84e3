import { expect, test } from 'vitest';
import { withEdit } from '../../lib/saving/edits.ts';
import {
  toSaveRequest,
  toShownValues,
  toStoredValues,
  type FormField,
  type ProfileEdits,
} from './profile-edits.ts';
import { aProfile } from './testing/a-profile.ts';

const stored = toStoredValues(
  aProfile({ city: 'Bern', first_name: 'Ada', website_url: 'https://ada.example' }),
);

const none: ProfileEdits = new Map();
const type = (edits: ProfileEdits, field: FormField, value: string): ProfileEdits =>
  withEdit(edits, field, { value }, { stored: (key: FormField) => stored[key] });

test('an unknown value is shown as nothing, a web address without https://', () => {
  expect(stored.last_name).toBe('');
  expect(stored.website_url).toBe('ada.example');
});

test('a field changed elsewhere that is not edited here shows the new value', () => {
  const edits = type(none, 'city', 'Rome');
  const theirs = { ...stored, first_name: 'Grace' };
  expect(toShownValues(theirs, edits)).toMatchObject({ city: 'Rome', first_name: 'Grace' });
});

test('a field edited here and changed elsewhere keeps what was typed', () => {
  expect(toShownValues({ ...stored, city: 'Oslo' }, type(none, 'city', 'Rome')).city).toBe('Rome');
});

test('a save sends the whole profile, trimmed, web addresses with https:// and the version', () => {
  const edits = type(type(none, 'city', ' Rome '), 'linkedin_url', 'linkedin.com/in/ada');
  expect(toSaveRequest(toShownValues(stored, edits), 7)).toMatchObject({
    city: 'Rome',
    first_name: 'Ada',
    last_name: '',
    linkedin_url: 'https://linkedin.com/in/ada',
    website_url: 'https://ada.example',
    version: 7,
  });
});
