import { describe, expect, test } from 'vitest';
import { readDocument } from '../read/read-document.ts';
import { ResumeError } from '../resume-error.ts';
import { anExport, PROFILE, POSITIONS } from '../testing/an-export.ts';
import { writeZip } from '../testing/write-docx.ts';
import { readLinkedin } from './linkedin/read-linkedin.ts';

async function refuse(file: Uint8Array): Promise<{ code: string; message: string } | null> {
  try {
    await readDocument(file);
  } catch (error) {
    if (error instanceof ResumeError) return error;
    throw error;
  }
  return null;
}

test('LinkedIn’s export becomes a resume, and what is no part of one is not opened', async () => {
  const resume = await readLinkedin(anExport());
  expect(resume).toMatchObject({
    ...{ source: 'linkedin', pages: [], firstName: { value: 'Nora' }, lastName: { value: 'Lindqvist' } },
    ...{ email: { value: 'nora@mail.example' }, phone: { value: '+4915155501470' } },
    ...{ phoneCountryCode: { value: '+49' }, city: { value: 'Coblenz' }, country: { value: 'Germany' } },
    ...{ zip: { value: '56068' }, websiteUrl: { value: 'https://nora.example' } },
    experience: [
      {
        jobTitle: { value: 'Head Nurse', inWords: 'Positions.csv, row 2, Title' },
        ...{ companyName: { value: 'Lakeside Clinic' }, startDate: { value: '2020-01' }, isCurrentJob: true },
        description: { value: '• Led a team, of twelve\n• Kept "calm"' },
      },
      { startDate: { value: '2018' }, endDate: { value: '2019-12' }, isCurrentJob: false, description: null },
    ],
    skills: [{ value: 'Triage' }, { value: '=1+1' }, { value: 'Wound care' }],
    sections: {
      education: [
        {
          school: { value: 'Lakeside College', inWords: 'Education.csv, row 2, School Name' },
          ...{ degree: { value: 'BSc' }, start_date: { value: '2010' }, end_date: null, notes: null },
        },
      ],
    },
  });
  const left = resume.leftOver.map(({ inWords, text }) => `${inWords}: ${text}`);
  expect(left).toEqual([
    'Profile.csv, row 2: Headline: Nurse who leads',
    'Profile.csv, row 2: Industry: Hospitals',
    'Profile.csv, row 2: Birth Date',
    'Email Addresses.csv, row 2: Email Address: old@mail.example',
    'Positions.csv, row 2: Location: Berlin',
    'the archive: messages.csv, Jobs/Job Applications.csv',
  ]);
  expect(JSON.stringify(resume)).not.toMatch(/Mar 4, 1990|a secret/);
});

describe('a table that went through a spreadsheet', () => {
  test.each([
    ['semicolons', (csv: string) => Buffer.from(csv.replaceAll(',', ';'))],
    [
      'a mark of UTF-8 and Windows’ line ends',
      (csv: string) => Buffer.from(`\ufeff${csv.replaceAll('\n', '\r\n')}`),
    ],
    ['UTF-16 with tabs', (csv: string) => Buffer.from(`\ufeff${csv.replaceAll(',', '\t')}`, 'utf16le')],
    ['Windows-1252', (csv: string) => Buffer.from(csv, 'latin1')],
  ])('is read with %s', async (_name, encode) => {
    const csv =
      'Company Name,Title,Description,Location,Started On,Finished On\nMüller,Pflegerin,,,Jan 2020,\n';
    const { experience } = await readLinkedin(writeZip({ 'Positions.csv': encode(csv) }));
    expect(experience).toMatchObject([{ companyName: { value: 'Müller' }, startDate: { value: '2020-01' } }]);
  });

  test('is refused by its name when it is broken, and nothing is read of the rest', async () => {
    const open = await refuse(
      writeZip({ 'Profile.csv': PROFILE, 'Positions.csv': `${POSITIONS}\n"Acme,Lead\n` }),
    );
    expect(open?.message).toMatch(
      /^Positions\.csv of this export is damaged: a quotation mark in it is never closed\. Nothing was/,
    );
    const other = await refuse(writeZip({ 'Profile.csv': 'Vorname,Nachname\nNora,Lindqvist\n' }));
    expect(other?.message).toMatch(/^Profile\.csv of this export has no column “First Name”/);
  });
});

test('what stays packed may be of any size', async () => {
  const messages = ' '.repeat(17 * 1024 * 1024);
  const { firstName } = await readLinkedin(writeZip({ 'Profile.csv': PROFILE, 'messages.csv': messages }));
  expect(firstName?.value).toBe('Nora');
});

