import type { FitRequirement } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { toMetText, toProfileWords, toRestText, toShownText } from './fit-words.ts';

const requirement = (changes: Partial<FitRequirement> = {}): FitRequirement => ({
  ...{ kind: 'skill', label: 'React', outcome: 'met', sentence: null },
  ...{ profile_line: 'React', profile_part: 'skills', skill: null },
  ...changes,
});
const fitOf = (...outcomes: FitRequirement['outcome'][]) => ({
  requisition_id: 1,
  met: outcomes.filter((outcome) => outcome === 'met').length,
  pay: null,
  requirements: outcomes.map((outcome) => requirement({ outcome })),
});

test('what is met, what is not and what is unknown are counted apart', () => {
  const fit = fitOf('met', 'met', 'not_met', 'not_in_profile', 'not_in_profile');
  expect([toMetText(fit), toRestText(fit)]).toEqual([
    ...['2 of 5 stated requirements shown in your profile', '1 against, 2 not in your profile'],
  ]);
  expect(toShownText(fit)).toBe('2 of 5 shown in your profile');
  expect(toMetText(fitOf('not_met', 'not_met'))).toBe('0 of 2 stated requirements shown in your profile');
  expect([toMetText(fitOf('met')), toRestText(fitOf('met'))]).toEqual([
    ...['1 of 1 stated requirement shown in your profile', ''],
  ]);
});

test('what a profile is silent about is not said to be failed', () => {
  const silent = fitOf('not_in_profile', 'not_in_profile', 'not_in_profile');
  expect(toShownText(silent)).toBe('3 not mentioned in your profile');
  expect(toMetText(silent)).toBe('3 stated requirements not mentioned in your profile');
  expect(toRestText(silent)).toBe('');
  expect(toMetText(fitOf('not_in_profile'))).toBe('1 stated requirement not mentioned in your profile');
  expect(toShownText(fitOf('met', 'not_in_profile', 'not_in_profile'))).toBe('1 of 3 shown in your profile');
});

test.each<[Partial<FitRequirement>, string]>([
  [{}, 'In your skills'],
  [{ profile_line: 'react' }, 'In your skills'],
  [{ profile_line: 'React / Redux' }, 'Your skills: “React / Redux”'],
  [
    { profile_line: 'Built it in React.', profile_part: 'experience' },
    'Your experience: “Built it in React.”',
  ],
  [{ kind: 'years', profile_line: '3 years of work' }, '3 years of work in your profile'],
  [{ kind: 'place', profile_line: 'Leeds' }, 'You: Leeds'],
  [{ kind: 'pay', profile_line: '£65,000 a year' }, 'You want £65,000 a year'],
  [{ profile_line: null }, ''],
])('%o is said as "%s"', (changes, words) => {
  expect(toProfileWords(requirement(changes))).toBe(words);
});
