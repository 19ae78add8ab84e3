import { describe, expect, test } from 'vitest';
import { LIMITS } from '@firsthand/contracts';
import { readDrawn, readPositions, toPositions, type Drawn, type Row } from './testing/read-drawn.ts';

const at = (x: number, text: string, more: Partial<Drawn> = {}): Drawn => ({ text, x, ...more });
const heading = (text: string): Drawn => ({ text, isBold: true, size: 14 });

test('title, employer and town that had no room beside the dates go on in the line below', () => {
  const dates = (text: string) => ({ text, right: 545 });
  const rows: Row[] = [
    [at(200, 'Chargée de communication, Association Les Amis de la'), dates('03/2021 – Present')],
    [at(200, 'Grande Berge, Nantes.')],
    [at(208, '• Rédaction de la lettre mensuelle')],
    [at(200, 'Assistante de communication, Mairie de la ville Saint-'), dates('09/2018 – 02/2021')],
    [at(200, 'Herbault, Nantes.')],
    [at(208, '• Gestion des réseaux')],
    [at(200, 'Stagiaire, Agence Bleu, Rennes.'), dates('02/2018 – 07/2018')],
    [at(208, '• Création de visuels')],
  ];
  expect(readPositions(rows, 13)).toEqual([
    ['Chargée de communication', 'Association Les Amis de la Grande Berge', '2021-03', 'now'],
    ['Assistante de communication', 'Mairie de la ville Saint-Herbault', '2018-09', '2021-02'],
    ['Stagiaire', 'Agence Bleu', '2018-02', '2018-07'],
  ]);
});

test('a single heading in the margin of a page stands as those of the other page do', () => {
  const margin = (text: string): Drawn => ({ text, right: 180, isBold: true, size: 23 });
  const resume = readDrawn(
    [
      { text: 'Imogen Thackeray', x: 192, size: 36 },
      [at(192, 'imogen@example.co.uk')],
      [at(192, 'Sheffield GB')],
      [at(192, '')],
      [at(192, '')],
      [margin('Work'), at(192, 'Hillside Family Surgery', { size: 15 })],
      [at(192, 'Practice Nurse', { size: 12 })],
      [at(192, 'Feb 2021 – Present')],
      [at(192, 'Sheffield')],
      [at(192, '• Run the clinics')],
      [at(192, 'Northern Moor Trust', { size: 15 })],
      [at(192, 'Staff Nurse', { size: 12 })],
      [at(192, 'Sep 2017 – Jan 2021')],
      [at(192, 'Leeds')],
      [at(192, '• Named nurse of a bay')],
    ],
    [
      [margin('Education'), at(192, 'University of Somewhere', { size: 15 })],
      [at(192, 'Sep 2014 – Jul 2017')],
      [at(192, '')],
      [margin('Languages'), at(192, 'English', { size: 15 })],
      [at(192, 'Native')],
    ],
  );
  expect(resume.city?.value).toBe('Sheffield');
  expect(toPositions(resume)).toEqual([
    ['Practice Nurse', 'Hillside Family Surgery', '2021-02', 'now'],
    ['Staff Nurse', 'Northern Moor Trust', '2017-09', '2021-01'],
  ]);
});

test('positions of one line under no heading are read, and the person is nobody’s employer', () => {
  const resume = readDrawn([
    { text: 'Nora Quist', size: 24 },
    'Vancouver / 604-555-0187 / nora.quist@example.ca',
    'Senior Data Engineer - Tidewater Analytics. Vancouver, BC, 2022-05-01 - Present',
    'Data Engineer - Northlight Insurance. Burnaby, BC, 2018-09-01 - 2022-04-01',
    heading('EDUCATION'),
    'College of Somewhere, 2010',
  ]);
  expect(resume.firstName?.value).toBe('Nora');
  expect(toPositions(resume)).toEqual([
    ['Senior Data Engineer', 'Tidewater Analytics', '2022-05', 'now'],
    ['Data Engineer', 'Northlight Insurance', '2018-09', '2022-04'],
  ]);
});

