import { describe, expect, test } from 'vitest';
import { readDrawn, type Row } from '../testing/read-drawn.ts';
import type { FoundSections } from '../resume.ts';

const H = (text: string) => ({ text, isBold: true, size: 14 });
const B = (text: string) => ({ text, isBold: true });

/** The fields of each entry that say something. */
function readSection(section: keyof FoundSections, rows: readonly Row[]): Record<string, unknown>[] {
  const { sections } = readDrawn([
    ...[
      { text: 'Ada Example', size: 20 },
      'ada@example.org',
      H('WORK EXPERIENCE'),
      'Buyer, Acme Ltd',
      '2019 – 2022',
    ],
    ...rows,
  ]);
  return (sections?.[section] ?? []).map((entry) =>
    Object.fromEntries(
      Object.entries(entry).flatMap(([name, found]) => (found ? [[name, found.value]] : [])),
    ),
  );
}

describe('education', () => {
  test.each([
    [
      'a degree over a school',
      [
        H('EDUCATION'),
        [B('B.Sc. in Applied Economics'), { text: '2010 – 2014', right: 545 }],
        'Eastmoor State University',
      ],
      {
        school: 'Eastmoor State University',
        degree: 'B.Sc.',
        field_of_study: 'Applied Economics',
        start_date: '2010',
        end_date: '2014',
      },
    ],
    [
      'all on one line',
      [H('EDUCATION'), 'Bachelor of Arts in History, Lakeside College, May 2012'],
      {
        school: 'Lakeside College',
        degree: 'Bachelor of Arts',
        field_of_study: 'History',
        end_date: '2012-05',
      },
    ],
    [
      'German',
      [
        H('AUSBILDUNG'),
        '10/2008 – 09/2012',
        'Hochschule Weserbergland',
        'Diplom Betriebswirtschaft',
        'Abschlussnote: 1,7',
      ],
      {
        school: 'Hochschule Weserbergland',
        degree: 'Diplom Betriebswirtschaft',
        start_date: '2008-10',
        end_date: '2012-09',
        grade: '1,7',
      },
    ],
    [
      'French',
      [
        H('FORMATION'),
        [{ text: '2009 – 2011' }, { text: 'Master en informatique', x: 200 }],
        [{ text: 'Université de Haute-Vallée', x: 200 }],
      ],
      {
        school: 'Université de Haute-Vallée',
        degree: 'Master',
        field_of_study: 'informatique',
        start_date: '2009',
        end_date: '2011',
      },
    ],
    [
      'a school that still goes on',
      [H('EDUCATION'), B('Harvey Mudd College'), 'B.S. Computer Science, Expected May 2027', 'GPA: 3.8/4.0'],
      {
        school: 'Harvey Mudd College',
        degree: 'B.S.',
        field_of_study: 'Computer Science',
        end_date: '2027-05',
        is_expected: true,
        grade: '3.8/4.0',
      },
    ],
  ] as [string, Row[], Record<string, unknown>][])('%s', (_, rows, entry) => {
    expect(readSection('education', rows)).toEqual([entry]);
  });

  test('of several entries keeps each with its own, in their order', () => {
    const rows: Row[] = [
      H('EDUCATION'),
      [B('Hilltop University'), { text: '2014 – 2016', right: 545 }],
      'Master of Science in Physics',
      '• Thesis on light',
      [B('Lakeside College'), { text: '2010 – 2014', right: 545 }],
      'Bachelor of Science in Physics',
    ];
    expect(readSection('education', rows)).toMatchObject([
      {
        school: 'Hilltop University',
        degree: 'Master of Science',
        start_date: '2014',
        notes: 'Thesis on light',
      },
      { school: 'Lakeside College', degree: 'Bachelor of Science', end_date: '2014' },
    ]);
  });

  test('that names no school stays left over', () => {
    const { sections, leftOver } = readDrawn([
      'Ada Example',
      H('EDUCATION'),
      'Always learning something new',
    ]);
    expect(sections?.education).toEqual([]);
    expect(leftOver.map(({ text }) => text)).toContain('Always learning something new');
  });
});

