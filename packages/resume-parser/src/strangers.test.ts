import { describe, expect, test } from 'vitest';
import { LIMITS } from '@firsthand/contracts';
import { readDocument } from './read/read-document.ts';
import { ResumeError } from './resume-error.ts';
import { readDrawn, readPositions, toPositions, type Row } from './testing/read-drawn.ts';
import { heading, p, part, point, writeDocx } from './testing/write-docx.ts';
import { writePdf, type DrawnText } from './testing/write-pdf.ts';

const B = (text: string) => ({ text, isBold: true });
const WORK: Row[] = [
  { text: 'WORK EXPERIENCE', isBold: true, size: 14 },
  [{ text: 'Production Planner' }, { text: 'March 2017 – Present', right: 545 }],
  'Harbor Mills',
  '• Planned it',
];

describe('letters behind a name', () => {
  test.each([
    ['MARGARET L. HOLLIS, SPHR, GPHR', 'Margaret', 'Hollis'],
    ['JOANNA K. STERN-ROSS, CBAP, AAC', 'Joanna', 'Stern-Ross'],
    ['MARGARET HOLLIS, GPHR', 'Margaret', 'Hollis'],
    ['Margaret Hollis GPHR', 'Margaret', 'Hollis'],
    ['NORA QUIST, CHES®', 'Nora', 'Quist'],
    ['Nora Quist, LEED AP BD+C', 'Nora', 'Quist'],
    ['Ana Ruiz, SHRM-SCP, WPCC', 'Ana', 'Ruiz'],
    ['Jean Paul DUPONT', 'Jean Paul', 'Dupont'],
    ['Stone, Ada', 'Ada', 'Stone'],
  ])('%s', (name, first, last) => {
    const { firstName, lastName } = readDrawn([
      { text: name, size: 18, isBold: true },
      'x@example.org',
      ...WORK,
    ]);
    expect([firstName?.value, lastName?.value]).toEqual([first, last]);
  });

  test('that could as well be a first name are shown as unsure', () => {
    const { firstName } = readDrawn([{ text: 'GARCIA LOPEZ, MARIA', size: 18 }, 'x@example.org', ...WORK]);
    expect(firstName?.value).toBe('Maria');
    expect(firstName?.confidence).toBeLessThan(LIMITS.unsureBelow);
  });
});

test.each([
  'Date of birth: February 15, 1988',
  'Updated August 3, 2022',
  'Born: March 3, 1990',
  'Geboren am 12. März 1984 in Kassel, Deutschland',
  '34 ans, née le 5 juin 1989',
  'Fecha de nacimiento: 15 de febrero de 1988',
  '2019 – 2023',
])('“%s” near the top is no address', (born) => {
  const name = { text: 'Nora Quist', size: 18, isBold: true };
  const alone = readDrawn([name, 'x@example.org · +1 415 555 0142', born, ...WORK]);
  expect([alone.address, alone.city, alone.zip, alone.country]).toEqual([null, null, null, null]);
  const home = '1420 Juniper Street, Portland, OR 97205 | x@example.org | ';
  const { address, zip } = readDrawn([name, home + born, ...WORK]);
  expect([address?.value, zip?.value]).toEqual(['1420 Juniper Street', '97205']);
});

describe('a position that goes on overleaf', () => {
  const read = (first: Row[], second: Row[]) =>
    toPositions(
      readDrawn(['Ada Example', { text: 'WORK EXPERIENCE', isBold: true, size: 14 }, ...first], second),
    );
  const buyer: Row[] = [B('Buyer'), 'Vantor', 'January 2021 – Present', '• Bought steel for the plant'];
  const planner = ['Production Planner', 'Harbor Mills', '2017-03', '2020-12'];

  test('keeps its title, its employer and its dates, wherever the page ends', () => {
    const dates = 'March 2017 – December 2020';
    for (const [above, below] of [
      [[B('Production Planner')], ['Harbor Mills', dates]],
      [[B('Production Planner'), 'Harbor Mills'], [dates]],
      [[], [B('Production Planner'), 'Harbor Mills', dates]],
    ] as const)
      expect(read([...buyer, ...above], [...below, '• Planned'])[1]).toEqual(planner);
    const line = B('Harbor Mills | Tacoma, WA, Production Planner');
    expect(
      read([B('Vantor | Denver, CO, Buyer'), '2021 – 2022', '• Bought', line], [dates, '• Planned'])[1],
    ).toEqual(planner);
  });

  test('takes no sentence of the one before', () => {
    const text = 'Bought steel for the plant and its sisters in the whole of the country, each';
    const [first, second] = read(
      [B('Buyer'), 'Vantor', '2021 – 2022', text],
      [B('Planner'), 'Harbor', '2017 – 2020'],
    );
    expect([first, second]).toEqual([
      ['Buyer', 'Vantor', '2021', '2022'],
      ['Planner', 'Harbor', '2017', '2020'],
    ]);
  });

  test('and two of one title may each open a page', () => {
    const page = (dates: string): Row[] => [B('Software Engineer II'), `Vantor | ${dates}`, '• Built things'];
    const head: Row[] = [
      { text: 'WORK EXPERIENCE', isBold: true, size: 14 },
      B('Intern'),
      'Vantor | 2012 – 2013',
    ];
    expect(toPositions(readDrawn(head, page('2017 – 2019'), page('2014 – 2016')))).toHaveLength(3);
  });
});

