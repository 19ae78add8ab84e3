import { expect, test } from 'vitest';
import { toAnswerText } from './answer-labels.ts';
import { aField } from '../testing/a-draft.ts';

const resume = { kind: 'resume', filename: 'ada.pdf', size: 1536, mimetype: 'application/pdf' } as const;

test('choices are read by their labels, in the order they were chosen', () => {
  const field = aField({
    kind: 'multiple-choice',
    options: [
      { value: '1', label: 'Monday' },
      { value: '2', label: 'Friday' },
    ],
  });
  expect(toAnswerText(field, ['2', '1'], [])).toBe('Friday, Monday');
});

test('a file is read by its name and size', () => {
  expect(toAnswerText(aField({ kind: 'file' }), 'resume', [resume])).toBe('ada.pdf (1.5 KB)');
});

test('yes, no and consent are words', () => {
  expect(toAnswerText(aField({ kind: 'yes-no' }), 'yes', [])).toBe('Yes');
  expect(toAnswerText(aField({ kind: 'yes-no' }), 'no', [])).toBe('No');
  expect(toAnswerText(aField({ kind: 'consent' }), 'yes', [])).toBe('Agreed');
});

test('an empty answer has no words', () => {
  expect(toAnswerText(aField(), null, [])).toBeNull();
  expect(toAnswerText(aField(), [], [])).toBeNull();
});