test.each([
  [
    'LANGUAGES',
    ['English (native), Spanish (fluent), French B2'],
    [
      ['English', 'native'],
      ['Spanish', undefined],
      ['French', 'B2'],
    ],
  ],
  [
    'SPRACHEN',
    ['Deutsch – Muttersprache', 'Englisch – verhandlungssicher (C1)'],
    [
      ['Deutsch', 'native'],
      ['Englisch', 'C1'],
    ],
  ],
  [
    'LANGUES',
    ['Français : langue maternelle', 'Anglais : courant'],
    [
      ['Français', 'native'],
      ['Anglais', undefined],
    ],
  ],
  [
    'IDIOMAS',
    ['• Español (nativo)', '• Inglés (B2)'],
    [
      ['Español', 'native'],
      ['Inglés', 'B2'],
    ],
  ],
  [
    'LANGUAGES',
    ['English', 'Native or bilingual', 'Dutch', 'Elementary'],
    [
      ['English', 'native'],
      ['Dutch', undefined],
    ],
  ],
  ['LANGUAGES', ['Fluent in Spanish and loves to talk to everyone in all the markets there'], []],
] as [string, string[], [string, string | undefined][]][])('languages under %s: %j', (name, rows, wanted) => {
  const found = readSection('languages', [H(name), ...rows]);
  expect(found.map(({ language, cefr }) => [language, cefr])).toEqual(wanted);
});

test('certificates and licences, with who issued them, their numbers and until when they hold', () => {
  const rows: Row[] = [
    H('CERTIFICATIONS'),
    '• AWS Certified Developer, Amazon Web Services, June 2021',
    '• Registered Nurse | Colorado | License #CO-47110 | Expires May 2026',
  ];
  expect(readSection('certificates', rows)).toMatchObject([
    { name: 'AWS Certified Developer', issuer: 'Amazon Web Services', issued_date: '2021-06' },
    { name: 'Registered Nurse', state: 'Colorado', number: 'CO-47110', valid_until: '2026-05' },
  ]);
});

test('projects, volunteering, awards and publications', () => {
  const rows: Row[] = [
    H('PROJECTS'),
    [B('OpenAtlas'), { text: '2020 – 2021', right: 545 }],
    '• Drew a map of all the lakes',
    H('VOLUNTEERING'),
    [B('Coordinator'), { text: '2015 – 2016', right: 545 }],
    'Red Cross Society',
    H('AWARDS'),
    '• Nurse of the Year, State of Colorado, 2019',
    H('PUBLICATIONS'),
    'Example, A. “On the care of the old.” Journal of Care, 2020.',
  ];
  expect(readSection('projects', rows)).toMatchObject([
    { name: 'OpenAtlas', start_date: '2020', end_date: '2021', description: 'Drew a map of all the lakes' },
  ]);
  expect(readSection('volunteering', rows)).toMatchObject([
    { organization: 'Red Cross Society', role: 'Coordinator', start_date: '2015' },
  ]);
  expect(readSection('awards', rows)).toMatchObject([
    { title: 'Nurse of the Year', date: '2019' },
    { title: 'On the care of the old', is_publication: true, date: '2020' },
  ]);
});

test('the summary is the text under its heading, with its place', () => {
  const { summary } = readDrawn([
    { text: 'Ada Example', size: 20 },
    H('PROFILE'),
    'A buyer of twenty years who knows each mill of the country and most of',
    'their owners.',
    H('WORK EXPERIENCE'),
    ...['Buyer, Acme Ltd', '2019 – 2022'],
  ]);
  expect(summary?.value).toBe(
    'A buyer of twenty years who knows each mill of the country and most of their owners.',
  );
  expect(summary?.where).toHaveLength(2);
});
