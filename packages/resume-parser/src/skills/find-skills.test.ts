import { expect, test } from 'vitest';
import { readDrawn, type Row } from '../testing/read-drawn.ts';
import { toResume } from '../to-resume.ts';

function readSkills(lines: string[]): string[] {
  const items = ['Ada Example', 'ada@example.org', 'SKILLS', ...lines].map((text, index) => ({
    text,
    x: 50,
    y: 50 + index * 14,
    width: text.length * 5,
    size: index === 2 ? 14 : 10,
    isTurned: false,
    font: index === 2 ? 'Any-Bold' : 'Any',
    colour: null,
  }));
  return toResume([{ width: 595, height: 842, items, links: [], rules: [], isDrawn: false }]).skills.map(
    ({ value }) => value,
  );
}

test.each([
  [
    ['Java, C/C++ (advanced), Forklift (OSHA certified) and SQL'],
    ['Java', 'C/C++', 'Forklift (OSHA certified)', 'SQL'],
  ],
  [
    ['Languages: Java, Python', 'Languages: English, Spanish'],
    ['Java', 'Python'],
  ],
  [
    ['Tools: Git, Docker', 'Interests: chess, skiing'],
    ['Git', 'Docker'],
  ],
  [
    ['• Python ●●●○○', '• Excel 90%', '• Figma – Expert'],
    ['Python', 'Excel', 'Figma'],
  ],
  [
    [
      'Contract negotiation, Manhattan WMS, RF scanners, Pipeline forecasting, Team',
      'leadership, Public speaking',
    ],
    [
      'Contract negotiation',
      'Manhattan WMS',
      'RF scanners',
      'Pipeline forecasting',
      'Team leadership',
      'Public speaking',
    ],
  ],
  [['CVS / Subversion | Windows XP/Vista'], ['CVS', 'Subversion', 'Windows XP/Vista']],
  [
    ['Over 5000 lines:', 'Java • Shell'],
    ['Java', 'Shell'],
  ],
  [
    ['Excel, SAP', 'Umeå, November 2026'],
    ['Excel', 'SAP'],
  ],
  [
    ['Excel, SAP', 'Stuttgart, den 3. Februar 2024', 'A. Example'],
    ['Excel', 'SAP'],
  ],
  [
    ['Tools: Git, Docker', 'Driving licence: B'],
    ['Git', 'Docker'],
  ],
])('%j holds %j', (lines, skills) => {
  expect(readSkills(lines)).toEqual(skills);
});

test('a list ends where something is set much larger than its heading', () => {
  const { skills } = readDrawn([
    { text: 'Ada Example', size: 22 },
    'ada@example.org',
    { text: 'SKILLS', isBold: true, size: 12 },
    'Welding',
    'Bookkeeping',
    { text: 'Wat ik deed', isBold: true, size: 20 },
    'Harbour Works',
  ]);
  expect(skills.map(({ value }) => value)).toEqual(['Welding', 'Bookkeeping']);
});

test('how well a list is known stands below it, and another column beside its end', () => {
  const { skills } = readDrawn([
    { text: 'Ada Example', size: 22 },
    'ada@example.org',
    { text: 'SKILLS', isBold: true, size: 14 },
    [
      { text: 'Records', isBold: true },
      { text: 'Epic, Cerner, Pyxis', x: 160 },
    ],
    'Intermediate',
    '• TypeScript',
    { text: 'Practices', x: 300 },
  ]);
  expect(skills.map(({ value }) => value)).toEqual(['Epic', 'Cerner', 'Pyxis', 'TypeScript', 'Practices']);
});

test('a level under each skill, and a colon behind it', () => {
  const skill = (text: string): Row => ({ text, isBold: true });
  const read = (rows: Row[]): string[] =>
    readDrawn([
      { text: 'Ada Example', size: 22 },
      'ada@example.org',
      { text: 'SKILLS', isBold: true, size: 14 },
      ...rows,
    ]).skills.map(({ value }) => value);
  expect(read(['Rigging', 'Sails', 'Knots'].flatMap((text) => [skill(text), 'Intermediate']))).toEqual([
    'Rigging',
    'Sails',
    'Knots',
  ]);
  const labels: Row[] = ['Go (Basic):', 'Perl (Advanced):', 'SQL (Basic):', 'Lisp (Advanced):'].map(
    (text) => ({ text, isBold: true, colour: text.includes('Basic') ? '#999999' : '#000000' }),
  );
  expect(read(labels)).toEqual(['Go', 'Perl', 'SQL', 'Lisp']);
});

test('of two lists beside each other, the one goes on that is not at its end', () => {
  const { skills } = readDrawn([
    { text: 'Ada Example', size: 22 },
    'ada@example.org',
    { text: 'SKILLS', isBold: true, size: 14 },
    [{ text: 'Butchery · Pastry · Fermentation ·' }, { text: 'HACCP · Allergen management', x: 300 }],
    'Menu costing',
    { text: 'INTERESTS', isBold: true, size: 14 },
    'Skills: Roses',
  ]);
  expect(skills.map(({ value }) => value).sort()).toEqual(
    ['Allergen management', 'Butchery', 'Fermentation', 'HACCP', 'Menu costing', 'Pastry'].sort(),
  );
});

const pair = (left: string, right: string, isBold = false): Row =>
  [left, right].map((text, index) => ({ text, isBold, x: 50 + index * 250 }));

test('names of groups beside each other over points are no skills', () => {
  const { skills } = readDrawn([
    { text: 'Ada Example', size: 22 },
    'ada@example.org',
    { text: 'SKILLS', isBold: true, size: 14 },
    pair('Methods', 'Practice', true),
    pair('• Negotiation', '• Forklift driving'),
    pair('• Copywriting', '• Salesforce'),
  ]);
  expect(skills.map(({ value }) => value)).toEqual([
    'Negotiation',
    'Forklift driving',
    'Copywriting',
    'Salesforce',
  ]);
});

test('two skills beside each other over their levels are no names', () => {
  const { skills } = readDrawn([
    { text: 'Ada Example', size: 22 },
    'ada@example.org',
    { text: 'SKILLS', isBold: true, size: 14 },
    ...[pair('Excel', 'SQL', true), pair('Advanced', 'Master')],
    ...[pair('Welding', 'Rigging', true), pair('Basic', 'Expert')],
  ]);
  expect(skills.map(({ value }) => value)).toEqual(['Excel', 'SQL', 'Welding', 'Rigging']);
});
