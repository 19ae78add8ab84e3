import type { ApplyingProblem } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { toObstacles } from './draft-labels.ts';

const missing: ApplyingProblem = { code: 'answer-missing', message: 'Why us?', key: 'why', blocking: true };
const closed: ApplyingProblem = { code: 'job-closed', message: 'Closed.', key: null, blocking: true };
const hint: ApplyingProblem = { code: 'no-resume', message: 'No resume.', key: null, blocking: false };

test('questions without an answer are said calmly until the review was asked for', () => {
  const problems = [...Array.from({ length: 7 }, () => missing), hint];
  expect(toObstacles(problems, false)).toEqual({ words: '7 questions only you can answer', tone: 'calm' });
  expect(toObstacles(problems, true)).toEqual({ words: '7 things to put right first', tone: 'bad' });
  expect(toObstacles([missing], false)?.words).toBe('1 question only you can answer');
});

test('what no answer can put right is said at once', () => {
  expect(toObstacles([missing, closed], false)).toEqual({
    words: '2 things to put right first',
    tone: 'bad',
  });
});

test('a hint is in nobody’s way', () => {
  expect(toObstacles([hint], true)).toBeNull();
});
