import { expect, test } from 'vitest';
import { readDrawn, toPositions, type Row } from '../testing/read-drawn.ts';

test('places and dates flush right over a column are not its beginning', () => {
  const heading = (text: string, x: number) => ({ text, x, isBold: true, size: 14 });
  const entry = (employer: string, title: string, dates: string): Row[] => [
    [
      { text: employer, isBold: true },
      { text: 'Portland', right: 556 },
    ],
    [{ text: title }, { text: dates, right: 556 }],
    { text: 'Introduced weekly reviews that reduced rework', x: 60 },
  ];
  const resume = readDrawn([
    { text: 'Joel Castellanos', size: 20 },
    'joel@example.org',
    heading('EXPERIENCE', 50),
    ...entry('Northgate Medical Center', 'Physical Therapist', '2020-09 – 2023-01'),
    ...entry('Tidewater Logistics LLC', 'Marketing Manager', '2013-05 – 2017-07'),
    [heading('EDUCATION', 50), heading('EXPERTISE', 306)],
    ['Eastmoor State University', 'Python'].map((text, index) => ({ text, x: 50 + index * 256 })),
    ['Columbus', 'Scrum'].map((text, index) => ({ text, x: 50 + index * 256 })),
    ['2009', 'Jira'].map((text, index) => ({ text, x: 50 + index * 256 })),
  ]);
  expect(toPositions(resume)).toEqual([
    ['Physical Therapist', 'Northgate Medical Center', '2020-09', '2023-01'],
    ['Marketing Manager', 'Tidewater Logistics LLC', '2013-05', '2017-07'],
  ]);
  expect(resume.skills.map(({ value }) => value)).toEqual(['Python', 'Scrum', 'Jira']);
});

test('dates and centred headings at the right of a page are no column', () => {
  const heading = (text: string): Row => ({ text, middle: 420, isBold: true, size: 16, colour: '#f1c40f' });
  const resume = readDrawn([
    { text: 'Joel Castellanos', size: 20 },
    'joel@example.org',
    heading('Work'),
    [
      { text: 'Oddsworth Ltd', isBold: true },
      { text: '2013-09-01 — 2017-06-01', x: 450 },
    ],
    { text: 'Research Assistant', isBold: true },
    { text: '• Published two papers on sea ice', x: 65 },
    heading('Education'),
    [
      { text: 'Periyar Institute', isBold: true },
      { text: '2009-09-01 — 2012-06-01', x: 450 },
    ],
    { text: 'Statistics', isBold: true },
    heading('Skills'),
    ...['Time series', 'Causal inference', 'Spark', 'Airflow'],
    heading('Languages'),
    ...['French', 'Native speaker'],
    heading('Interests'),
    'Chess',
  ]);
  expect(toPositions(resume)).toEqual([['Research Assistant', 'Oddsworth Ltd', '2013-09', '2017-06']]);
  expect(resume.skills.map(({ value }) => value)).toEqual([
    'Time series',
    'Causal inference',
    'Spark',
    'Airflow',
  ]);
});

test('two columns of groups under one heading are both of its section', () => {
  const heading = (text: string): Row => ({ text, isBold: true, size: 16 });
  const pair = (left: string, right: string, indent = 0): Row => [
    { text: left, x: 50 + indent },
    { text: right, x: 300 + indent, down: 3.5 },
  ];
  const resume = readDrawn([
    { text: 'Joel Castellanos', size: 20 },
    'joel@example.org',
    heading('Publications'),
    'What we learned in ten years',
    'Trade Quarterly, September 2018, on what a school can do',
    heading('Skills'),
    pair('Teaching', 'Tools'),
    pair('Beginner', '• GeoGebra'),
    pair('• Lesson planning', '• Google Classroom', 18),
    pair('• Differentiation', '• Moodle', 18),
    '• Safeguarding',
    heading('Languages'),
    ...['English', 'Native speaker'],
    heading('Interests'),
    'Cycling',
  ]);
  expect(resume.skills.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Lesson planning', 'Safeguarding', 'GeoGebra', 'Google Classroom', 'Moodle']),
  );
});

test('groups at the right that each stand beside one section are no column of the page', () => {
  const heading = (text: string): Row => ({ text, isBold: true, size: 12 });
  const pair = (left: string, right: string): Row => [{ text: left }, { text: right, x: 300 }];
  const resume = readDrawn([
    { text: 'Joel Castellanos', size: 20 },
    'joel@example.org',
    heading('EDUCATION'),
    'Construction Management, HND, at the School of Building of a town',
    heading('SKILLS'),
    pair('Site', 'Office'),
    pair('• Programme planning', '• Powerproject'),
    pair('• Temporary works', '• Procore'),
    pair('• Scaffold inspection', '• Bluebeam'),
    ...['', '', ''],
    heading('LANGUAGES'),
    pair('English', 'Native speaker'),
    ...['', ''],
    heading('INTERESTS'),
    'Choir',
  ]);
  expect(resume.skills.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Programme planning', 'Scaffold inspection', 'Powerproject', 'Bluebeam']),
  );
  expect(resume.skills.map(({ value }) => value)).not.toContain('Native speaker');
});