test.each([
  [
    'Automation Lead / SDET | Vertexa Cybersecurity | 2014 – 2016',
    'Automation Lead / SDET',
    'Vertexa Cybersecurity',
  ],
  ['Automation Lead / SDET – Vertexa (2014 – 2016)', 'Automation Lead / SDET', 'Vertexa'],
  ['Vertexa Cybersecurity | QA / SDET | 2014 – 2016', 'QA / SDET', 'Vertexa Cybersecurity'],
  ['Senior Engineer – Platform | Vertexa | 2014 – 2016', 'Senior Engineer – Platform', 'Vertexa'],
  ['Engineer / Acme Ltd | 2014 – 2016', 'Engineer', 'Acme Ltd'],
])('%s has one title and one employer', (line, title, employer) => {
  const [[jobTitle, companyName] = []] = readPositions([line, '• Did it']);
  const found = [jobTitle, companyName].sort();
  expect(found).toEqual([title, employer].sort());
});

test('the form of Europass: short titles, each its own employer, and a grid of languages that are no skills', () => {
  const at = (text: string) => ({ text, x: 200 });
  const resume = readDrawn([
    { text: 'Ada Example', size: 18 },
    { text: 'WORK EXPERIENCE', isBold: true, size: 14 },
    [{ text: '2014 – 2016' }, at('Internship')],
    [at('Council of Nations, Budapest (Hungary)')],
    [at('Helped with the archive and wrote the minutes of meetings.')],
    [{ text: '2012 – 2013' }, at('Youth worker')],
    [at('Youth Council of Ireland, Dublin (Ireland)')],
    { text: 'PERSONAL SKILLS', isBold: true, size: 14 },
    'Mother tongue(s): English',
    [
      { text: 'UNDERSTANDING', x: 200 },
      { text: 'SPEAKING', x: 320 },
      { text: 'WRITING', x: 440 },
    ],
    [at('Listening'), { text: 'Reading', x: 260 }, { text: 'Spoken interaction', x: 320 }],
    [{ text: 'French' }, at('C1'), { text: 'C1', x: 260 }, { text: 'C1', x: 320 }],
    'Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user',
  ]);
  expect(toPositions(resume)).toEqual([
    ['Internship', 'Council of Nations', '2014', '2016'],
    ['Youth worker', 'Youth Council of Ireland', '2012', '2013'],
  ]);
  expect(resume.skills).toEqual([]);
  expect(resume.sections?.languages).toMatchObject([
    { language: { value: 'English' }, cefr: { value: 'native' } },
    { language: { value: 'French' }, cefr: { value: 'C1' } },
  ]);
});

test('skills in capitals stay skills where headings are no more than capitals', () => {
  const rows = [
    'EXPERIENCE',
    'BUYER',
    'VANTOR',
    '2019 – 2022',
    '• Bought it',
    'SKILLS',
    'Excel',
    'SAP',
    'Power BI',
    'AWS',
  ];
  const resume = readDrawn([{ text: 'Nora Quist', size: 22 }, 'nora@example.org', ...rows]);
  expect(resume.skills.map(({ value }) => value)).toEqual(['Excel', 'SAP', 'Power BI', 'AWS']);
  expect(toPositions(resume)).toEqual([['BUYER', 'VANTOR', '2019', '2022']]);
});

test('a skill with a list in brackets is one, and what the end of a line broke is whole', () => {
  const rows = [
    { text: 'Skills', isBold: true, size: 13 },
    'Enterprise Systems: Workday (architecture, deployment, and reporting), Ariba',
    '• SPSS for organizational climate surveys and regression analysis',
    '• Succession Plan-',
    'ning, Azure De-',
    'vOps, full-',
    'stack development',
  ];
  const { skills, leftOver } = readDrawn([{ text: 'Nora Quist', size: 22 }, ...rows]);
  expect(skills.map(({ value }) => value)).toEqual([
    ...['Workday', 'Ariba', 'SPSS', 'Succession Planning', 'Azure DevOps', 'full-stack development'],
  ]);
  expect(leftOver.map(({ text }) => text)).not.toContain('ning, Azure De-');
});

