import { describe, expect, test } from 'vitest';
import { LIMITS } from '@firsthand/contracts';
import { doubtEmployers, doubtSkills } from './doubt-mixed.ts';
import { hasLostLetters } from './lost-letters.ts';
import { readDrawn, type Row } from './testing/read-drawn.ts';

const NAME = { text: 'Nora Quist', size: 18, isBold: true };
const heading = (text: string) => ({ text, isBold: true, size: 14 });
const WORK: Row[] = [
  heading('WORK EXPERIENCE'),
  [{ text: 'Production Planner' }, { text: 'March 2017 – Present', right: 545 }],
  'Harbor Mills',
  '• Planned it',
];

describe('a line with a title, an employer and a town', () => {
  const read = (entries: Row[]) =>
    readDrawn([NAME, 'x@example.org', heading('WORK EXPERIENCE'), ...entries]).experience;

  test('is parted where a symbol font made a brace of the mark below', () => {
    const positions = read([
      [{ text: 'jul. 2019 – fev. 2022' }, { text: 'Data Analyst, Blue Hill Clinic, Aldersby', x: 180 }],
      [{ text: '{ Boards of beds that are free', x: 180 }],
      [{ text: 'jan. 2018 – jun. 2019' }, { text: 'Intern, Northgate Council, Aldersby', x: 180 }],
      [{ text: '{ Made monthly reports', x: 180 }],
    ]);
    expect(positions.map(({ jobTitle, companyName }) => [jobTitle?.value, companyName?.value])).toEqual([
      ['Data Analyst', 'Blue Hill Clinic'],
      ['Intern', 'Northgate Council'],
    ]);
  });
});

test('a firm with words before it that may be a title is shown as unsure', () => {
  const { experience } = readDrawn([
    NAME,
    'x@example.org',
    heading('BERUFSERFAHRUNG'),
    [{ text: 'Aug. 2014 – Jan. 2018' }, { text: 'Finanzbuchhalterin, Kontorhaus Lindenau KG', x: 180 }],
    [{ text: '• Kreditoren', x: 190 }],
  ]);
  expect(experience[0]?.companyName?.confidence).toBeLessThan(LIMITS.unsureBelow);
});

describe('in a list of skills', () => {
  const read = (rows: Row[]) =>
    readDrawn([NAME, 'x@example.org', ...WORK, heading('SKILLS'), ...rows]).skills;
  const sure = (rows: Row[]) =>
    read(rows).flatMap(({ value, confidence }) => (confidence >= LIMITS.unsureBelow ? [value] : []));

  test('a name that goes on under itself in a narrow column is one skill', () => {
    const rows: Row[] = [
      [{ text: 'Root cause' }, { text: 'SCADA', x: 160 }, { text: 'Vibration', x: 260 }],
      [
        { text: 'analysis', down: -8 },
        { text: 'analysis', x: 260, down: -8 },
      ],
    ];
    expect(read(rows).map(({ value }) => value)).toEqual([
      'Root cause analysis',
      'SCADA',
      'Vibration analysis',
    ]);
  });

  test('the heads of a grid of languages and a footer are none', () => {
    const rows: Row[] = [
      [
        { text: 'Other languages' },
        { text: 'UNDERSTANDING', x: 180 },
        { text: 'SPEAKING', x: 320 },
        { text: 'WRITING', x: 450 },
      ],
      'Excel',
      [{ text: '27 November 2026' }, { text: '© Example Union', x: 200 }, { text: 'Page 1', x: 500 }],
    ];
    expect(read(rows).map(({ value }) => value)).toEqual(['Excel']);
  });

  test('what names a spoken language, a position or an employer is shown as unsure', () => {
    const rows: Row[] = ['Excel', 'SAP', 'Spanish', 'Senior Project Manager', 'Vantor GmbH'];
    expect(read(rows)).toHaveLength(5);
    expect(sure(rows)).toEqual(['Excel', 'SAP']);
  });
});

describe('what was read from beside it is shown as unsure', () => {
  const found = (value: string) => ({ value, confidence: 0.9, where: [] });
  const isSure = ({ confidence }: { confidence: number }) => confidence >= LIMITS.unsureBelow;

  test('an employer that is a town or the person', () => {
    const positions = ['Leeds', 'Nora Quist', 'Harbor Mills'].map((name) => ({
      jobTitle: found('Planner'),
      companyName: found(name),
      startDate: null,
      endDate: null,
      isCurrentJob: false,
      description: null,
      confidence: 0.9,
    }));
    const sure = doubtEmployers(positions, ['Nora', 'Quist']).filter(
      (each) => isSure(each.companyName ?? found('')) && each.companyName,
    );
    expect(sure.map(({ companyName }) => companyName?.value)).toEqual(['Harbor Mills']);
  });

  test('skills with the name of the person, and all of a list with the end of a time in it', () => {
    const names = ['Nora', 'Quist'];
    const read = (...skills: string[]) =>
      doubtSkills(skills.map(found), names)
        .filter(isSure)
        .map(({ value }) => value);
    expect(read('Excel', 'Quist', 'Nora Quist')).toEqual(['Excel']);
    expect(read('Excel', 'Present', 'SAP')).toEqual([]);
  });
});

describe('letters that a font lost', () => {
  test.each([
    ['Winiewska-ak', 'zofia.wisniewska@example.pl', true],
    ['Wiśniewska-Żak', 'zofia.wisniewska@example.pl', false],
    ['Doe', 'jane.doe@example.org', false],
    ['Petersen', 'peterson@example.org', false],
  ])('%s beside %s', (name, email, isLost) => expect(hasLostLetters([name], email)).toBe(isLost));

  test('make every name of the document unsure', () => {
    const { lastName, experience } = readDrawn([
      { text: 'Zofia Winiewska', size: 18 },
      'zofia.wisniewska@example.pl',
      ...WORK,
    ]);
    for (const found of [lastName, experience[0]?.companyName])
      expect(found?.confidence).toBeLessThan(LIMITS.unsureBelow);
  });
});

test('a town before its postcode is read where “About” stands over the contact lines', () => {
  const about = [
    NAME,
    heading('ABOUT'),
    'Calle de la Barraca 41',
    'Valencia 46011',
    'x@example.org',
    ...WORK,
  ];
  const { city, zip } = readDrawn(about);
  expect([city?.value, zip?.value]).toEqual(['Valencia', '46011']);
});

test('a country may break behind “United”', () => {
  const { city, state } = readDrawn([
    NAME,
    'x@example.org',
    [{ text: 'Address 2214 SE Alder St, Portland, 97214, OR, United', x: 60 }],
    'States',
    ...WORK,
  ]);
  expect([city?.value, state?.value]).toEqual(['Portland', 'OR']);
});
