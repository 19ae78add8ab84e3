import { RESUME_LANGUAGES, jsonResumeSchema, type SectionEntries } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { listPrinted, listPrintedLinks } from '../printed-pieces.ts';
import { aProfile } from '../testing/a-profile.ts';
import { toJsonResume } from '../to-json-resume.ts';
import { toSetResume } from '../to-set-resume.ts';
import { RESUME_WORDS } from '../words/resume-words.ts';
import { ALL_SECTIONS } from '../testing/all-sections.ts';

const DESIGNS = ['one-column', 'two-columns'] as const;
const setOf = (sections: SectionEntries, summary: string | null = null) =>
  toSetResume(toJsonResume(aProfile({ sections, summary })));

test('a summary and every section become JSON Resume, points as highlights', () => {
  const resume = toJsonResume(aProfile({ summary: 'I build.\nI mend.', sections: ALL_SECTIONS }));
  expect(resume.basics.summary).toBe('I build.\nI mend.');
  expect(resume).toMatchObject({
    education: [
      {
        ...{ institution: 'ETH Zürich', studyType: 'MSc', area: 'Computer Science', score: '5.6' },
        ...{ startDate: '2019-09', endDate: '2027-06', courses: ['Thesis on queues', 'Taught algebra'] },
        x_firsthand: { is_expected: true },
      },
    ],
    languages: [
      { language: 'German', fluency: 'Native speaker' },
      { language: 'French', fluency: 'Fluent (C1)' },
      { language: 'Dutch', fluency: 'B1 since school' },
      { language: 'Latin' },
    ],
    certificates: [
      {
        ...{ name: 'Registered Nurse', issuer: 'Board of Nursing', date: '2021-05' },
        x_firsthand: { number: 'RN-4711', state: 'CA', valid_until: '2027-05' },
      },
    ],
    projects: [
      {
        ...{ name: 'Atlas', roles: ['Maintainer'], url: 'https://example.com/atlas', startDate: '2020' },
        highlights: ['Maps of towns', 'Used by ten cities'],
      },
    ],
    volunteer: [{ organization: 'Food Bank', position: 'Driver', summary: 'Drove a van.' }],
    awards: [{ title: 'Best Paper', awarder: 'VLDB', x_firsthand: { url: 'https://example.com/prize' } }],
    publications: [{ name: 'On Queues', publisher: 'ACM', releaseDate: '2022-03-01' }],
  });
  expect(jsonResumeSchema.parse(JSON.parse(JSON.stringify(resume)))).toEqual(resume);
});

test('a profile without them is the document that it was', () => {
  const resume = toJsonResume(aProfile());
  expect(Object.keys(resume)).toEqual(['$schema', 'basics', 'work', 'skills', 'meta']);
  expect(resume.meta).toEqual({ version: 'v1.0.0' });
  expect(resume.basics).not.toHaveProperty('summary');
});

test.each(DESIGNS)('%s prints all that is in them', (design) => {
  const resume = toJsonResume(aProfile({ summary: 'I build.', sections: ALL_SECTIONS }));
  const printed = listPrinted(resume, { design, withNumbers: true });
  const words = [
    ...['Summary', 'I build.', 'Education', 'ETH Zürich', 'Sep 2019 – Jun 2027 (expected)'],
    ...['MSc, Computer Science', 'Grade 5.6', 'Thesis on queues', 'French: Fluent (C1)', 'Latin'],
    ...[
      'Registered Nurse',
      'May 2021',
      'Board of Nursing',
      'No. RN-4711',
      'valid in CA',
      'valid until May 2027',
    ],
    ...['Atlas', 'from 2020', 'Maintainer', 'example.com/atlas', 'Maps of towns', 'Driver', 'Food Bank'],
    ...['Best Paper', 'VLDB', 'On Queues', 'ACM', 'Mar 2022'],
  ];
  expect(printed).toEqual(expect.arrayContaining(words));
  expect(listPrintedLinks(resume)).toEqual(
    expect.arrayContaining(['https://example.com/atlas', 'https://example.com/prize']),
  );
});

test('what is not finished and has no end says so', () => {
  const [school] = ALL_SECTIONS.education;
  const datesOf = (changes: object) =>
    setOf({ ...ALL_SECTIONS, education: [{ ...school!, ...changes }] }).sections[0]?.entries[0]?.dates;
  expect(datesOf({ end_date: null })).toBe('Sep 2019 – Present');
  expect(datesOf({ end_date: null, start_date: null })).toBe('in progress');
  expect(datesOf({ is_expected: false, end_date: '2020' })).toBe('Sep 2019 – 2020');
});

test.each([
  ['de', 'Ich leite die Pflege mit einem Team von zwölf Leuten und bin seit 2015 bei der Klinik.'],
  ['fr', 'Je dirige une équipe de soins depuis 2015, avec des stages et du travail pour les patients.'],
  ['es', 'Desarrollo de los proyectos para las personas mayores, con una del equipo y los pacientes.'],
  ['it', 'Ho lavorato con gli anziani per una clinica della regione e il pronto soccorso con la squadra.'],
  ['pt', 'Trabalho com os pacientes e uma equipa para os idosos, não só com desenvolvimento da clínica.'],
  ['nl', 'Ik leid het team van de kliniek met een collega en werk voor het ziekenhuis bij de stad.'],
  ['sv', 'Jag arbetar med att leda ett team och att utbilda en grupp av nya på kliniken för barn.'],
] as const)('the headings of a resume in %s are in that language', (language, summary) => {
  const set = setOf(ALL_SECTIONS, summary);
  const words = RESUME_WORDS[language];
  expect(set.language).toBe(language);
  expect(set.sections.map(({ heading }) => heading)).toEqual([
    ...[words.education, words.projects, words.volunteering, words.certificates],
    ...[words.awards, words.publications],
  ]);
  expect(set.work[0]?.dates).toBe(`${words.months[2]} 2021 – ${words.present}`);
  expect(set.languages[0]).toBe(`German: ${words.native}`);
});

test('every language has twelve months, and a document that names none is English', () => {
  for (const language of RESUME_LANGUAGES) expect(RESUME_WORDS[language].months).toHaveLength(12);
  expect(setOf(ALL_SECTIONS).words.education).toBe('Education');
});
