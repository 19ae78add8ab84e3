import { describe, expect, test } from 'vitest';
import { ResumeError } from '../resume-error.ts';
import { findDocumentType } from '../read/document-type.ts';
import { CANDIDATE, PASSPORT } from '../testing/europass-files.ts';
import { readEuropass } from './europass/read-europass.ts';

const read = (xml: string) => readEuropass(Buffer.from(xml));

test('a Skills Passport becomes a draft, each value with where it stands', () => {
  const resume = read(PASSPORT);
  expect(resume).toMatchObject({
    ...{ source: 'europass', pages: [], firstName: { value: 'Nora' }, lastName: { value: 'Lindqvist' } },
    email: {
      value: 'nora@mail.example',
      inWords: 'LearnerInfo, Identification, ContactInfo, Email, Contact',
    },
    ...{ phone: { value: '+4915155501470' }, phoneCountryCode: { value: '+49' } },
    ...{ address: { value: 'Rheinstr. 4' }, zip: { value: '56068' }, city: { value: 'Koblenz' } },
    ...{ country: { value: 'Germany' }, desiredJobTitle: { value: 'Head Nurse' } },
    linkedinUrl: { value: 'https://www.linkedin.com/in/nora' },
    websiteUrl: { value: 'https://nora.example' },
  });
  expect(resume.experience).toMatchObject([
    {
      ...{ jobTitle: { value: 'Ward Manager' }, companyName: { value: 'Lakeside Clinic' } },
      ...{ startDate: { value: '2020-01' }, endDate: null, isCurrentJob: true },
      description: { value: 'Led twelve nurses\nHalved the waiting time\nR&D' },
      descriptionHtml: expect.stringContaining('<b>twelve</b>') as string,
    },
    {
      ...{ startDate: { value: '2015' }, endDate: { value: '2019-12-31' }, isCurrentJob: false },
      description: { value: 'Dressed wounds\nWrote plans' },
    },
  ]);
  expect(resume.experience[1]).not.toHaveProperty('descriptionHtml');
  expect(resume.skills.map(({ value }) => value)).toEqual(['Excel', 'SAP', 'R', 'Triage', 'Wound care']);
  expect(resume.sections).toMatchObject({
    education: [
      {
        ...{ school: { value: 'Lakeside College' }, degree: { value: 'BSc Nursing' } },
        ...{
          field_of_study: { value: 'Health' },
          end_date: { value: '2014-06' },
          notes: { value: 'Anatomy' },
        },
      },
      { school: { value: 'Hilltop' }, end_date: null, is_expected: { value: true } },
    ],
    languages: [
      { language: { value: 'Swedish' }, cefr: { value: 'native' } },
      { language: { value: 'German' }, level: { value: 'C1' }, cefr: { value: 'C1' } },
      {
        language: { value: 'French' },
        level: {
          value: 'Listening B2, Reading C1, Spoken interaction B1, Spoken production B1, Writing A2',
        },
        cefr: null,
      },
    ],
    certificates: [{ name: { value: 'Driving licence B, C1' } }],
    awards: [
      { title: { value: 'Nurse of the year' } },
      { title: { value: 'On care' }, is_publication: { value: true } },
      { title: { value: 'On pain' }, is_publication: { value: true } },
    ],
  });
});

test('what of a Skills Passport a profile has no place for is left over, and what nobody may ask for is not read', () => {
  const { leftOver } = read(PASSPORT);
  expect(leftOver.map(({ text }) => text)).toEqual([
    'Mrs',
    'Contact: 0261 555014',
    'Employer, ContactInfo, Address, Contact, Municipality: Berlin',
    'Level, Label: EQF 6',
    'Title, Label: Memberships; Description: Nurses’ Union',
    'I speak with patients and families every single day, and I like to listen to them.',
    'Birthdate, Gender, NationalityList',
    'Photo',
  ]);
  expect(JSON.stringify(read(PASSPORT))).not.toMatch(/1990|Female|4AAQ|JVBER/);
});

