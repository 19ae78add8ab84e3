import { expect, test } from 'vitest';
import { LIMITS } from '@firsthand/contracts';
import { readDrawn, type Drawn, type Row } from '../testing/read-drawn.ts';

const heading = (text: string): Drawn => ({ text, isBold: true, size: 14 });

function readSkills(...rows: Row[]) {
  return readDrawn([
    { text: 'Ada Example', size: 24 },
    'ada@example.org',
    heading('Experience'),
    'Site Engineer, Example Bridges Ltd, 2019 – 2023',
    ...rows,
    heading('Languages'),
    'Polish (Native)',
  ]).skills;
}

test('headings of no known word over short items are groups of skills', () => {
  const skills = readSkills(
    heading('Design'),
    'Master',
    'Eurocode 3',
    'Fatigue assessment',
    heading('Calculation'),
    'Finite elements',
  );
  expect(skills.map(({ value }) => value)).toEqual(['Eurocode 3', 'Fatigue assessment', 'Finite elements']);
  expect(skills.every(({ confidence }) => confidence >= LIMITS.unsureBelow)).toBe(true);
});

test('a single such heading is doubted', () => {
  const skills = readSkills(heading('Handling'), 'Forklift', 'Load securing');
  expect(skills.map(({ value }) => value)).toEqual(['Forklift', 'Load securing']);
  expect(skills.every(({ confidence }) => confidence < LIMITS.unsureBelow)).toBe(true);
});

test('beside a list of skills, or over sentences, it is none', () => {
  const named = readSkills(heading('Design'), 'Eurocode 3', heading('Awards'), heading('Skills'), 'SAP');
  expect(named.map(({ value }) => value)).toEqual(['SAP']);
  expect(readSkills(heading('Garden'), 'I grow beans and peas behind the house.')).toEqual([]);
});
