import { expect, test } from 'vitest';
import { readDrawn, readPositions, toPositions, type Drawn, type Row } from '../testing/read-drawn.ts';

const bold = (text: string, place: Partial<Drawn> = {}): Drawn => ({ text, isBold: true, ...place });

test('a web address between dates and title', () => {
  expect(
    readPositions([
      ...['Weir & Sons', 'June 2019 - Present', 'https://weir.example.com', 'Plasterer'],
      '• Skimmed forty flats',
      ...['Lowther Homes', 'May 2015 - April 2019', 'www.lowther.example.org/about', 'Site Assistant'],
      '• Swept and carried for a yard that built eleven houses a year',
    ]),
  ).toEqual([
    ['Plasterer', 'Weir & Sons', '2019-06', 'now'],
    ['Site Assistant', 'Lowther Homes', '2015-05', '2019-04'],
  ]);
});

test('how long, on a line of its own between title and employer', () => {
  const entry = (dates: string, long: string, title: string, employer: string): Row[] => [
    dates,
    bold(title, { x: 180, size: 12 }),
    long,
    { text: employer, x: 180 },
    { text: '• Tended the kiln', x: 60 },
  ];
  expect(
    readPositions([
      ...entry('Avr. 2019 - Aujourd’hui', '4 ans 7 mois', 'Tourneur', 'Atelier Grès'),
      ...entry('Déc. 2015 - Oct. 2018', '2 ans 10 mois', 'Apprenti', 'Maison Argile'),
    ]),
  ).toEqual([
    ['Tourneur', 'Atelier Grès', '2019-04', 'now'],
    ['Apprenti', 'Maison Argile', '2015-12', '2018-10'],
  ]);
});

test('how long, beside the dates, names nothing', () => {
  const entry = (employer: string, dates: string, title: string): Row[] => [
    bold(employer, { size: 13 }),
    [{ text: dates }, { text: '2 years, 4 months', x: 220 }],
    { text: title, size: 9, isBold: true, colour: '#43ac6a' },
    'Kept a hall of forty looms going.',
  ];
  expect(
    readPositions([
      ...entry('Harrow Mill', 'March, 2019 - July, 2021', 'Weaver'),
      ...entry('Tweed Yard', 'June, 2014 - October, 2016', 'Warper'),
    ]),
  ).toEqual([
    ['Weaver', 'Harrow Mill', '2019-03', '2021-07'],
    ['Warper', 'Tweed Yard', '2014-06', '2016-10'],
  ]);
});

test('employer and dates as points under a title', () => {
  const entry = (title: string, employer: string, dates: string): Row[] => [
    bold(title, { size: 12 }),
    { text: `• ${employer}`, x: 70 },
    { text: `• ${dates}`, x: 70 },
  ];
  expect(
    readPositions([
      ...entry('Art Director', 'Feld Werbung', 'Jan 2023 – Present'),
      ...entry('Graphic Designer', 'Ochre Press', 'Mar 2018 – Sep 2022'),
      ...entry('Junior Designer', 'Studio Boat', 'Nov 2015 – Feb 2018'),
    ]),
  ).toEqual([
    ['Art Director', 'Feld Werbung', '2023-01', 'now'],
    ['Graphic Designer', 'Ochre Press', '2018-03', '2022-09'],
    ['Junior Designer', 'Studio Boat', '2015-11', '2018-02'],
  ]);
});

test('an employer that is a link in some positions and none in others', () => {
  const entry = (employer: string, colour: string, title: string, dates: string): Row[] => [
    bold(employer, { size: 14, colour }),
    { text: `${title} | ${dates}`, isBold: true, colour: '#000000' },
    { text: '• Ran the chess club', x: 60, colour: '#000000' },
  ];
  expect(
    readPositions([
      ...entry('Marl Academy', '#0000ee', 'Mathematics Teacher', 'Apr 2020 - Current'),
      ...entry('Queen Edith High School', '#000000', 'Student Teacher', 'Apr 2017 - Nov 2019'),
    ]),
  ).toEqual([
    ['Mathematics Teacher', 'Marl Academy', '2020-04', 'now'],
    ['Student Teacher', 'Queen Edith High School', '2017-04', '2019-11'],
  ]);
});

test('a margin of dates that begins below the first title', () => {
  expect(
    readPositions([
      bold('Head of Mathematics at Rohns School', { x: 206 }),
      { text: '2021-07-01 TO PRESENT', x: 40, size: 8 },
      { text: '• Taught years seven to eleven', x: 217 },
      [
        { text: '2015-12-01 TO 2021-05-01', x: 40, size: 8 },
        bold('Mathematics Teacher at Edith School', { x: 206 }),
      ],
      { text: '• Led a department of seven', x: 217 },
    ]),
  ).toEqual([
    ['Head of Mathematics', 'Rohns School', '2021-07', 'now'],
    ['Mathematics Teacher', 'Edith School', '2015-12', '2021-05'],
  ]);
});

