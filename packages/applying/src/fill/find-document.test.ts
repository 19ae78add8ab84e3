import { expect, test } from 'vitest';
import { toCommonForm } from '../forms/common/common-form.ts';
import { makeField } from '../testing/factories.ts';
import { findDocument } from './find-document.ts';

test.each([
  [{ key: 'resume', label: 'Resume/CV', kind: 'file' }, 'resume'],
  [{ key: 'resumeFileId', label: 'Lebenslauf', kind: 'file' }, 'resume'],
  [{ key: 'question_7', label: 'Upload your cover letter', kind: 'file' }, 'cover-letter'],
  [{ key: 'question_7', label: 'Cover letter', kind: 'long-text' }, 'cover-letter'],
  [{ key: 'question_7', label: 'Anschreiben', kind: 'text' }, 'cover-letter'],
  [{ key: 'question_7', label: 'Writing sample', kind: 'file' }, null],
  [{ key: 'question_7', label: 'Do you have a cover letter?', kind: 'yes-no' }, null],
  [{ key: 'question_7', label: 'Resume', kind: 'yes-no' }, null],
  [{ key: 'first_name', label: 'First name', kind: 'text' }, null],
] as const)('%j asks for %s', (field, document) => {
  expect(findDocument(makeField(field))).toBe(document);
});

test('a letter that is asked for as text alone is one too', () => {
  const asked = toCommonForm('lever').fields.filter((field) => findDocument(field) === 'cover-letter');
  expect(asked.map(({ kind }) => kind)).toEqual(['long-text']);
});
