import { describe, expect, test } from 'vitest';
import { findAddFault, toAddRequest, type AddFields } from './add-fields.ts';

const fields: AddFields = {
  title: ' Nurse ',
  company: 'Acme ',
  location: '',
  address: 'acme.example/jobs/1',
  appliedOn: '2026-11-18',
  stage: 'interview',
  notes: ' ',
};
const today = '2026-11-21';

describe('an application added by hand', () => {
  test('is sent trimmed, empty fields as null, a link with its scheme', () => {
    expect(findAddFault(fields, today)).toBeNull();
    expect(toAddRequest(fields)).toEqual({
      title: 'Nurse',
      company: 'Acme',
      location: null,
      external_url: 'https://acme.example/jobs/1',
      applied_on: '2026-11-18',
      stage: 'interview',
      notes: null,
    });
  });

  test('may have no link', () => {
    expect(findAddFault({ ...fields, address: ' ' }, today)).toBeNull();
    expect(toAddRequest({ ...fields, address: ' ' }).external_url).toBeNull();
  });

  test.each([
    [{ title: '  ' }, 'Job title is required'],
    [{ address: 'javascript:alert(1)' }, 'The link must be a web address'],
    [{ address: 'not an address' }, 'The link must be a web address'],
    [{ appliedOn: '' }, 'Choose the day you applied'],
    [{ appliedOn: '2026-11-22' }, 'cannot be in the future'],
  ])('with %j is refused with "%s"', (changes, words) => {
    expect(findAddFault({ ...fields, ...changes }, today)).toContain(words);
  });
});
