import { expect, test } from 'vitest';
import { readDocument } from '../read/read-document.ts';
import { CANDIDATE, PASSPORT } from '../testing/europass-files.ts';
import { writePdf, type DrawnPage } from '../testing/write-pdf.ts';

/** As Europass prints: in capitals here, with words of its own there, and nothing of a month but its number. */
const SHOWN = [
  ...[
    'Nora Lindqvist',
    '+49 15155501470',
    'nora@mail.example',
    'https://nora.example',
    'linkedin.com/in/nora',
  ],
  ...['Rheinstr. 4, 56068, Koblenz, Germany', 'Nationality: Swedish', 'Twenty years of care.'],
  ...['WORK EXPERIENCE', 'WARD MANAGER – LAKESIDE CLINIC – 01/2020 – CURRENT', '• Led twelve nurses'],
  ...['NURSE – LAKESIDE CLINIC – 15/06/2015 – 31/12/2019', 'Berlin, Germany'],
  ...['EDUCATION AND TRAINING', 'BSC NURSING – Lakeside College – 09/2010 – 06/2014', 'Anatomy'],
  ...['Final grade 1.7', 'LANGUAGE SKILLS', 'Mother tongue(s): SWEDISH', 'GERMAN C1 B2'],
  ...['SKILLS', 'Office: Excel', 'Data: R, SAP', 'Budgets', 'Driving Licence: B'],
  ...[
    'Intensive care – Chamber of Nurses, 05/2016',
    'On care (2018)',
    'Triage app 2017 – CURRENT',
    'Made it',
  ],
  ...['Red Cross helper 2012 – 2013'],
];

function toPages(...pages: (readonly string[])[]): DrawnPage[] {
  return pages.map((lines) => ({ texts: lines.map((text, at) => ({ text, x: 50, y: 50 + at * 18 })) }));
}

const readPdf = (lines: readonly string[], xml: string | Uint8Array, name = 'attachment.xml') =>
  readDocument(writePdf(toPages(lines), { [name]: xml }));
const reasonOf = ({ leftOver }: Awaited<ReturnType<typeof readPdf>>, name = 'attachment.xml') =>
  leftOver.find(({ text }) => text === name)?.reason;

test('the XML that a PDF of Europass carries is read, with places on the page', async () => {
  const resume = await readPdf(SHOWN, CANDIDATE);
  expect(reasonOf(resume)).toBeUndefined();
  expect(resume).toMatchObject({
    ...{ source: 'pdf', pages: [{ width: 595 }], firstName: { value: 'Nora', where: [{ page: 1 }] } },
    ...{ city: { value: 'Koblenz', where: [{ page: 1 }] }, phone: { value: '+4915155501470' } },
    experience: [
      { jobTitle: { value: 'Ward Manager' }, startDate: { value: '2020-01' }, isCurrentJob: true },
      { jobTitle: { value: 'Nurse' }, companyName: { value: 'Lakeside Clinic' } },
    ],
    sections: {
      education: [{ degree: { value: 'BSc Nursing' }, grade: { value: '1.7' } }],
      languages: [{ cefr: { value: 'native' } }, { level: { value: 'Listening C1, Writing B2' } }],
      // Its address stands on no page.
      projects: [{ name: { value: 'Triage app' }, url: null }],
    },
  });
  expect(resume.skills.map(({ value }) => value)).toEqual(['Excel', 'R', 'SAP', 'Budgets']);
});

test('what its pages say besides stays left over, and what goes on overleaf counts as shown', async () => {
  const xml = CANDIDATE.replace(
    'Led twelve nurses',
    'Led twelve nurses through a long winter of night shifts',
  );
  const [first, second] = [SHOWN.slice(0, 10), SHOWN.slice(11)];
  const pages = toPages(
    [...first, '• Led twelve nurses through a long', 'Page 1 of 2'],
    ['winter of night shifts', 'I also sang for the patients every Sunday.', ...second],
  );
  const resume = await readDocument(writePdf(pages, { 'attachment.xml': xml }));
  expect(reasonOf(resume)).toBeUndefined();
  expect(resume.experience[0]?.description?.value).toBe(
    'Led twelve nurses through a long winter of night shifts',
  );
  expect(resume.leftOver.map(({ text }) => text).join('\n')).toContain('I also sang for the patients');
});

