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
