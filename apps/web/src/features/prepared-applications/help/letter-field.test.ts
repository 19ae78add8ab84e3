import { expect, test } from 'vitest';
import { aField } from '../testing/a-draft.ts';
import { findLetterField } from './letter-field.ts';

const resumeText = aField({
  key: 'resume_text',
  label: 'Resume as text',
  kind: 'long-text',
  group: 'documents',
});
const letterText = aField({
  key: 'cover_letter_text',
  label: 'Cover Letter',
  kind: 'long-text',
  group: 'documents',
});

test('a letter goes into the field that asks for one, not into the resume', () => {
  expect(findLetterField([resumeText, letterText])?.key).toBe('cover_letter_text');
});

test('a question that mentions a letter is not the letter', () => {
  const question = aField({
    key: 'q1',
    label: 'Why no cover letter?',
    kind: 'long-text',
    group: 'questions',
  });
  expect(findLetterField([question, resumeText])).toBeNull();
});

test('a file is no place for a text', () => {
  expect(findLetterField([aField({ ...letterText, kind: 'file' })])).toBeNull();
});
