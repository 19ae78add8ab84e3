import { expect, test } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';

test('makes an answer once, until it is told that things changed', () => {
  const kept = new KeptAnswers<number>();
  let made = 0;
  const ask = (question: object) => kept.get(question, () => (made += 1));
  expect([ask({ q: 'a' }), ask({ q: 'a' }), ask({ q: 'b' })]).toEqual([1, 1, 2]);
  kept.clear();
  expect(ask({ q: 'a' })).toBe(3);
});

test('keeps no error', () => {
  const kept = new KeptAnswers<number>();
  const fail = () => {
    throw new Error('failed');
  };
  expect(() => kept.get({ q: 'a' }, fail)).toThrow('failed');
  expect(kept.get({ q: 'a' }, () => 1)).toBe(1);
});

test('forgets first what was not asked for the longest', () => {
  const kept = new KeptAnswers<string>(2);
  const ask = (q: string, answer: string) => kept.get({ q }, () => answer);
  ask('a', 'first');
  ask('b', 'first');
  ask('a', 'second');
  ask('c', 'first');
  expect([ask('a', 'third'), ask('b', 'third')]).toEqual(['first', 'third']);
});
