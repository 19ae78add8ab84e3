import { describe, expect, test } from 'vitest';
import { ResumeError } from '../resume-error.ts';
import { readJsonResume } from './json/read-json-resume.ts';

const read = (json: unknown) => readJsonResume(Buffer.from(JSON.stringify(json)));
const refuse = (file: Uint8Array | string): string => {
  try {
    readJsonResume(Buffer.from(file));
  } catch (error) {
    if (error instanceof ResumeError) return error.code;
    throw error;
  }
  return 'read';
};

test('JSON Resume of another program is read, and what a profile has no place for is left over', () => {
  const resume = read({
    basics: {
      ...{
        name: 'Nora van der Berg',
        label: 'Head Nurse',
        email: 'nora@mail.example',
        phone: '(303) 555-0147',
      },
      ...{ summary: 'Twenty years of care.', image: '', url: 'https://nora.example' },
      location: { city: 'Denver', countryCode: 'US', region: 'CO' },
      profiles: [
        { network: 'GitHub', username: 'nora', url: 'https://github.com/nora' },
        { network: 'LinkedIn', username: 'nora', url: 'https://www.linkedin.com/in/nora' },
      ],
    },
    work: [
      {
        ...{ name: 'Lakeside Clinic', position: 'Head Nurse', startDate: '2019-06-14', location: 'Denver' },
        ...{ summary: 'Led <twelve> nurses.', highlights: ['Halved the waiting time'] },
      },
      { company: 'City Hospital', position: 'Nurse', startDate: 'June 2015', endDate: '2018' },
    ],
    education: [{ institution: 'Lakeside College', studyType: 'BSc', courses: ['Anatomy', 'Ethics'] }],
    skills: [{ name: 'Care', level: 'Master', keywords: ['Triage', 'Wound care'] }, 'Teaching'],
  });
  expect(resume).toMatchObject({
    ...{ source: 'json-resume', pages: [], desiredJobTitle: { value: 'Head Nurse' } },
    firstName: { value: 'Nora', confidence: 0.75, inWords: 'basics, name' },
    ...{ lastName: { value: 'van der Berg' }, phone: { value: '+13035550147' } },
    ...{ phoneCountryCode: { value: '+1' }, city: { value: 'Denver' }, state: { value: 'CO' } },
    ...{
      linkedinUrl: { value: 'https://www.linkedin.com/in/nora' },
      websiteUrl: { value: 'https://nora.example' },
    },
  });
  expect(resume.experience).toMatchObject([
    {
      jobTitle: { value: 'Head Nurse', inWords: 'work 1, position' },
      ...{ startDate: { value: '2019-06-14' }, endDate: null, isCurrentJob: true },
      description: { value: 'Led <twelve> nurses.\nHalved the waiting time' },
      descriptionHtml: '<p>Led &lt;twelve&gt; nurses.</p><ul><li>Halved the waiting time</li></ul>',
    },
    {
      ...{ companyName: { value: 'City Hospital' }, startDate: { value: '2015-06' } },
      ...{ endDate: { value: '2018' }, isCurrentJob: false, description: null },
    },
  ]);
  expect(resume.skills.map(({ value }) => value)).toEqual(['Care', 'Triage', 'Wound care', 'Teaching']);
  expect(resume.leftOver.map(({ inWords, text }) => [inWords, text])).toEqual([
    ['basics, profiles 1', 'network: GitHub; username: nora; url: https://github.com/nora'],
    ['basics, profiles 2', 'username: nora'],
    ['work 1', 'location: Denver'],
    ['skills 1', 'level: Master'],
  ]);
});

