import { expect, test } from 'vitest';
import { hasSkill, splitSkills } from './split-skills.ts';

const fresh = (text: string, existing: string[] = []) => splitSkills(text, existing).fresh;

test('skills are split at commas and trimmed, and empty ones dropped', () => {
  expect(fresh(' Go, SQL ,, ,C++')).toEqual(['Go', 'SQL', 'C++']);
});

test('a pasted list with one skill in each line is split as well', () => {
  expect(fresh('Go\nSQL\r\nPython')).toEqual(['Go', 'SQL', 'Python']);
});

test('what is there already, or was written twice, is dropped whatever its capitals', () => {
  expect(fresh('go, SQL, Sql', ['GO'])).toEqual(['SQL']);
});

test('only as many as fit up to 50 are kept, and duplicates take no place', () => {
  const existing = Array.from({ length: 48 }, (_, i) => `skill ${i}`);
  expect(splitSkills('skill 1, a, b, c', existing)).toEqual({
    fresh: ['a', 'b'],
    beyondLimit: ['c'],
    tooLong: [],
  });
});

test('100 characters pass, one more does not', () => {
  const [fits, tooLong] = ['x'.repeat(100), 'y'.repeat(101)];
  expect(splitSkills(`${fits},${tooLong}`, [])).toEqual({
    fresh: [fits],
    beyondLimit: [],
    tooLong: [tooLong],
  });
});

test('a skill is known whatever its capitals and the space around it', () => {
  expect(hasSkill(['Project Management'], ' project management ')).toBe(true);
  expect(hasSkill(['Java'], 'JavaScript')).toBe(false);
});
