import { parseResume, type ParsedResume } from '@firsthand/resume-parser';
import {
  openResumeMaker,
  toJsonResume,
  type ResumeFormat,
  type ResumeProfile,
} from '@firsthand/resume-writer';
import { CEFR_LEVELS, RESUME_DESIGNS, RESUME_PAPERS, type SectionEntries } from '@firsthand/contracts';
import { toSetResume } from '@firsthand/resume-writer/printed';
import fc from 'fast-check';
import { typeset } from '../../../../../../packages/resume-writer/src/pdf/typeset.ts';
import { afterAll, expect, test } from 'vitest';
import { toProfileSections } from '../../../models/profile-sections.view.ts';
import { toResumeDraft } from '../resume/resume-draft.ts';
import { cleanRichText } from '@firsthand/markup';

/** `FIRSTHAND_ROUND_TRIPS=200 npx vitest run …` for more. */
const RUNS = Number(process.env['FIRSTHAND_ROUND_TRIPS'] ?? 3);
const NOW = new Date('2026-11-25T12:00:00Z');
const maker = openResumeMaker();
afterAll(() => maker.close());

const WORDS = [
  ...[
    'Led',
    'a',
    'team',
    'of',
    '12',
    'C++',
    'C#',
    'R&D',
    '“fine”',
    "l'été",
    'naïve',
    '–',
    '100%',
    '<b>',
    '$x$',
    '#let',
    '*',
    '_',
    '`',
    '\\',
  ],
  ...[
    'Nguyễn',
    'Łódź',
    'Straße',
    'Κόστος',
    'Планирование',
    'データ',
    '分析',
    'إدارة',
    'المشاريع',
    'מערכות',
    'שלום',
    '🎉',
    'office',
    'e-mail',
    '3.5',
    'a/b',
  ],
];
const word = fc.constantFrom(...WORDS);
const line = (most: number) =>
  fc.array(word, { minLength: 1, maxLength: most }).map((words) => words.join(' '));
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const inline = fc
  .tuple(
    line(14).map(escape),
    fc.constantFrom('', 'strong', 'em', 'a href="https://example.com/a?b=c"'),
    line(4).map(escape),
  )
  .map(([text, tag, more]) =>
    tag === '' ? text : `${text} <${tag}>${more}</${tag.split(' ')[0] ?? ''}> ${text}`,
  );