test('LinkedIn’s tables of education and the rest become entries, and the summary one text', async () => {
  const { summary, sections, leftOver } = await readLinkedin(
    writeZip({
      ...{ 'Profile.csv': PROFILE, 'Positions.csv': POSITIONS },
      'Profile Summary.csv': 'Profile Summary\n"Twenty years of care.\nAnd more."\n',
      'Languages.csv': 'Name,Proficiency\nDutch,Native or bilingual proficiency\nGerman,Professional (C1)\n',
      'Certifications.csv':
        'Name,Url,Authority,Started On,Finished On,License Number\nRN,https://x.example,State of Colorado,May 2012,May 2026,CO-4711\n',
      'Projects.csv':
        'Title,Description,Url,Started On,Finished On\nTriage,Made it,https://t.example,Jan 2020,\n',
      'Volunteering.csv':
        'Company Name,Role,Cause,Started On,Finished On,Description\nRed Cross,Helper,HEALTH,Mar 2015,Apr 2016,Helped\n',
      'Honors.csv': 'Title,Description,Issued On\nNurse of the year,For it,Jun 2019\n',
      'Publications.csv':
        'Name,Published On,Description,Publisher,Url\nOn care,Jul 2020,,Journal,https://j.example\n',
    }),
  );
  expect(summary?.value).toBe('Twenty years of care.\nAnd more.');
  expect(sections).toMatchObject({
    languages: [
      { language: { value: 'Dutch' }, cefr: { value: 'native' } },
      { language: { value: 'German' }, level: { value: 'Professional (C1)' }, cefr: { value: 'C1' } },
    ],
    certificates: [
      {
        ...{ name: { value: 'RN' }, issuer: { value: 'State of Colorado' }, number: { value: 'CO-4711' } },
        ...{ issued_date: { value: '2012-05' }, valid_until: { value: '2026-05' } },
      },
    ],
    projects: [
      { name: { value: 'Triage' }, start_date: { value: '2020-01' }, url: { value: 'https://t.example' } },
    ],
    volunteering: [{ organization: { value: 'Red Cross' }, role: { value: 'Helper' } }],
    awards: [
      { title: { value: 'Nurse of the year' }, date: { value: '2019-06' } },
      { title: { value: 'On care' }, is_publication: { value: true }, issuer: { value: 'Journal' } },
    ],
  });
  const left = leftOver.map(({ text }) => text);
  expect(left).toContain('Cause: HEALTH');
  expect(left).toContain('Url: https://x.example');
});

describe('an archive is refused when it', () => {
  const tables = { 'Profile.csv': PROFILE };
  test('has no table of a resume, or one of them twice', async () => {
    expect((await refuse(writeZip({ 'Connections.csv': 'a,b\n', 'x/y/Profile.csv': PROFILE })))?.code).toBe(
      'not-pdf',
    );
    expect((await refuse(writeZip({ ...tables, 'b/Profile.csv': PROFILE })))?.code).toBe('damaged');
  });

  test('has nothing that a profile could be made of, as data of any kind', async () => {
    expect((await refuse(writeZip({ 'Skills.csv': 'Name\n', 'messages.csv': 'x' })))?.code).toBe('blank');
    const json = { basics: { name: 7, email: { at: 'x' } }, work: ['Nurse'], skills: 7 };
    expect((await refuse(Buffer.from(JSON.stringify(json))))?.code).toBe('blank');
    expect(await refuse(Buffer.from('{"skills":["Triage"]}'))).toBeNull();
  });

  test('has names outside of itself, or is encrypted, cut or changed', async () => {
    expect((await refuse(writeZip({ ...tables, '../../etc/passwd': 'x' })))?.code).toBe('damaged');
    const whole = writeZip(tables);
    const locked = Buffer.from(whole);
    for (const [mark, at] of [
      ['PK\x01\x02', 8],
      ['PK\x03\x04', 6],
    ] as const) {
      const place = locked.indexOf(mark) + at;
      locked.writeUInt16LE(locked.readUInt16LE(place) | 1, place);
    }
    expect((await refuse(locked))?.code).toBe('password');
    expect((await refuse(whole.subarray(0, -40)))?.code).toBe('damaged');
    const changed = Buffer.from(whole);
    changed.writeUInt32LE(7, changed.indexOf('PK\x01\x02') + 16);
    expect((await refuse(changed))?.code).toBe('damaged');
  });

  test('unpacks to more than it may, whatever it says, or has rows or entries without end', async () => {
    const spaces = (megabytes: number) => ' '.repeat(megabytes * 1024 * 1024);
    expect((await refuse(writeZip({ ...tables, 'Skills.csv': `Name\n${spaces(2)}` })))?.code).toBe(
      'too-complex',
    );
    const sly = Buffer.from(writeZip({ 'Profile.csv': spaces(3) }));
    sly.writeUInt32LE(300, sly.indexOf('PK\x01\x02') + 24);
    expect((await refuse(sly))?.code).toBe('damaged');
    expect((await refuse(writeZip({ 'Skills.csv': `Name\n${'x\n'.repeat(2_001)}` })))?.code).toBe(
      'too-complex',
    );
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`a${n}`, '']));
    expect((await refuse(writeZip({ ...tables, ...many })))?.code).toBe('too-complex');
    const nested = writeZip({ 'Profile.csv': writeZip(tables) });
    expect((await refuse(nested))?.message).toMatch(/^Profile\.csv of this export/);
  });
});
