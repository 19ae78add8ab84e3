import type { ApplyingProblem } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { aField } from '../testing/a-draft.ts';
import { isSpare, toFieldNote } from './field-note.ts';

const missing: ApplyingProblem = {
  code: 'answer-missing',
  message: '“Why?” needs an answer.',
  key: 'why',
  blocking: true,
};
const odd: ApplyingProblem = {
  code: 'answer-invalid',
  message: 'This is no number.',
  key: 'why',
  blocking: true,
};
const asked = aField({ value: null, sensitive: 'legal' });

test('of a question one thing is said at a time', () => {
  const note = (problems: ApplyingProblem[], isReviewed = false, value: string | null = null) =>
    toFieldNote({ field: asked, value, problems, isReviewed });
  expect(note([missing])?.text).toMatch(/^Sensitive: only filled from your own earlier answer/);
  expect(note([missing], true)).toEqual({ text: 'An answer is needed.', tone: 'bad' });
  expect(note([odd, missing], true)).toEqual({ text: 'This is no number.', tone: 'bad' });
  expect(note([], false, 'no')).toBeNull();
});

test('what another field answers is told apart', () => {
  const spare = { one_of: 'resume', value: null, left_empty: 'Not needed: “Resume/CV” answers this.' };
  expect(isSpare(aField(spare))).toBe(true);
  expect(isSpare(aField({ ...spare, left_empty: 'Nothing in your profile answers this.' }))).toBe(false);
});
