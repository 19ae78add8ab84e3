import { describe, expect, test } from 'vitest';
import { JOB, PROFILE } from '../testing/a-profile.ts';
import { findKnownSkills, holdsTerm } from '@firsthand/claims';
import { matchSkills } from './match-skills.ts';

const match = (descriptionText: string) => matchSkills({ descriptionText, profile: PROFILE });

describe('matchSkills', () => {
  test('tells skills shown in the list, in the experience, and not at all', () => {
    expect(match(JOB.descriptionText)).toEqual({
      shown: [
        { skill: 'SQL', where: 'Your skills' },
        { skill: 'Tableau', where: 'Your experience: Data Analyst at Tarn & Co, since March 2021' },
      ],
      not_shown: ['Power BI'],
    });
  });

  test('counts the person’s own skills that no list knows, and no skill twice', () => {
    expect(match('Lace making and forklift work; a FORKLIFT licence helps.').shown).toEqual([
      { skill: 'forklift', where: 'Your skills' },
      { skill: 'Lace making', where: 'Your skills' },
    ]);
  });

  test('is empty where the posting names nothing', () => {
    expect(match('')).toEqual({ shown: [], not_shown: [] });
  });
});

describe('a skill stands in a text', () => {
  test('as words of its own, in any case and spelling', () => {
    expect(findKnownSkills('We use postgres, C++ and ci/cd.')).toEqual(['C++', 'PostgreSQL', 'CI/CD']);
    expect(holdsTerm('MySQL', 'SQL')).toBe(false);
    expect(holdsTerm('C++', 'C')).toBe(false);
    expect(holdsTerm('SQL.', 'sql')).toBe(true);
  });

  test('but not where the word means something else', () => {
    expect(findKnownSkills('You excel and react to the rest of our epic team with a spark.')).toEqual([]);
  });
});
