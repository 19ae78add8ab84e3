import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameAnswer, toAskedKeys, toShown, type DraftEdits } from './draft-edits.ts';
import { aField } from './testing/a-draft.ts';

test('nothing typed, an empty list and null are the same empty answer', () => {
  expect(isSameAnswer(null, '')).toBe(true);
  expect(isSameAnswer([], '  ')).toBe(true);
  expect(isSameAnswer('no', null)).toBe(false);
});

test('a question is asked while the one it waits for has a fitting answer', () => {
  const fields = [
    aField({ key: 'visa', kind: 'yes-no' }),
    aField({ key: 'which', shown_when: { key: 'visa', values: ['yes'] } }),
    aField({ key: 'until', shown_when: { key: 'which', values: ['Blue Card'] } }),
  ];
  const asked = (answers: [string, string | string[] | null][]) => [...toAskedKeys(fields, new Map(answers))];
  expect(asked([])).toEqual(['visa']);
  expect(asked([['visa', 'yes']])).toEqual(['visa', 'which']);
  expect(
    asked([
      ['visa', 'yes'],
      ['which', ['Blue Card', 'Other']],
    ]),
  ).toEqual(['visa', 'which', 'until']);
  // The answer is still there, but its question is hidden, and so is what waits for it.
  expect(
    asked([
      ['visa', 'no'],
      ['which', 'Blue Card'],
    ]),
  ).toEqual(['visa']);
});

test('questions that wait for each other in a circle end, whatever the form', () => {
  const keys = ['a', 'b', 'c', '__proto__', 'gone'];
  const condition = fc.option(
    fc.record({ key: fc.constantFrom(...keys), values: fc.constant<string[]>(['yes']) }),
  );
  fc.assert(
    fc.property(fc.tuple(condition, condition, condition, condition), (conditions) => {
      const fields = conditions.map((shown_when, index) => aField({ key: keys[index] ?? '', shown_when }));
      const answers = new Map(fields.map(({ key }) => [key, 'yes'] as const));
      expect(toAskedKeys(fields, answers).size).toBe(fields.length);
    }),
  );
});

test('a key that is a name of the language is a key like any other', () => {
  const field = aField({ key: '__proto__', value: 'stored' });
  const edits: DraftEdits = new Map([['__proto__', { value: 'typed', from: 'stored', isDrafted: false }]]);
  expect(toShown([field], edits).get('__proto__')).toBe('typed');
});