test('a Candidate of the newer editor becomes the same kind of draft', () => {
  const resume = read(CANDIDATE);
  expect(resume).toMatchObject({
    ...{ source: 'europass', firstName: { value: 'Nora' }, lastName: { value: 'Lindqvist' } },
    ...{ email: { value: 'nora@mail.example' }, phone: { value: '+4915155501470' } },
    ...{ phoneCountryCode: { value: '+49' }, city: { value: 'Koblenz' }, country: { value: 'DE' } },
    ...{
      address: { value: 'Rheinstr. 4' },
      zip: { value: '56068' },
      summary: { value: 'Twenty years of care.' },
    },
    linkedinUrl: { value: 'https://www.linkedin.com/in/nora' },
    websiteUrl: { value: 'https://nora.example' },
  });
  expect(resume.experience).toMatchObject([
    {
      jobTitle: {
        value: 'Ward Manager',
        inWords: 'CandidateProfile, EmploymentHistory, EmployerHistory, PositionHistory 1, PositionTitle',
      },
      ...{ companyName: { value: 'Lakeside Clinic' }, startDate: { value: '2020-01' }, endDate: null },
      ...{ isCurrentJob: true, description: { value: 'Led twelve nurses' } },
    },
    {
      ...{ jobTitle: { value: 'Nurse' }, companyName: { value: 'Lakeside Clinic' }, isCurrentJob: false },
      ...{ startDate: { value: '2015-06-15' }, endDate: { value: '2019-12-31' }, description: null },
    },
  ]);
  expect(resume.skills.map(({ value }) => value)).toEqual(['Excel', 'R', 'SAP', 'Budgets']);
  expect(resume.sections).toMatchObject({
    education: [
      {
        ...{ school: { value: 'Lakeside College' }, degree: { value: 'BSc Nursing' }, field_of_study: null },
        ...{ start_date: { value: '2010-09' }, grade: { value: '1.7' }, notes: { value: 'Anatomy' } },
      },
    ],
    languages: [
      { language: { value: 'Swedish' }, cefr: { value: 'native' } },
      { language: { value: 'German' }, level: { value: 'Listening C1, Writing B2' }, cefr: null },
    ],
    certificates: [
      {
        ...{ name: { value: 'Intensive care' }, issuer: { value: 'Chamber of Nurses' } },
        issued_date: { value: '2016-05' },
      },
      { name: { value: 'Driving licence B' } },
    ],
    projects: [{ name: { value: 'Triage app' }, url: { value: 'https://triage.example' }, end_date: null }],
    volunteering: [
      { organization: { value: 'Red Cross helper', confidence: 0.5 }, end_date: { value: '2013' } },
    ],
    awards: [{ title: { value: 'On care' }, date: { value: '2018' }, is_publication: { value: true } }],
  });
  const left = resume.leftOver.map(({ text }) => text);
  expect(left).toContain('Sailing');
  expect(left).toContain('BirthDate, NationalityCode');
  expect(left.join('\n')).toContain('nora.chat');
  expect(JSON.stringify(resume)).not.toMatch(/1990|Somebody|base64|Template3/);
});

test('languages are named in the language of the document, and a code that nobody knows is doubted', () => {
  const german = read(CANDIDATE.replace('languageCode="en"', 'languageCode="de"'));
  expect(german.sections?.languages?.map(({ language }) => language?.value)).toEqual([
    'Schwedisch',
    'Deutsch',
  ]);
  const unknown = read(CANDIDATE.replace('>deu<', '>qqz<'));
  expect(unknown.sections?.languages?.[1]).toMatchObject({ language: { value: 'qqz', confidence: 0.5 } });
});

test('a personal statement is a summary, and countries have the codes that others know', () => {
  const stated = read(PASSPORT.replace('preferred_job', 'personal_statement'));
  expect(stated).toMatchObject({ desiredJobTitle: null, summary: { value: 'Head Nurse' } });
  expect(read(CANDIDATE.replaceAll('>de<', '>el<')).country?.value).toBe('GR');
});

test('text of other encodings is read by what the file states, and in CDATA as it stands', () => {
  const named = (encoding: string) =>
    PASSPORT.replace('UTF-8', encoding).replace('>Lindqvist<', '>Lindström<').replace('’', "'");
  for (const file of [
    Buffer.from(named('ISO-8859-1'), 'latin1'),
    Buffer.from(`\ufeff${named('UTF-8')}`),
    Buffer.from(`\ufeff${named('UTF-16')}`, 'utf16le'),
    Buffer.from(named('UTF-16'), 'utf16le'),
  ]) {
    expect(readEuropass(file).lastName?.value).toBe('Lindström');
  }
  const cdata = PASSPORT.replace('Dressed wounds', '<![CDATA[<p>R&amp;D &lt;3</p>]]>').replace(
    '- Wrote plans',
    '',
  );
  expect(read(cdata).experience[1]?.description?.value).toBe('R&D <3');
});

