import { describe, expect, test } from 'vitest';
import { aField } from '../testing/a-detail.ts';
import { isTyped, toAnswerText, toGroups } from './format-answer.ts';

const options = [
  { value: '1', label: 'Yes' },
  { value: '0', label: 'No' },
];
const files = [{ kind: 'resume' as const, filename: 'Ada.pdf', size: 10, mimetype: 'application/pdf' }];

describe('an answer', () => {
  test.each([
    [{ value: 'Ada' }, 'Ada'],
    [{ kind: 'yes-no', value: '0', options }, 'No'],
    [{ kind: 'multiple-choice', value: ['1', '0'], options }, 'Yes and No'],
    [{ kind: 'single-choice', value: 'other', options }, 'other'],
    [{ kind: 'file', value: 'resume' }, 'Ada.pdf'],
    [{ kind: 'file', value: 'cover-letter' }, 'cover-letter'],
    [{ kind: 'consent', value: 'true' }, 'Yes'],
    [{ value: null }, null],
    [{ value: '' }, null],
    [{ kind: 'multiple-choice', value: [], options }, null],
  ] as const)('%j reads %j', (changes, text) => {
    const { value, ...rest } = changes;
    const field = aField({
      ...rest,
      options,
      value: typeof value === 'string' || value === null ? value : value.slice(),
    });
    expect(toAnswerText(field, files)).toBe(text);
  });

  test('is copied where it is typed, not where it is chosen, ticked or attached', () => {
    expect(isTyped(aField({ kind: 'long-text' }))).toBe(true);
    expect(isTyped(aField({ kind: 'file' }))).toBe(false);
    expect(isTyped(aField({ kind: 'consent' }))).toBe(false);
  });
});

test('answers stand in the order of a form, without empty groups and questions that were never asked', () => {
  const hidden = aField({ key: 'h', group: 'questions', shown_when: { key: 'q', values: ['1'] } });
  const shown = aField({ key: 's', group: 'questions', shown_when: { key: 'q', values: ['1'] }, value: 'x' });
  const consent = aField({ key: 'c', group: 'consent' });
  const name = aField({ key: 'n', group: 'contact' });
  const groups = toGroups([consent, hidden, shown, name]);
  expect(groups.map(({ group, fields }) => [group, fields.map(({ key }) => key)])).toEqual([
    ['contact', ['n']],
    ['questions', ['s']],
    ['consent', ['c']],
  ]);
});