test('the XML of a Skills Passport counts the same way', async () => {
  const lines = [
    ...['Nora Lindqvist', 'Rheinstr. 4, 56068 Koblenz (Germany)', '01515 5501470', 'nora@mail.example'],
    ...['https://www.linkedin.com/in/nora', 'https://nora.example', 'PREFERRED JOB Head Nurse'],
    ...['January 2020 – Present Ward Manager', 'Lakeside Clinic', 'Led twelve nurses'],
    ...[
      '• Halved the waiting time',
      '• R&D',
      '2015 – 31 December 2019 Nurse',
      'City Hospital',
      'Dressed wounds',
    ],
    ...['Wrote plans', 'September 2010 – June 2014 BSc Nursing', 'Health', 'Anatomy', 'Lakeside College'],
    ...['2024 – Present MBA', 'Hilltop', 'Mother tongue(s) Swedish', 'German C1 C1 C1 C1 C1'],
    ...['French B2 C1 B1 B1 A2', 'Excel, SAP, R', '• Triage', '• Wound care', 'Driving licence B, C1'],
    ...['Nurse of the year', 'On care', 'On pain'],
  ];
  const resume = await readPdf(lines, PASSPORT.replace('Nurses’', 'Nurses'), 'Europass-CV.xml');
  expect(reasonOf(resume, 'Europass-CV.xml')).toBeUndefined();
  expect(resume.sections?.education?.[1]).toMatchObject({ is_expected: { value: true } });
});

test.each([
  ['mail', ['nora@mail.example', 'eve@mail.example']],
  ['telephone number', ['15155501470', '15155501471']],
  ['employer', ['Lakeside Clinic', 'Hillside Clinic']],
  ['year', ['2015-06-15', '2005-06-15']],
  ['line of a description', ['Led twelve nurses', 'Led thirty nurses']],
  ['address', ['https://nora.example', 'https://eve.example']],
] as const)(
  'XML that says another %s than the pages do is left aside, and that is said',
  async (_, [is, other]) => {
    const resume = await readPdf(SHOWN, CANDIDATE.replace(is, other));
    expect(reasonOf(resume)).toMatch(/says something else than the text you see/);
    expect(resume.firstName?.value).toBe('Nora');
    expect(JSON.stringify(resume)).not.toContain(other);
  },
);

test('hostile XML in a PDF is left aside; the text is read all the same', async () => {
  const lol = `<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "${'&a;'.repeat(1_000)}">]>${CANDIDATE.slice(CANDIDATE.indexOf('<Candidate'))}`;
  const deep = `<Candidate>${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}</Candidate>`;
  for (const xml of [lol, deep, CANDIDATE.slice(0, 3_000), '<?xml version="1.0"?><note>Hello</note>']) {
    const resume = await readPdf(SHOWN, xml);
    expect(reasonOf(resume)).toMatch(/damaged, or cannot be read safely/);
    expect(resume.email?.value).toBe('nora@mail.example');
  }
});

test('XML larger than any resume, and files of other kinds, stay closed', async () => {
  for (const [name, content] of [
    ['attachment.xml', `${CANDIDATE}${' '.repeat(1_048_576)}`],
    ['notes.txt', CANDIDATE],
    ['page.xml', '<!DOCTYPE html><html></html>'],
  ] as const) {
    const resume = await readPdf(SHOWN, content, name);
    expect(reasonOf(resume, name)).toBeUndefined();
    expect(JSON.stringify(resume)).not.toContain('Listening C1');
  }
});