test('a file is known as XML by how it begins, in any time but a long one', () => {
  const typeOf = (text: string) => findDocumentType(Buffer.from(text));
  for (const text of [
    ...[PASSPORT, CANDIDATE, `\ufeff${PASSPORT}`, PASSPORT.slice(PASSPORT.indexOf('<SkillsPassport'))],
    ...['<!-- by hand --> <Candidate xmlns="x">', '<!DOCTYPE lolz [<!ENTITY a "b">]>', '<e:SkillsPassport/>'],
    ...['<europass:learnerinfo>', '<?xml version="1.0"?><svg/>'],
  ]) {
    expect(typeOf(text)).toBe('europass');
  }
  expect(findDocumentType(Buffer.from(PASSPORT, 'utf16le'))).toBe('europass');
  for (const text of ['<!doctype  html><html>', '<html>', '<Candidates>', 'Candidate', '', '<'])
    expect(typeOf(text)).toBeNull();
  const started = process.cpuUsage();
  for (const text of ['<!-- -->', '<!--', '<!-- --> ', '<', ' ', '<!---->']) typeOf(text.repeat(1_000));
  expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
});

describe('XML that lies or breaks', () => {
  const refuse = (file: Uint8Array | string): string => {
    try {
      readEuropass(Buffer.from(file));
    } catch (error) {
      if (error instanceof ResumeError) return `${error.code}: ${error.message}`;
      return error instanceof Error ? error.message : 'thrown';
    }
    return 'read';
  };
  const passport = (inside: string) =>
    `<SkillsPassport><LearnerInfo>${inside}</LearnerInfo></SkillsPassport>`;

  test('is refused when it declares anything, in one place or in another', () => {
    const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
      '',
    );
    for (const xml of [
      `<!DOCTYPE x [<!ENTITY l0 "lol">${laughs}]>${passport('<Headline>&l9;</Headline>')}`,
      `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${passport('&f;')}`,
      `<!DOCTYPE SkillsPassport SYSTEM "http://elsewhere.example/a.dtd">${passport('')}`,
      `<!--${' '.repeat(5_000)}--><!DOCTYPE x>${passport('')}`,
    ]) {
      expect(refuse(xml)).toMatch(/^damaged: This XML file declares entities/);
      expect(refuse(Buffer.from(`\ufeff${xml}`, 'utf16le'))).toMatch(/^damaged: This XML file declares/);
    }
  });

  test('is refused when its bytes are not what it says they are', () => {
    for (const file of [
      Buffer.from(PASSPORT.replace('>Nora<', '>Zoë<'), 'latin1'),
      PASSPORT.replace('UTF-8', 'UTF-7'),
      PASSPORT.replace('UTF-8', 'UTF-16'),
      PASSPORT.replace('UTF-8', 'none-such'),
    ]) {
      expect(refuse(file)).toMatch(/^damaged: This XML file is not written in the encoding/);
    }
  });

  test('is refused when it is no Europass, an old one, too deep, too long, of too many parts or cut', () => {
    expect(refuse('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')).toMatch(
      /^not-pdf: This XML file is no Europass/,
    );
    expect(refuse('<europass:learnerinfo xmlns:europass="x"/>')).toMatch(
      /^not-pdf: This is an Europass file of a kind from before/,
    );
    const deep = (depth: number) => passport(`${'<a>'.repeat(depth)}x${'</a>'.repeat(depth)}`);
    for (const depth of [30, 190, 5_000, 100_000]) expect(refuse(deep(depth))).toMatch(/^too-complex/);
    expect(refuse(passport(`<Headline>${'x'.repeat(400_001)}</Headline>`))).toMatch(/^too-complex/);
    expect(refuse(passport('<a>x</a>'.repeat(20_001)))).toMatch(/^too-complex/);
    expect(refuse(PASSPORT.slice(0, 2_000))).toMatch(/^no XML/);
  });

  test('with elements where texts belong, or texts in their place, loses nothing and makes nothing up', () => {
    const odd = passport(
      '<Identification><PersonName><FirstName><a>Ada</a></FirstName></PersonName></Identification>' +
        '<WorkExperienceList>words</WorkExperienceList><EducationList><Education>School</Education></EducationList>' +
        '<Skills>many</Skills><Headline>Head</Headline><toString>Bob</toString>',
    );
    const resume = read(odd);
    expect(resume).toMatchObject({ firstName: null, experience: [], skills: [], desiredJobTitle: null });
    const left = resume.leftOver.map(({ text }) => text).join('\n');
    for (const word of ['Ada', 'words', 'School', 'many', 'Head', 'Bob']) expect(left).toContain(word);
    expect(refuse(passport('<__proto__><x>Eve</x></__proto__>'))).toMatch(/Invalid name/);
    expect(({} as { x?: string }).x).toBeUndefined();
  });
});
