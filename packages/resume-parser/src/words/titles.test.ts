import { expect, test } from 'vitest';
import { readDrawn, readPositions, type Row } from '../testing/read-drawn.ts';
import { scoreCompany, scoreTitle } from './titles.ts';

test.each([
  'Halden Consulting Engineers',
  'Ross & Vane Architects',
  'Baker Brothers Builders',
  'Moss Accountants',
])('%s is a firm', (name) => {
  expect(scoreCompany(name)).toBeGreaterThan(scoreTitle(name));
});

test.each(['Civil Engineer', 'Head of Engineers', 'Trainer of trainers', 'Senior Architect'])(
  '%s is a title',
  (name) => {
    expect(scoreTitle(name)).toBeGreaterThan(scoreCompany(name));
  },
);

test.each([
  ...['Bricklayer', 'Dental Aide', 'Forklift Attendant', 'Upholsterer', 'Gallery Docent'],
  ...[
    'Dachdeckerin',
    'Pflegehelferin',
    'Staplerfahrer',
    'Boulangère',
    'Électricien',
    'Recepcionista',
    'Fontanero',
  ],
  ...[
    'Parrucchiera',
    'Falegname',
    'Pedreiro',
    'Metselaar',
    'Vrachtwagenchauffeur',
    'Rörläggare',
    'Förskollärare',
  ],
])('%s is a title of a trade', (name) => {
  expect(scoreTitle(name)).toBeGreaterThanOrEqual(2);
});

test.each(['Bachelor of Arts', 'Professional Development', 'Vendor management', 'Microsoft Publisher'])(
  '%s is no title',
  (name) => {
    expect(scoreTitle(name)).toBe(0);
  },
);

test.each(['Potter', 'Mason', 'Judge'])('%s is a title, and may be a name', (name) => {
  expect(scoreTitle(name)).toBeGreaterThan(0);
  expect(scoreTitle(name)).toBeLessThan(2);
});

test('a firm named after what its people are stands beside a title', () => {
  const entry = (title: string, firm: string, dates: string): Row[] => [
    [
      { text: firm, isBold: true },
      { text: dates, x: 460 },
    ],
    title,
    '• Drew bridges',
  ];
  expect(
    readPositions([
      ...entry('Structural Engineer', 'Halden Consulting Engineers', '2018 – 2022'),
      ...entry('Draftsman', 'Ross & Vane Architects', '2014 – 2018'),
    ]),
  ).toEqual([
    ['Structural Engineer', 'Halden Consulting Engineers', '2018', '2022'],
    ['Draftsman', 'Ross & Vane Architects', '2014', '2018'],
  ]);
});

test('a stroke may stand within a title', () => {
  expect(
    readPositions([
      'Web Designer / Developer | Foxglove Media | 2018 – 2022',
      'Waiter / Bartender – Hotel Seeblick – 2015 – 2018',
      'Coordinator / Mossbank Cloud / 2010 – 2011',
    ]),
  ).toEqual([
    ['Web Designer / Developer', 'Foxglove Media', '2018', '2022'],
    ['Waiter / Bartender', 'Hotel Seeblick', '2015', '2018'],
    ['Coordinator', 'Mossbank Cloud', '2010', '2011'],
  ]);
});

test.each([
  ['Resume of Ingrid Solheim'],
  ['Ingrid Solheim – Curriculum Vitae'],
  ['RESUME: Ingrid Solheim'],
  ['Lebenslauf Ingrid Solheim'],
  ['Ingrid Solheim’s Resume'],
  ['CV | Ingrid Solheim'],
])('%s names Ingrid Solheim', (line) => {
  const { firstName, lastName } = readDrawn([{ text: line, size: 18 }, 'ingrid@example.org', 'Oslo, Norway']);
  expect([firstName?.value, lastName?.value]).toEqual(['Ingrid', 'Solheim']);
});

test('names of groups over rows of single skills are no skills', () => {
  const heading = { text: 'SKILLS', isBold: true, size: 14 };
  const chips = (...texts: string[]): Row => texts.map((text, index) => ({ text, x: 50 + index * 90 }));
  const read = (...rows: Row[]) =>
    readDrawn([{ text: 'Ada Example', size: 20 }, 'ada@example.org', heading, ...rows]).skills.map(
      ({ value }) => value,
    );
  expect(
    read(
      { text: 'On the road', isBold: true },
      chips('Forklift', 'Tachograph'),
      { text: 'In the office', isBold: true },
      chips('Excel', 'Route planning'),
    ),
  ).toEqual(['Forklift', 'Tachograph', 'Excel', 'Route planning']);
  expect(read({ text: 'Excel', isBold: true }, 'Route planning', 'Tachograph')).toEqual([
    'Excel',
    'Route planning',
    'Tachograph',
  ]);
  expect(
    read([{ text: 'Welding' }, { text: '★★★☆☆', x: 180 }], [{ text: 'Rigging' }, { text: '●●○○○', x: 180 }]),
  ).toEqual(['Welding', 'Rigging']);
});

test('raised letters belong to the word before them, raised numbers to none', () => {
  const raised = (text: string, x: number) => ({ text, x, size: 6, down: -4 });
  const resume = readDrawn([
    { text: 'Ada Example', size: 20 },
    'ada@example.org',
    { text: 'EXPERIENCE', isBold: true, size: 14 },
    [
      { text: 'Clerk', isBold: true },
      raised('1', 72.5),
      { text: 'May 1', x: 400 },
      raised('st', 422.5),
      { text: '2018 – July 2021', x: 430 },
    ],
    'Moss & Daughters',
    '• Filed letters',
    { text: 'SKILLS', isBold: true, size: 14 },
    [{ text: 'Filing' }, raised('2', 77), { text: ', Typing', x: 80.5 }],
  ]);
  expect(resume.experience[0]).toMatchObject({
    jobTitle: { value: 'Clerk' },
    startDate: { value: '2018-05' },
    endDate: { value: '2021-07' },
  });
  expect(resume.skills.map(({ value }) => value)).toEqual(['Filing', 'Typing']);
});
