import { describe, expect, test } from 'vitest';
import { buildPosting } from './build-posting.ts';
import { findEmploymentTypeInDescription } from './employment-type-in-description.ts';

const findType = (text: string) => findEmploymentTypeInDescription(text)?.type ?? null;

describe('The kind of employment in a description', () => {
  test.each([
    ['The position is part-time; we plan the days around school or another job.', 'part_time'],
    ['This is a part-time position of about 22 hours a week.', 'part_time'],
    ['This is a permanent, full-time role.', 'full_time'],
    ['This is a temporary position for six months, with a fair chance of an extension.', 'temporary'],
    ['This is a twelve-month contract covering parental leave.', 'contract'],
    ['This is a paid internship for students in their last two years.', 'internship'],
    ['The internship lasts five months, is paid, and comes with a mentor.', 'internship'],
    ['This is a paid six-month internship.', 'internship'],
    ['Diese Stelle ist in Teilzeit zu besetzen.', 'part_time'],
    ['Le poste est à temps partiel.', 'part_time'],
    ['El puesto es a jornada completa.', 'full_time'],
  ])('%s', (sentence, type) => {
    expect(findType(sentence)).toBe(type);
  });

  test.each([
    'This is a full-time or part-time position.',
    'The position is part-time, or full-time from May on.',
    'This position is not part-time.',
    'This role may be part-time.',
    'This is a contract manufacturer of car seats.',
    'You will manage temporary staff and interns.',
    'The contract between us and the city runs out.',
    'This is a part-time position. This is a full-time position.',
    'Is this a part-time position?',
  ])('says nothing: %s', (text) => {
    expect(findType(text)).toBeNull();
  });

  test('comes with where it stands', () => {
    const text = 'About us\n• We bake. The position is part-time; come.';
    const found = findEmploymentTypeInDescription(text)!;
    expect(text.slice(found.start, found.end)).toBe('The position is part-time;');
  });

  test('fills what neither a field nor the title says', () => {
    const draft = {
      externalId: '7',
      title: 'Welder',
      hostedUrl: 'https://jobs.example/7',
      applyUrl: 'https://jobs.example/7',
      html: '<p>The position is part-time.</p>',
    };
    expect(buildPosting(draft)).toMatchObject({ employmentType: 'part_time', employmentTypeOrigin: 'text' });
    expect(buildPosting({ ...draft, employmentTypeText: 'Full Time' })).toMatchObject({
      ...{ employmentType: 'full_time', employmentTypeOrigin: 'source' },
    });
    expect(buildPosting({ ...draft, title: 'Welder Intern' }).employmentType).toBe('internship');
  });

  test('is looked for in bounded time', () => {
    for (const text of ['this ', 'this is a paid ', 'this is a ', 'the a b ', 'part-time '])
      expect(findType(text.repeat(50_000))).toBeNull();
  });
});
