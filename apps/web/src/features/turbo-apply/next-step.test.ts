import type { ApplyingProblem } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { findNextStep, isStopper } from './next-step.ts';

const problem = (code: ApplyingProblem['code'], blocking = true): ApplyingProblem => ({
  code,
  blocking,
  message: 'Something is missing.',
  key: null,
});

test('a gap of the profile can be filled later, so one may go on', () => {
  expect(isStopper(problem('profile-gap'))).toBe(false);
  expect(isStopper(problem('no-resume'))).toBe(false);
});

test('a closed job and a second application end it here', () => {
  expect(isStopper(problem('job-closed'))).toBe(true);
  expect(isStopper(problem('already-applied'))).toBe(true);
});

test('what the server does not call blocking ends nothing', () => {
  expect(isStopper(problem('already-applied', false))).toBe(false);
});

test('each problem of the profile leads to the profiles', () => {
  for (const code of ['profile-gap', 'no-resume', 'file-kind'] as const) {
    expect(findNextStep(problem(code))?.to).toBe('/job-profiles');
  }
  expect(findNextStep(problem('answer-missing'))).toBeNull();
});
