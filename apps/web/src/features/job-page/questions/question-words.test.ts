import type { FormQuestion, QuestionsResponse } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { toKindWords, toRest, toSensitiveWords, toTitle } from './question-words.ts';

function aQuestion(given: Partial<FormQuestion> = {}): FormQuestion {
  return {
    ...{ label: 'Why us?', type: 'long-text', required: false, options: [], sensitive: null },
    ...{ group: 'questions', document: null, asked_when: null },
    ...given,
  };
}

const name = aQuestion({ label: 'First name', type: 'text', group: 'contact', required: true });
const letter = aQuestion({ type: 'file', group: 'documents', document: 'cover-letter' });
const pay = aQuestion({ type: 'text', sensitive: 'pay' });

function anAnswer(questions: FormQuestion[], more: Partial<QuestionsResponse> = {}): QuestionsResponse {
  return { origin: 'employer', read_at: '2026-11-25T09:00:00Z', questions, notices: [], ...more };
}

test.each<[QuestionsResponse, string, string]>([
  [
    anAnswer([name, aQuestion(), letter, pay]),
    'The form asks 4 questions',
    '1 required · 2 free texts · letter optional · asks for pay',
  ],
  [anAnswer([]), 'The form asks no questions', ''],
  [anAnswer([name]), 'The form asks 1 question', 'All required · no letter'],
  [
    anAnswer([{ ...name, required: false }, { ...letter, required: true }, aQuestion({ asked_when: 'x' })]),
    'The form asks 2 questions',
    '1 required · letter required',
  ],
  [
    anAnswer([letter, { ...letter, document: null }]),
    'The form asks 2 questions',
    'None required · letter optional',
  ],
  [
    anAnswer([name], { origin: 'common', read_at: null }),
    'What most forms ask: 1 question',
    'This employer’s own form cannot be read beforehand',
  ],
])('a form in one line: %#', (answer, title, rest) => {
  expect([toTitle(answer), toRest(answer)]).toEqual([title, rest]);
});

test.each([
  [['Your profile: first name', null], 'You have answers to 1 · 1 required'],
  [['Your profile: first name', 'Your answer'], 'You have all answers · 1 required'],
  [[null, null], 'You have no answers yet · 1 required'],
])('says what the reader has answers to: %j', (answers, words) => {
  const questions = [name, letter].map((one, index) => ({ ...one, answered_by: answers[index] ?? null }));
  const profile = { id: 1, profile_name: 'Nurse' };
  expect(toRest(anAnswer(questions, { profile }))).toMatch(words);
});

test.each<[Partial<FormQuestion>, string]>([
  [{}, 'In your own words, at length'],
  [{ type: 'text', group: 'contact' }, ''],
  [{ type: 'yes-no', options: ['Yes', 'No'] }, 'Yes or no'],
  [{ type: 'single-choice', options: ['Red', 'Green'] }, 'One of: Red, Green'],
  [
    { type: 'multiple-choice', options: 'a b c d e f g h'.split(' ') },
    'Any of 8: a, b, c, d, e, f and 2 more',
  ],
  [{ type: 'single-choice', options: ['I confirm'] }, 'A box to tick: I confirm'],
  [{ type: 'single-choice', options: [] }, 'One of several choices'],
])('says how %j is answered', (question, words) => {
  expect(toKindWords(aQuestion(question))).toBe(words);
});

test('keeps long choices short', () => {
  const options = Array.from({ length: 6 }, () => 'x'.repeat(400));
  expect(toKindWords(aQuestion({ type: 'single-choice', options })).length).toBeLessThan(230);
});

test('says why a question is sensitive, and that it is voluntary where it is', () => {
  expect(toSensitiveWords(aQuestion())).toBeNull();
  expect(toSensitiveWords(pay)).toBe('Sensitive: about pay. Voluntary.');
  expect(toSensitiveWords({ ...pay, required: true })).toBe('Sensitive: about pay. Only you can answer it.');
});