test('all sections of JSON Resume that a profile has become entries, each value with where it stands', () => {
  const { summary, sections, leftOver } = read({
    basics: { name: 'Nora Quist', summary: 'Twenty years of care.' },
    education: [
      {
        ...{
          institution: 'Lakeside',
          studyType: 'BSc',
          area: 'Nursing',
          startDate: '2008',
          endDate: 'May 2012',
        },
        ...{ score: '3.8', courses: ['Anatomy', 'Ethics'] },
      },
      { institution: 'Hilltop', endDate: 'Expected June 2027' },
    ],
    languages: [
      { language: 'Dutch', fluency: 'Native speaker' },
      { language: 'German', fluency: 'verhandlungssicher (C1)' },
    ],
    certificates: [{ name: 'RN', issuer: 'Colorado', date: '2012-05-01' }],
    projects: [{ name: 'Triage', description: 'An app', highlights: ['Made it'], roles: ['Lead', 'Author'] }],
    volunteer: [{ organization: 'Red Cross', position: 'Helper', startDate: '2015', summary: 'Helped' }],
    awards: [{ title: 'Nurse of the year', awarder: 'State', date: '2019' }],
    publications: [{ name: 'On care', publisher: 'Journal', releaseDate: '2020-07' }],
    references: [{ name: 'Dr X', reference: 'Good' }],
  });
  expect(summary).toMatchObject({ value: 'Twenty years of care.', inWords: 'basics, summary' });
  expect(sections).toMatchObject({
    education: [
      {
        ...{ school: { value: 'Lakeside', inWords: 'education 1, institution' }, degree: { value: 'BSc' } },
        ...{ field_of_study: { value: 'Nursing' }, end_date: { value: '2012-05' }, grade: { value: '3.8' } },
        notes: { value: 'Anatomy\nEthics' },
      },
      { school: { value: 'Hilltop' }, end_date: { value: '2027-06' }, is_expected: { value: true } },
    ],
    languages: [
      { language: { value: 'Dutch' }, level: { value: 'Native speaker' }, cefr: { value: 'native' } },
      { language: { value: 'German' }, cefr: { value: 'C1' } },
    ],
    certificates: [{ name: { value: 'RN' }, issued_date: { value: '2012-05-01' } }],
    projects: [{ description: { value: 'An app\nMade it' }, role: { value: 'Lead, Author' } }],
    volunteering: [{ organization: { value: 'Red Cross' }, role: { value: 'Helper' } }],
    awards: [
      { issuer: { value: 'State' } },
      { title: { value: 'On care' }, is_publication: { value: true } },
    ],
  });
  expect(leftOver.map(({ inWords }) => inWords)).toEqual(['references 1']);
});

test.each([
  [{ name: 'Stone, Ada' }, 'Ada', 'Stone'],
  [{ name: 'de la Cruz, Ana María' }, 'Ana María', 'de la Cruz'],
  [{ name: 'Ada Stone, PhD' }, 'Ada', 'Stone'],
])('the name of %j is told apart', (basics, first, last) => {
  const { firstName, lastName } = read({ basics });
  expect([firstName?.value, lastName?.value]).toEqual([first, last]);
});

test('a profile without an address is found by its name, and a text may stand for a list', () => {
  const resume = read({
    basics: {
      ...{ name: 'Ada Stone', location: 'Denver, CO' },
      profiles: [{ network: 'linkedin', username: 'adastone' }],
    },
    work: [{ name: 'Acme', position: 'Buyer', startDate: '2019', highlights: '• Bought steel\n• Cut cost' }],
    skills: [{ name: 'Tools', keywords: 'Excel, SAP (FI, CO)' }],
  });
  expect(resume.linkedinUrl?.value).toBe('https://www.linkedin.com/in/adastone');
  expect([resume.city?.value, resume.state?.value]).toEqual(['Denver', 'CO']);
  expect(resume.skills.map(({ value }) => value)).toEqual(['Tools', 'Excel', 'SAP (FI, CO)']);
  expect(resume.experience[0]?.description?.value).toBe('Bought steel\nCut cost');
  expect(resume.leftOver).toEqual([]);
});