test('letters that are all as wide as each other part no words under each other', () => {
  const mono = (x: number, text: string): Drawn[] => {
    let from = x;
    return text.split(' ').map((word) => {
      const cell = { text: word, x: from, size: 12 / 0.75, font: 'Cousine' };
      from += word.length * 7.2 + 7.2;
      return cell;
    });
  };
  const rows: Row[] = [
    mono(24, 'Software Developer Co-op'),
    mono(24, 'Computer Engineering'),
    mono(24, 'Kwantlen Valley College'),
  ];
  const { leftOver } = readDrawn(rows);
  expect(leftOver.map(({ text }) => text)).toEqual(expect.arrayContaining(['Kwantlen Valley College']));
});

test('a larger title over an employer and dates is a header, though the first one is set otherwise', () => {
  const positions = readPositions([
    { text: 'Cascade Turbine Works', size: 16 },
    { text: 'Senior Field Engineer', size: 13 },
    'Apr 2019 – Present',
    '• Lead for 46 turbines',
    { text: 'Field Engineer', size: 13 },
    'Jun 2015 – Mar 2019',
    '• Planned inspections',
    { text: 'Maintenance Technician', size: 16 },
    'Bonneville Hydro Services',
    'Sep 2011 – May 2015',
    '• Kept generators running',
  ]);
  expect(positions[2]).toEqual(['Maintenance Technician', 'Bonneville Hydro Services', '2011-09', '2015-05']);
});

test.each([
  ['Résumé of NORA QUIST', 'Nora', 'Quist'],
  ["Hi, I'm Nora Quist.", 'Nora', 'Quist'],
  ['Bradford, Alice', 'Alice', 'Bradford'],
])('%s names a person', (text, first, last) => {
  const { firstName, lastName } = readDrawn([
    { text, size: 22 },
    'x@example.org',
    heading('SKILLS'),
    'Excel',
  ]);
  expect([firstName?.value, lastName?.value]).toEqual([first, last]);
});

test.each(['MORE ABOUT ME', 'Karl-Heine-Straße 27, Sachsen'])('%s has no town', (text) => {
  const { city } = readDrawn([{ text: 'Nora Quist', size: 22 }, text, 'x@example.org']);
  expect(city).toBeNull();
});

test('buttons of a printed page, values of nothing and who made the page are no skills', () => {
  const { skills } = readDrawn([
    { text: 'Nora Quist', size: 22 },
    heading('SKILLS & PROFICIENCY'),
    'Excel',
    'falsefalsefalse',
    'DOWNLOAD CV',
    'NaN%',
    'Designed with by Xiaoying Riley for developers',
  ]);
  expect(skills.map(({ value }) => value)).toEqual(['Excel']);
});

describe('a town', () => {
  test('behind an employer is no part of it, nor is the employer a district of the town', () => {
    expect(readPositions(['Nurse, Northern Clinic, Brest', '2019 – 2021', '• Nights'])).toEqual([
      ['Nurse', 'Northern Clinic', '2019', '2021'],
    ]);
  });

  test('alone under a title is no sure employer', () => {
    const { experience } = readDrawn([
      'Ada Example',
      heading('WORK EXPERIENCE'),
      'Nurse',
      '2019 – 2021',
      'Rotherham',
      '• Nights',
    ]);
    for (const { companyName } of experience)
      expect(companyName?.confidence ?? 0).toBeLessThan(LIMITS.unsureBelow);
  });
});

test('cards beside each other are a position each, under the heading over them', () => {
  const pair = (left: string, right: string): Row => [at(46, left), at(310, right)];
  const resume = readDrawn([
    'Ada Example',
    heading('WORK EXPERIENCE'),
    [at(46, 'Line Cook', { isBold: true }), at(310, 'Physical Therapist', { isBold: true })],
    pair('Silverbirch', 'Meridian Credit Union'),
    pair('Jun 2021 – Present', 'Apr 2020 – Nov 2021'),
    pair('• Cut the waiting time', '• Managed a budget'),
    [at(46, 'Executive Assistant', { isBold: true })],
    [at(46, 'Northgate Clinic')],
    [at(46, 'Jun 2017 – Mar 2020')],
    [at(46, '• Trained colleagues')],
    heading('EDUCATION'),
    [at(50, 'College of Somewhere'), { text: '2013 – 2016', right: 545 }],
  ]);
  expect(toPositions(resume).sort()).toEqual([
    ['Executive Assistant', 'Northgate Clinic', '2017-06', '2020-03'],
    ['Line Cook', 'Silverbirch', '2021-06', 'now'],
    ['Physical Therapist', 'Meridian Credit Union', '2020-04', '2021-11'],
  ]);
});

