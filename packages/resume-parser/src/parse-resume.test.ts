import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './words/clean-text.ts';
import { parseResume } from './parse-resume.ts';
import type { ReadPage } from './page.ts';
import { ARRANGEMENTS, drawResume, type Arrangement, type DrawnPerson } from './testing/draw-resume.ts';
import { writePdf } from './testing/write-pdf.ts';
import { toResume } from './to-resume.ts';

const ZOE: DrawnPerson = {
  name: 'Zoë van der Linden',
  contact: ['zoe.vdl@example.org', '+49 30 901820 17', '10969 Berlin', 'linkedin.com/in/zoe-vdl'],
  headings: { experience: 'Berufserfahrung', education: 'Ausbildung', skills: 'Kenntnisse' },
  jobs: [
    {
      title: 'Projektleiterin',
      company: 'Brückner Anlagenbau GmbH',
      dates: 'seit 03/2020',
      points: ['Leitung eines Teams'],
    },
    {
      title: 'Sachbearbeiterin',
      company: 'Stadtwerke Auental',
      dates: '06/2014 – 02/2020',
      points: ['Betreuung der Kunden', 'Schulung neuer Kollegen'],
    },
  ],
  skills: ['SAP R/3', 'Excel', 'Verhandlung', 'C#'],
  education: 'Hochschule Weserbergland',
};

test.each(ARRANGEMENTS)('a German resume set %s is read whole', async (arrangement) => {
  const resume = await parseResume(writePdf([drawResume(ZOE, arrangement)]));
  expect(resume).toMatchObject({
    language: 'de',
    firstName: { value: 'Zoë' },
    lastName: { value: 'van der Linden' },
    email: { value: 'zoe.vdl@example.org' },
    phone: { value: '+493090182017' },
    phoneCountryCode: { value: '+49' },
    city: { value: 'Berlin' },
    zip: { value: '10969' },
    linkedinUrl: { value: 'linkedin.com/in/zoe-vdl' },
  });
  expect(resume.skills.map(({ value }) => value)).toEqual(ZOE.skills);
  expect(
    resume.experience.map((entry) => [
      entry.jobTitle?.value,
      entry.companyName?.value,
      entry.startDate?.value,
      entry.endDate?.value ?? null,
      entry.isCurrentJob,
      entry.description?.value,
    ]),
  ).toEqual([
    ['Projektleiterin', 'Brückner Anlagenbau GmbH', '2020-03', null, true, 'Leitung eines Teams'],
    [
      'Sachbearbeiterin',
      'Stadtwerke Auental',
      '2014-06',
      '2020-02',
      false,
      'Betreuung der Kunden\nSchulung neuer Kollegen',
    ],
  ]);
  // Nothing is listed whose words all became values: not the contact lines, not the positions.
  expect(resume.leftOver).toEqual([]);
  expect(resume.sections?.education?.map(({ school }) => school?.value)).toEqual([
    'Hochschule Weserbergland',
  ]);
});

/** The page as the reader would give it, without the way through a file. */
function toPage({ texts, links = [] }: ReturnType<typeof drawResume>): ReadPage {
  const items = texts.map(({ text, x, y, size = 10, isBold = false }) => ({
    text,
    x,
    y,
    size,
    width: text.length * size * 0.5,
    isTurned: false,
    font: isBold ? 'Any-Bold' : 'Any',
    colour: '#000000',
  }));
  return { width: 595, height: 842, items, links, rules: [], isDrawn: false };
}

const word = fc.stringMatching(/^[A-Z][a-zéüñø]{2,9}$/);
const words = (most: number): fc.Arbitrary<string> =>
  fc.array(word, { minLength: 1, maxLength: most }).map((list) => list.join(' '));
const person: fc.Arbitrary<DrawnPerson> = fc.record({
  name: words(4),
  contact: fc.array(
    fc.oneof(fc.emailAddress(), fc.webUrl(), fc.stringMatching(/^\+?[0-9 ()-]{5,18}$/), words(3)),
    { maxLength: 5 },
  ),
  headings: fc.constantFrom(ZOE.headings, {
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
  }),
  jobs: fc.array(
    fc.record({
      title: words(3),
      company: words(3),
      dates: fc.constantFrom('2019 – 2021', 'May 2018 – present', '06/2012', 'Summer 2015'),
      points: fc.array(words(8), { maxLength: 3 }),
    }),
    { maxLength: 4 },
  ),
  skills: fc.array(fc.oneof(words(2), fc.string({ minLength: 1, maxLength: 12 })), { maxLength: 8 }),
  education: words(5),
});

const toWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

describe('on any document', () => {
  const documents = fc.tuple(person, fc.constantFrom<Arrangement>(...ARRANGEMENTS));

  test('no value has a word that the document does not have', () => {
    fc.assert(
      fc.property(documents, ([made, arrangement]) => {
        const page = drawResume(made, arrangement);
        const document = fold(page.texts.map(({ text }) => text).join(' ')).replace(/[^\p{L}\p{N}]/gu, '');
        const resume = toResume([toPage(page)]);
        const { firstName, lastName, email, address, city, state, zip, country, linkedinUrl, websiteUrl } =
          resume;
        const values = [
          ...[firstName, lastName, email, address, city, state, zip, country, linkedinUrl, websiteUrl],
          ...resume.skills,
          ...resume.experience.flatMap((entry) => [entry.jobTitle, entry.companyName, entry.description]),
        ];
        for (const value of values) {
          for (const each of toWords(value?.value ?? '')) expect(document).toContain(each);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('every word is in a value, in a heading or left over', () => {
    fc.assert(
      fc.property(documents, ([made, arrangement]) => {
        const page = drawResume(
          { ...made, contact: [], skills: made.skills.filter((skill) => /^[A-Za-z ]+$/.test(skill)) },
          arrangement,
        );
        const resume = toResume([toPage(page)]);
        const { experience, headings } = { ...made, experience: resume.experience };
        const kept = new Set(
          [
            ...Object.values(headings),
            ...resume.leftOver.map(({ text }) => text),
            ...resume.skills.map(({ value }) => value),
            ...experience.flatMap((entry) =>
              [entry.jobTitle, entry.companyName, entry.description].map((found) => found?.value ?? ''),
            ),
            ...[
              resume.firstName,
              resume.lastName,
              resume.city,
              resume.country,
              resume.state,
              resume.address,
            ].map((found) => found?.value ?? ''),
          ].flatMap(toWords),
        );
        const names = [
          made.education,
          ...made.jobs.flatMap(({ title, company, points }) => [title, company, ...points]),
        ];
        for (const each of names.flatMap(toWords)) expect([...kept]).toContain(each);
      }),
      { numRuns: 100 },
    );
  });

  test('right-to-left letters, emoji and empty pages do no harm', () => {
    const page = toPage({
      texts: ['مريم حداد', '🎉🎉 Party 🎉', 'היי', '٢٠١٩ – ٢٠٢١'].map((text, index) => ({
        text,
        x: 50,
        y: 50 + index * 20,
      })),
    });
    expect(toResume([page, toPage({ texts: [] })]).leftOver.map(({ text }) => text)).toContain(
      '🎉🎉 Party 🎉',
    );
  });
});