test('what our own export says besides counts only while the format’s own fields agree', () => {
  const own = {
    profile_name: 'Days',
    first_name: 'Ada María',
    last_name: 'Nguyễn',
    phone_country_code: '+49',
    phone: '170 5550147',
  };
  const work = (summary: string) => [
    {
      name: 'A',
      position: 'B',
      startDate: '2019-01-31',
      summary,
      x_firsthand: { description: '<p>Led <em>it</em></p>', is_current_job: false },
    },
  ];
  const kept = read({
    basics: { name: 'Ada María Nguyễn', phone: '+49 170 5550147', x_firsthand: own },
    work: work('Led it'),
  });
  expect(kept).toMatchObject({
    ...{ firstName: { value: 'Ada María' }, lastName: { value: 'Nguyễn' }, profileName: { value: 'Days' } },
    ...{ phone: { value: '+49170 5550147' }, phoneCountryCode: { value: '+49' }, leftOver: [] },
    experience: [{ descriptionHtml: '<p>Led <em>it</em></p>', isCurrentJob: false }],
  });
  const changed = read({
    basics: { name: 'Ada Smith', phone: '+49 170 5550148', x_firsthand: own },
    work: work('Led all'),
  });
  expect(changed).toMatchObject({
    ...{ firstName: { value: 'Ada' }, lastName: { value: 'Smith' }, phone: { value: '+491705550148' } },
    experience: [{ descriptionHtml: '<p>Led all</p>' }],
  });
});

describe('a JSON file that lies or breaks', () => {
  test('with every field wrong loses nothing and makes nothing up', () => {
    const odd = [null, 7, true, [], ['x'], { a: 'b' }];
    for (const value of odd) {
      const resume = read({
        basics: {
          name: value,
          label: value,
          email: value,
          phone: value,
          url: value,
          location: value,
          profiles: value,
          x_firsthand: value,
        },
        work: [
          value,
          {
            name: value,
            position: value,
            startDate: value,
            endDate: value,
            summary: value,
            highlights: value,
          },
        ],
        ...{ skills: value, education: value },
      });
      expect(resume).toMatchObject({ firstName: null, phone: null, websiteUrl: null, source: 'json-resume' });
    }
    const { leftOver } = read({ basics: { name: 7, email: { at: 'example' } } });
    expect(leftOver).toMatchObject([
      { inWords: 'basics, name', text: '7', reason: 'The format has a text here.' },
      { inWords: 'basics, email, at', text: 'example' },
    ]);
  });

  test('with keys of prototypes changes no prototype and reads none', () => {
    const resume = readJsonResume(
      Buffer.from(
        '{"basics":{"__proto__":{"name":"Eve"},"constructor":{"prototype":{"email":"e@x.org"}}},"work":{"__proto__":[]}}',
      ),
    );
    expect(resume).toMatchObject({ firstName: null, email: null });
    expect(resume.leftOver.map(({ text }) => text)).toEqual(['Eve', 'e@x.org']);
    expect(({} as { name?: string }).name).toBeUndefined();
  });

  test('is refused when it is cut, no resume, too deep, too long or of too many parts', () => {
    expect(refuse('{"basics":{"name":"Ada"')).toBe('damaged');
    expect(refuse('{}')).toBe('not-pdf');
    expect(refuse('{"basics":"Ada","work":7}')).toBe('not-pdf');
    expect(refuse('{"name":"a package","version":"1.0.0"}')).toBe('not-pdf');
    expect(refuse(`{"basics":${'['.repeat(200_000)}${']'.repeat(200_000)}}`)).toBe('too-complex');
    expect(refuse(`{"basics":{"name":"Ada"},"work":${'[{"a":'.repeat(5_000)}1${'}]'.repeat(5_000)}}`)).toBe(
      'too-complex',
    );
    expect(refuse(JSON.stringify({ basics: { summary: 'x'.repeat(400_001) } }))).toBe('too-complex');
    expect(refuse(JSON.stringify({ skills: Array.from({ length: 20_001 }, () => 'x') }))).toBe('too-complex');
  });

  test('of another encoding is read all the same', () => {
    const text = JSON.stringify({ basics: { name: 'Ada Łukasz' } });
    for (const file of [Buffer.from(`\ufeff${text}`), Buffer.from(`\ufeff${text}`, 'utf16le')]) {
      expect(readJsonResume(file).lastName?.value).toBe('Łukasz');
    }
  });
});