const points = fc
  .tuple(
    fc.constantFrom('ul', 'ol'),
    fc.array(inline, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('ul', 'ol'),
    orNull(inline),
  )
  .map(([tag, items, below, nested]) => {
    const inner = nested === null ? '' : `<${below}><li>${nested}</li></${below}>`;
    return `<${tag}>${items.map((item) => `<li>${item}${inner}</li>`).join('')}</${tag}>`;
  });
const description = fc
  .array(
    fc.oneof(
      inline.map((text) => `<p>${text}</p>`),
      points,
    ),
    { maxLength: 6 },
  )
  .map((blocks) => cleanRichText(blocks.join('')));

const entry = fc
  .record({
    job_title: line(6),
    company_name: line(4),
    start: day,
    end: day,
    is_current_job: fc.boolean(),
    description,
  })
  .map(({ start, end, ...fields }) => {
    const [start_date = start, last = end] = [start, end].sort();
    return { ...fields, start_date, end_date: fields.is_current_job ? null : last };
  });

const month = day.chain((date) => fc.constantFrom(date, date.slice(0, 7), date.slice(0, 4)));
const period = fc.tuple(orNull(month), orNull(month)).map(([one, other]) => {
  if (one === null || other === null) return { start_date: one, end_date: other };
  const [start_date = one, end_date = other] = [one, other].sort();
  return { start_date, end_date };
});
const text = orNull(fc.array(line(8), { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')));
const url = orNull(fc.constantFrom('https://example.com/a-b', 'http://example.org/talks?y=2020'));
const withPeriod = <Entry>(fields: fc.Arbitrary<Entry>) =>
  fc.tuple(fields, period).map(([entry, dates]) => ({ ...entry, ...dates }));
const few = <Entry>(fields: fc.Arbitrary<Entry>) => fc.array(fields, { maxLength: 3 });
const award = fc.record({
  ...{ title: line(5), issuer: orNull(line(3)), is_publication: fc.boolean() },
  ...{ date: orNull(month), url, description: text },
});
const sections: fc.Arbitrary<SectionEntries> = fc.record({
  education: few(
    withPeriod(
      fc.record({
        ...{ school: line(4), degree: orNull(line(3)), field_of_study: orNull(line(3)) },
        ...{ is_expected: fc.boolean(), grade: orNull(fc.constantFrom('1.3', '3.8/4.0')), notes: text },
      }),
    ),
  ),
  languages: few(
    fc.record({
      language: fc.constantFrom('Deutsch', 'French', '日本語'),
      level: orNull(fc.constantFrom('fluent', 'B2 (Goethe)', 'Muttersprache')),
      cefr: orNull(fc.constantFrom(...CEFR_LEVELS)),
    }),
  ),
  certificates: few(
    fc
      .record({
        ...{ name: line(4), issuer: orNull(line(3)), number: orNull(fc.constantFrom('RN-123', '4711')) },
        ...{ state: orNull(fc.constantFrom('CA', 'Berlin')), period },
      })
      .map(({ period: { start_date, end_date }, ...fields }) => ({
        ...{ ...fields, issued_date: start_date, valid_until: end_date },
      })),
  ),
  projects: few(withPeriod(fc.record({ name: line(4), role: orNull(line(2)), url, description: text }))),
  volunteering: few(
    withPeriod(fc.record({ organization: line(4), role: orNull(line(2)), description: text })),
  ),
  awards: few(award),
});

const profile: fc.Arbitrary<ResumeProfile> = fc.record({
  profile_name: line(3),
  desired_job_title: orNull(line(4)),
  first_name: fc.constantFrom('Ada', 'Ada María', 'Žofie', '太郎'),
  last_name: orNull(fc.constantFrom('Lovelace', 'van der Berg', 'Nguyễn', 'O’Neill-Smith', 'Юрьева')),
  email: orNull(
    fc.constantFrom('ada@example.com', 'a.very.long.address.of.somebody+jobs@subdomain.example.org'),
  ),
  ...{
    phone_country_code: orNull(fc.constantFrom('+49', '+1')),
    phone: orNull(fc.constantFrom('170 5550147', '(303) 555-0147')),
  },
  ...{
    address: orNull(line(4)),
    city: orNull(line(2)),
    state: orNull(line(1)),
    zip: orNull(fc.constantFrom('10178', 'SW1A 1AA')),
  },
  country: orNull(fc.constantFrom('US', 'DE', 'GB')),
  linkedin_url: orNull(
    fc.constantFrom('https://www.linkedin.com/in/ada', 'https://linkedin.com/in/zo%C3%AB/'),
  ),
  website_url: orNull(fc.constantFrom('https://ada.example.com', 'http://example.org/~ada?x=1')),
  skills: fc
    .uniqueArray(line(3), { maxLength: 50 })
    .map((names) => names.map((skill_name) => ({ skill_name }))),
  experience: fc.array(entry, { maxLength: 5 }),
  summary: text,
  sections,
});

/** What an import makes of a file, as far as a resume shows it. */
function toProfile(parsed: ParsedResume): ResumeProfile {
  const { fields, skills, experience, entries } = toResumeDraft(parsed, NOW);
  const none = {
    first_name: null,
    last_name: null,
    email: null,
    phone_country_code: null,
    phone: null,
    address: null,
  };
  return {
    ...{ ...none, city: null, state: null, zip: null, country: null, linkedin_url: null, website_url: null },
    ...{ desired_job_title: null, summary: null, profile_name: parsed.profileName?.value ?? '' },
    ...(fields as Partial<ResumeProfile>),
    skills: skills.map((skill_name) => ({ skill_name })),
    experience,
    sections: toProfileSections(entries),
  };
}

test('a profile comes back from its PDF, its Word document and its JSON Resume as it was', async () => {
  const looks = fc.record({
    design: fc.constantFrom(...RESUME_DESIGNS),
    paper: fc.constantFrom(...RESUME_PAPERS),
  });
  await fc.assert(
    fc.asyncProperty(profile, looks, async (given, look) => {
      const resume = toJsonResume(given);
      for (const kind of ['pdf', 'docx', 'json'] satisfies ResumeFormat[]) {
        const { content } = await maker.work({ format: kind, profile: given, ...look }, { person: 1 });
        const parsed = await parseResume(content);
        expect(parsed.leftOver, kind).toEqual([]);
        expect(toJsonResume(toProfile(parsed)), kind).toEqual(resume);
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});

test('what a file carries counts only where it shows the same', async () => {
  const [given] = fc.sample(profile, { numRuns: 1, seed: 7 });
  const honest = { ...given!, first_name: 'Ada', last_name: 'Lovelace', desired_job_title: 'Nurse' };
  const lies: Partial<ResumeProfile>[] = [
    { desired_job_title: 'Surgeon' },
    { desired_job_title: null },
    { skills: [...honest.skills, { skill_name: 'Surgery' }] },
    { website_url: 'https://evil.example/' },
  ];
  const look = { design: 'one-column', paper: 'a4' } as const;
  const { content: toSet } = await maker.work({ format: 'pdf', profile: honest, ...look }, { person: 1 });
  expect((await parseResume(toSet)).desiredJobTitle).toMatchObject({ value: 'Nurse', where: [{ page: 1 }] });
  for (const lie of lies) {
    const resume = toJsonResume(honest);
    const carried = JSON.stringify(toJsonResume({ ...honest, ...lie }));
    const { content } = await typeset({ ...look, resume: toSetResume(resume), json: carried });
    const parsed = await parseResume(content);
    expect(parsed.desiredJobTitle).toBeNull();
    expect(parsed.leftOver.at(-1)).toMatchObject({ text: 'resume.json', inWords: 'attached to the file' });
  }
});