test('a Word document loses no position to pages of our guessing, and its footer is nobody’s last section', async () => {
  const jobs = Array.from({ length: 24 }, (_, index) => {
    const letter = String.fromCharCode(65 + index);
    const points = [1, 2, 3, 4].map(() => point('Did the same thing for the plant')).join('');
    return (
      p(`Buyer of kind ${letter}`, '', '<w:b/>') +
      p(`Works ${letter}\t${2023 - index} – ${2024 - index}`) +
      points
    );
  });
  const footer = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/footer';
  const resume = await readDocument(
    writeDocx(
      p('Nora Lindqvist', '<w:pStyle w:val="Title"/>') +
        `${heading('Experience')}${jobs.join('')}${heading('Skills')}${p('Excel, SAP, Power BI')}` +
        '<w:sectPr><w:footerReference w:type="default" r:id="rId9"/></w:sectPr>',
      {
        relations: `<Relationship Id="rId9" Type="${footer}" Target="footer1.xml"/>`,
        more: { 'word/footer1.xml': part('ftr', p('Austin, TX | nora@example.org')) },
      },
    ),
  );
  expect(resume.experience).toHaveLength(24);
  expect(resume.skills.map(({ value }) => value)).toEqual(['Excel', 'SAP', 'Power BI']);
  expect([resume.city?.value, resume.email?.value]).toEqual(['Austin', 'nora@example.org']);
  // Places are those of the pages that are shown.
  for (const { jobTitle } of resume.experience) {
    const [place] = jobTitle?.where ?? [];
    const line = resume.pages[(place?.page ?? 0) - 1]?.lines?.find(({ text }) => text === jobTitle?.value);
    expect(Math.abs((place?.y ?? 0) - (line?.y ?? 0) + 8.8)).toBeLessThan(1);
  }
});

describe('a PDF', () => {
  const LINES: [string, number][] = [
    ['Elena Marchetti', 20],
    ['Cambridge, MA 02139 | elena.marchetti@example.org | +1 (617) 555-0123', 9],
    ['linkedin.com/in/elena-marchetti', 9],
    ['EXPERIENCE', 13],
    ['Forensic Accountant', 10],
    ['Granite Audit Partners | Boston, MA | March 2019 - Present', 10],
    ['SKILLS', 13],
    ['Excel, SQL, IDEA', 10],
  ];
  const spread = (advance: number, hasSpaces: boolean): Uint8Array => {
    let y = 50;
    const texts = LINES.flatMap(([text, size]): DrawnText[] => {
      y += size * 1.7;
      return Array.from(text, (letter, at) => ({
        text: letter,
        x: 40 + at * advance * size,
        y,
        size,
      })).filter(({ text: letter }) => hasSpaces || letter !== ' ');
    });
    return writePdf([{ texts }]);
  };

  test.each([
    [0.56, true],
    [0.6, true],
    [0.6, false],
  ])(
    'of letters placed one by one, %d apart, loses neither words nor digits (spaces: %s)',
    async (advance, hasSpaces) => {
      const resume = await readDocument(spread(advance, hasSpaces));
      expect([resume.firstName?.value, resume.lastName?.value]).toEqual(['Elena', 'Marchetti']);
      expect([resume.phone?.value, resume.email?.value]).toEqual([
        '+16175550123',
        'elena.marchetti@example.org',
      ]);
      expect([resume.city?.value, resume.zip?.value]).toEqual(['Cambridge', '02139']);
      expect(toPositions(resume)).toEqual([
        ['Forensic Accountant', 'Granite Audit Partners', '2019-03', 'now'],
      ]);
    },
  );

  test.each([
    ['signs', (code: number) => code + 64],
    ['other letters', (code: number) => (code >= 97 && code <= 122 ? 97 + ((code - 92) % 26) : code)],
    ['letters with accents', (code: number) => 0xc0 + (code % 64)],
  ])('whose fonts give %s in the place of letters is refused as a scan is', async (_, change) => {
    const lines = Array.from(
      { length: 30 },
      (_unused, at) =>
        `Experience with ledgers of large firms and the planning of budgets ${'for the board'.slice(0, at)}`,
    );
    const toText = (line: string) =>
      Array.from(line, (letter) =>
        letter === ' ' ? ' ' : String.fromCharCode(change(letter.charCodeAt(0))),
      ).join('');
    const texts = lines.map((line, at) => ({ text: toText(line), x: 40, y: 50 + at * 14 }));
    const error: unknown = await readDocument(writePdf([{ texts }])).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ResumeError);
    expect((error as ResumeError).code).toBe('no-text');
    expect(
      await readDocument(writePdf([{ texts: lines.map((text, at) => ({ text, x: 40, y: 50 + at * 14 })) }])),
    ).toBeTruthy();
  });
});