test('a title and employer that are a link in the first position, and none in the others', () => {
  const entry = (names: Partial<Drawn> & { text: string }, dates: string): Row[] => [
    { size: 12, ...names },
    dates,
    { text: '• Ran a site of sixty homes', x: 65, size: 12 },
  ];
  expect(
    readPositions([
      ...entry({ text: 'Site Manager, Ogden Builders', colour: '#0000ee' }, 'juin 2022 - Aujourd’hui'),
      ...entry({ text: 'Bricklayer, Ridgeway Masonry', isBold: true }, 'déc. 2019 - mai 2022'),
    ]).map(([title, employer]) => [title, employer]),
  ).toEqual([
    ['Site Manager', 'Ogden Builders'],
    ['Bricklayer', 'Ridgeway Masonry'],
  ]);
});

test('an employer with its town over the title and its dates, where the first has them the other way round', () => {
  const row = (left: string, right: string, isBold = false): Row => [
    { text: left, isBold },
    { text: right, x: 420 },
  ];
  expect(
    readPositions([
      row('Marlpit Academy', 'Sept. 2023 — June 2025', true),
      'Head of Mathematics',
      { text: '• Ran the chess club', x: 60 },
      row('Queen Edith High School', 'Leuven', true),
      row('Mathematics Teacher', 'Oct. 2019 — June 2023'),
      { text: '• Led a department', x: 60 },
    ]),
  ).toEqual([
    ['Head of Mathematics', 'Marlpit Academy', '2023-09', '2025-06'],
    ['Mathematics Teacher', 'Queen Edith High School', '2019-10', '2023-06'],
  ]);
});

test('a town between the employer and its dates in some positions', () => {
  const entry = (employer: string, town: string[], dates: string, title: string): Row[] => [
    bold(employer, { size: 13 }),
    ...town.map((text) => bold(text, { size: 13 })),
    dates,
    bold(title, { size: 13, x: 49 }),
    bold('Highlights'),
    { text: '• Led shoots and chose the pictures', x: 65 },
  ];
  expect(
    readPositions([
      ...entry('Studio Paperboat', [], 'July 2020 – May 2025', 'Art Director'),
      ...entry('Ochre & Lime', ['Springfield'], 'January 2017 – June 2020', 'Graphic Designer'),
      ...entry('Feldspar', ['Aarhus'], 'July 2015 – September 2016', 'Junior Designer'),
    ]).map(([title, employer]) => [title, employer]),
  ).toEqual([
    ['Art Director', 'Studio Paperboat'],
    ['Graphic Designer', 'Ochre & Lime'],
    ['Junior Designer', 'Feldspar'],
  ]);
});

test('a sentence in a column beside the title, whose dates stand below', () => {
  const entry = (employer: string, title: string, said: string, dates: string): Row[] => [
    bold(employer, { size: 17 }),
    [{ text: title }, { text: said, x: 300 }],
    dates,
  ];
  expect(
    readPositions([
      ...entry('Lindenhof', 'Senior Social Worker', 'Carried a caseload of families.', 'Apr 2022 – Current'),
      ...entry(
        'City Council',
        'Family Support Worker',
        'Came for a summer and stayed.',
        'Feb 2016 – Nov 2021',
      ),
    ]),
  ).toEqual([
    ['Senior Social Worker', 'Lindenhof', '2022-04', 'now'],
    ['Family Support Worker', 'City Council', '2016-02', '2021-11'],
  ]);
});

test('beginning and end in cells of their own, with a word between them whose letters are set wide', () => {
  const entry = (from: string, to: string, names: string): Row[] => [
    [{ text: from }, { text: `T O ${to}`, x: 110 }, bold(names, { x: 206 })],
    { text: 'Cut training cost by two thirds', x: 211 },
  ];
  expect(
    readPositions([
      ...entry('2014-07-01', '2019-09-01', 'Data Scientist at Lumen Analytics'),
      ...entry('2011-07-01', '2014-06-01', 'Research Assistant at Oddsworth Ltd'),
    ]).map(([, , from, to]) => [from, to]),
  ).toEqual([
    ['2014-07', '2019-09'],
    ['2011-07', '2014-06'],
  ]);
});

test('points of which one ends in a legal form', () => {
  const entry = (names: string, dates: string): Row[] => [
    `• ${names}`,
    { text: dates, x: 60 },
    { text: '• Moved billing to four services', x: 75 },
  ];
  expect(
    readPositions([
      ...entry('Senior Developer, Quillstack', 'Jan 2024 - Mar 2025'),
      ...entry('Software Engineer, Payrook Inc.', 'Feb 2019 - Oct 2023'),
      ...entry('Junior Developer, Nordlicht GmbH', 'Feb 2016 - Nov 2018'),
    ]).map(([title, employer]) => [title, employer]),
  ).toEqual([
    ['Senior Developer', 'Quillstack'],
    ['Software Engineer', 'Payrook Inc.'],
    ['Junior Developer', 'Nordlicht GmbH'],
  ]);
});

test('a page printed for two widths of a screen names each position once', () => {
  const heading = { text: 'EXPERIENCE', isBold: true, size: 14 };
  const entry: Row[] = ['Weaver, Harrow Mill Ltd', '2019 – 2021', '• Mended looms'];
  const resume = readDrawn([
    { text: 'Ada Example', size: 20 },
    'ada@example.org',
    heading,
    ...entry,
    heading,
    ...entry,
    { text: 'SKILLS', isBold: true, size: 14 },
    'Dobby looms, Warping',
  ]);
  expect(toPositions(resume)).toEqual([['Weaver', 'Harrow Mill Ltd', '2019', '2021']]);
});
