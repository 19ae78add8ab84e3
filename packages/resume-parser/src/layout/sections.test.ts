import { expect, test } from 'vitest';
import { readDrawn, toPositions, type Row } from '../testing/read-drawn.ts';

const heading = (text: string): Row => ({ text, isBold: true, size: 14 });

function readHeaded(experience: string, skills: string, between: Row[] = []): ReturnType<typeof readDrawn> {
  return readDrawn([
    { text: 'Tove Lindahl', size: 22 },
    'tove@example.org',
    heading('Education & Certifications'),
    'Certified Welder, Malmö Yard School',
    ...between,
    heading(experience),
    [
      { text: 'Ship Welder', isBold: true },
      { text: '2015 – 2021', x: 460 },
    ],
    'Kockum Yard',
    '• Welded hulls of four ferries',
    heading(skills),
    'MIG welding, Blueprint reading, Rigging',
  ]);
}

test.each([
  ['Where I’ve worked', 'What I can do'],
  ['What I have done so far', 'Things I’m good at'],
  ['Welding Experience', 'Workshop Skills'],
  ['Job History', 'Knowledge & Skills'],
  ['Professional Background', 'Core Qualifications'],
  ['Positions held', 'Machines & Tools'],
  ['Work and Volunteer Experience', 'Areas of Knowledge'],
  ['My professional journey', 'Toolkit'],
  ['Wo ich gearbeitet habe', 'Was ich kann'],
  ['Mein beruflicher Weg', 'Kompetenzprofil'],
  ['Expériences et stages', 'Mes atouts'],
  ['Werkervaring en stages', 'Wat ik kan'],
])('“%s” holds positions and “%s” holds skills', (experience, skills) => {
  const resume = readHeaded(experience, skills);
  expect(toPositions(resume)).toEqual([['Ship Welder', 'Kockum Yard', '2015', '2021']]);
  expect(resume.skills.map(({ value }) => value)).toEqual(['MIG welding', 'Blueprint reading', 'Rigging']);
});

test('titles and employers set as headings are, but closer to their text, are no headings', () => {
  const resume = readDrawn([
    { text: 'Tove Lindahl', size: 22 },
    'tove@example.org',
    [{ text: 'EXPERIENCE', isBold: true, down: 10 }],
    [{ text: 'KOCKUM YARD', isBold: true }],
    'Ship Welder, 2015 – 2021',
    '• Welded hulls of four ferries',
    [{ text: 'SKÅNE RAIL WORKS', isBold: true }],
    'Fitter, 2011 – 2015',
    '• Changed wheels of freight wagons',
    [{ text: 'SKILLS', isBold: true, down: 10 }],
    'MIG welding, Rigging',
  ]);
  expect(toPositions(resume)).toEqual([
    ['Ship Welder', 'KOCKUM YARD', '2015', '2021'],
    ['Fitter', 'SKÅNE RAIL WORKS', '2011', '2015'],
  ]);
});

test('what a bold line sells to customers is no section', () => {
  const resume = readHeaded('Experience', 'Skills', [
    { text: 'Head of Customer Experience', isBold: true, size: 14 },
  ]);
  expect(toPositions(resume)).toHaveLength(1);
});