test('rows of a table are told by the room between them where their times break', () => {
  const cells = (...texts: string[]): Drawn[] =>
    texts.flatMap((text, index) => (text === '' ? [] : [at([50, 130, 250, 350][index] ?? 0, text)]));
  const gap = (row: Drawn[], down: number): Drawn[] => row.map((cell) => ({ ...cell, down }));
  const positions = readPositions(
    [
      cells('Dates', 'Company', 'Job Title', 'Responsibilities'),
      gap(cells('Since April', 'Tidewater', 'Senior Data', 'Cut the waiting time in'), 8),
      gap(cells('2020', 'Logistics LLC', 'Analyst', '2019 by half'), 8),
      gap(cells('March 2018', 'Quillon', 'Physical', 'Led the move to'), 16),
      gap(cells('to April 2020', 'Works', 'Therapist', 'a new system'), 16),
    ],
    16,
  );
  expect(positions).toEqual([
    ['Senior Data Analyst', 'Tidewater Logistics LLC', '2020-04', 'now'],
    ['Physical Therapist', 'Quillon Works', '2018-03', '2020-04'],
  ]);
});

test('an employer that breaks long before the dates goes on in its own look', () => {
  const line = (title: string, employer: string): Drawn[] => [
    { text: title, x: 50, isBold: true },
    { text: employer, x: 50 + title.length * 4.5 + 1, font: 'Any-Italic' },
    { text: '2019 – 2021', right: 545 },
  ];
  expect(
    readPositions(
      [line('Nurse', ', Tallberga'), [{ text: 'kommun', x: 50, font: 'Any-Italic' }], [at(58, '• Nights')]],
      13,
    ),
  ).toEqual([['Nurse', 'Tallberga kommun', '2019', '2021']]);
});

test('a year in the second line of a point of a list opens no position', () => {
  const positions = readPositions(
    [
      'Line Cook',
      'Silverbirch',
      'Jun 2021 – Present',
      '• Led the move to a new system in',
      [at(58, '2019 without downtime')],
    ],
    14,
  );
  expect(positions).toEqual([['Line Cook', 'Silverbirch', '2021-06', 'now']]);
});

test('01/13/2014 is a day of January', () => {
  expect(readPositions(['Line Cook', 'Silverbirch', '01/13/2014 - 09/28/2016', '• Cooked'])).toEqual([
    ['Line Cook', 'Silverbirch', '2014-01', '2016-09'],
  ]);
});

test('a row of four narrow cards over jobs of the whole width takes nothing from them', () => {
  const edges = [50, 180, 310, 440];
  const cards = (...texts: string[]): Drawn[] => texts.map((text, index) => at(edges[index] ?? 0, text));
  const right = (text: string): Drawn => ({ text, right: 545 });
  const resume = readDrawn([
    { text: 'Ada Example', size: 24 },
    'ada@example.org',
    heading('Skills'),
    edges.map((x, index) =>
      at(x, ['Excel', 'Python', 'Tableau', 'Budgeting'][index] ?? '', { isBold: true }),
    ),
    cards('Advanced', 'Expert', 'Intermediate', 'Advanced'),
    cards('Solver, Pivot, Charts', 'Pandas, Flask, Pytest', 'Stories, Prep, Server', 'Forecast, Plan, Audit'),
    heading('Experience'),
    [at(50, 'Northwind Foods', { isBold: true }), right('Seattle, WA')],
    [at(50, 'Finance Analyst'), right('March 2022 – Present')],
    [at(50, '• Built the monthly forecast of eleven plants and their stores')],
    [at(50, 'Cascade Paper', { isBold: true }), right('Tacoma, WA')],
    [at(50, 'Junior Analyst'), right('June 2018 – February 2022')],
    [at(50, '• Kept the books of two mills')],
  ]);
  expect(toPositions(resume)).toEqual([
    ['Finance Analyst', 'Northwind Foods', '2022-03', 'now'],
    ['Junior Analyst', 'Cascade Paper', '2018-06', '2022-02'],
  ]);
  const skills = resume.skills.map(({ value }) => value);
  expect(skills).toEqual(
    expect.arrayContaining(['Excel', 'Python', 'Tableau', 'Budgeting', 'Pandas', 'Audit']),
  );
  expect(skills.filter((skill) => /Seattle|WA|Present|Analyst|books/.test(skill))).toEqual([]);
});
