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

test('employers set as the headings are, right under one of them', () => {
  const entry = (employer: string, title: string, dates: string): Row[] => [
    heading(employer),
    { text: title, isBold: true },
    dates,
    '• Kept the harbour light burning',
  ];
  const resume = readDrawn([
    { text: 'Tove Lindahl', size: 22 },
    'tove@example.org',
    heading('Work Experience'),
    ...entry('Portside Storage', 'Warden', '2021 - Present'),
    ...entry('Brightwell Foods', 'Picker', '2019 - 2021'),
    heading('Education'),
    heading('Waalkade'),
    'Industrial Engineering, 2015 - 2018',
    heading('Skills'),
    'Rigging, Signals',
    heading('Interests'),
    'Chess',
  ]);
  expect(toPositions(resume)).toEqual([
    ['Warden', 'Portside Storage', '2021', 'now'],
    ['Picker', 'Brightwell Foods', '2019', '2021'],
  ]);
  expect(resume.skills.map(({ value }) => value)).toEqual(['Rigging', 'Signals']);
});

test('headings in the margin that are told by their capitals alone', () => {
  const row = (label: string, text: string): Row => [{ text: label }, { text, x: 160 }];
  const resume = readDrawn([
    { text: 'Tove Lindahl', size: 15 },
    'tove@example.org',
    row('EXPERIENCE', 'Kockum Yard | Ship Welder, 2015 – 2021'),
    { text: '• Welded hulls of four ferries', x: 160 },
    row('SKILLS', 'Trade (Beginner): MIG welding, Rigging'),
    { text: 'Reading: Blueprints, ISO 2553', x: 160 },
    row('LANGUAGES', 'Swedish (native speaker), English (C1)'),
  ]);
  expect(toPositions(resume)).toEqual([['Ship Welder', 'Kockum Yard', '2015', '2021']]);
  expect(resume.skills.map(({ value }) => value)).toEqual([
    'MIG welding',
    'Rigging',
    'Blueprints',
    'ISO 2553',
  ]);
});

test('parts of a position have names that are headings elsewhere', () => {
  const entry = (employer: string, title: string, dates: string): Row[] => [
    [
      { text: employer, isBold: true, size: 12 },
      { text: dates, x: 420 },
    ],
    { text: title, isBold: true },
    { text: 'Highlights', isBold: true, size: 12 },
    { text: 'Spoke for children in court', x: 70 },
  ];
  const resume = readDrawn([
    { text: 'Tove Lindahl', size: 22 },
    'tove@example.org',
    { text: 'About', isBold: true, size: 18 },
    'Social worker in a port.',
    { text: 'Work', isBold: true, size: 18 },
    ...entry('Kinsale Family Services', 'Senior Social Worker', '2022-02-01 — 2024-03-01'),
    ...entry('City Council', 'Family Support Worker', '2017-01-01 — 2021-10-01'),
    { text: 'Education', isBold: true, size: 18 },
    [
      { text: 'Leine College', isBold: true, size: 12 },
      { text: '2013-09-01 — 2016-06-01', x: 420 },
    ],
    { text: 'Courses', isBold: true, size: 12 },
    { text: 'Ethics', x: 70 },
    { text: 'Skills', isBold: true, size: 18 },
    'Risk assessment, Court reports',
  ]);
  expect(toPositions(resume).map(([title]) => title)).toEqual([
    'Senior Social Worker',
    'Family Support Worker',
  ]);
});

test('headings of another column or page are smaller than those before them, and no parts of a position', () => {
  const large = (text: string): Row => ({ text, isBold: true, size: 16, colour: '#224466' });
  const small = (text: string): Row => ({ text, isBold: true, size: 12, colour: '#224466' });
  const resume = readDrawn(
    [
      { text: 'Tove Lindahl', size: 24 },
      'tove@example.org',
      large('Work Experience'),
      'Ship Welder, Kockum Yard, 2015 – 2021',
      '• Welded hulls of four ferries',
      large('Education'),
      'Malmö Yard School, 2009 – 2012',
    ],
    [small('Tools'), 'MIG torch, Plasma cutter, Press brake', small('Languages'), 'Swedish, English'],
  );
  expect(resume.skills.map(({ value }) => value)).toEqual(['MIG torch', 'Plasma cutter', 'Press brake']);
});
