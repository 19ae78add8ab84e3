import { CEFR_LEVELS, type SectionEntries } from '@firsthand/contracts';
import type { ResumeProfile } from '@firsthand/resume-writer';
import { pick } from '../../corpus/random.ts';
import { makePerson, type Person } from '../made/person.ts';
import { SECTION_WORDS, type SectionWords } from './section-words.ts';

type Random = () => number;

const COUNTRIES: Record<string, string> = { en: 'US', de: 'DE', fr: 'FR', es: 'ES', nl: 'NL', sv: 'SE' };
const CODES: Record<string, string> = { en: '+1', de: '+49', fr: '+33', es: '+34', nl: '+31', sv: '+46' };
const NUMBERS: Record<string, string> = {
  ...{ en: '(617) 555-0123', de: '30 90182001', fr: '6 39 98 12 34', es: '612 345 678' },
  ...{ nl: '6 12345678', sv: '70 123 45 67' },
};

/** The profile of an invented person with something in every section, the same for the same numbers. */
export function makeWholeProfile(random: Random): ResumeProfile {
  const person = makePerson(random);
  const { culture, given, family, home, linkedin, website } = person;
  const words = SECTION_WORDS[culture.language];
  if (!words) throw new Error(`There are no words in ${culture.language}.`);
  const [, zip = null] = /(?:^|\s)(\d{5})(?:\s|$)/.exec(home.line) ?? [];
  const summary = pick([...words.summaries, culture.summary], random);
  return {
    ...{ profile_name: 'Whole', desired_job_title: random() < 0.5 ? person.headline : null },
    ...{ first_name: given, last_name: family, email: person.email },
    phone_country_code: (CODES[culture.language] ?? null) as ResumeProfile['phone_country_code'],
    phone: NUMBERS[culture.language] ?? null,
    ...{ address: home.street || null, city: home.city, state: home.state, zip },
    country:
      home.country === null && home.state === null
        ? ((COUNTRIES[culture.language] ?? null) as ResumeProfile['country'])
        : null,
    linkedin_url: linkedin ? `https://${linkedin.address.replace(/^https:\/\//, '')}` : null,
    website_url: website === null ? null : `https://${website.replace(/^https:\/\//, '')}`,
    summary: random() < 0.3 ? `${summary}\n${pick(words.summaries, random)}` : summary,
    skills: person.skills.map((skill_name) => ({ skill_name })),
    experience: toExperience(person, random),
    sections: makeSections(words, random),
  };
}

const day = (year: number, month: number): string =>
  `${year}-${String(Math.max(month, 1)).padStart(2, '0')}-01`;

function toExperience({ positions }: Person, random: Random): ResumeProfile['experience'] {
  const isNested = random() < 0.3;
  return positions.map(({ title, employer, start, end, points }, index) => {
    const list = points.map((point) => `<li>${point.replaceAll('&', '&amp;')}</li>`).join('');
    const kind = random();
    const text = `<p>${points.map((point) => point.replaceAll('&', '&amp;')).join('. ')}.</p>`;
    return {
      job_title: title,
      company_name: isNested ? (positions[Math.max(0, index - 1)]?.employer ?? employer) : employer,
      ...{ start_date: day(...start), end_date: end && day(...end), is_current_job: end === null },
      description:
        kind < 0.6 ? `<ul>${list}</ul>` : kind < 0.75 ? text : kind < 0.9 ? `${text}<ul>${list}</ul>` : '',
    };
  });
}

function makeSections(words: SectionWords, random: Random): SectionEntries {
  const some = <T>(items: readonly T[], most: number): T[] =>
    shuffle(items, random).slice(0, 1 + Math.floor(random() * most));
  const maybe = <T>(value: T): T | null => (random() < 0.6 ? value : null);
  const month = (from: number): string =>
    random() < 0.6 ? `${from}-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}` : String(from);
  const lines = (most: number): string | null => maybe(some(words.said, most).join('\n'));
  const years = (): { start_date: string | null; end_date: string | null } => {
    const from = 2001 + Math.floor(random() * 18);
    const kind = random();
    if (kind < 0.12) return { start_date: null, end_date: month(from) };
    if (kind < 0.2) return { start_date: month(from), end_date: null };
    return { start_date: month(from), end_date: month(from + 3) };
  };
  return {
    education: some(words.schools, 3).map((school, index) => {
      const [degree, field] = pick(words.degrees, random);
      const isExpected = index === 0 && random() < 0.2;
      return {
        ...{ school, degree, field_of_study: maybe(field) },
        ...(isExpected ? { start_date: month(2023), end_date: month(2027) } : years()),
        ...{ is_expected: isExpected, grade: random() < 0.4 ? pick(words.grades, random) : null },
        notes: random() < 0.4 ? some(words.notes, 2).join('\n') : null,
      };
    }),
    languages: some(words.languages, 5).map(([language, level]) =>
      level === null
        ? { language, level, cefr: pick(CEFR_LEVELS.slice(0, 6), random) }
        : { language, level, cefr: null },
    ),
    certificates: some(words.certificates, 3).map(([name, issuer]) => ({
      ...{
        name,
        issuer: maybe(issuer),
        number: random() < 0.4 ? `RN-${10_000 + Math.floor(random() * 9_999)}` : null,
      },
      state: random() < 0.3 ? pick(words.states, random) : null,
      ...{ issued_date: maybe(month(2016)), valid_until: random() < 0.4 ? month(2028) : null },
    })),
    projects: some(words.projects, 3).map(([name, role]) => ({
      ...{
        name,
        role: maybe(role),
        url: random() < 0.4 ? `https://example.org/${1 + Math.floor(random() * 9)}` : null,
      },
      ...years(),
      description: lines(3),
    })),
    volunteering: some(words.volunteering, 2).map(([organization, role]) => ({
      ...{ organization, role: maybe(role) },
      ...years(),
      description: lines(2),
    })),
    awards: [
      ...some(words.awards, 2).map((pair) => ({ pair, is_publication: false })),
      ...some(words.publications, 2).map((pair) => ({ pair, is_publication: true })),
    ].map(({ pair: [title, issuer], is_publication }) => ({
      ...{ title, issuer: maybe(issuer), is_publication, date: maybe(month(2015)) },
      ...{
        url: random() < 0.3 ? 'https://example.org/paper' : null,
        description: random() < 0.4 ? pick(words.said, random) : null,
      },
    })),
  };
}

function shuffle<T>(items: readonly T[], random: Random): T[] {
  return [...items]
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
