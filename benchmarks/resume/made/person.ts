import { pick } from '../../corpus/random.ts';
import type { TrueResume } from '../truth.ts';
import { CULTURES, SKILLS, type Culture, type Home } from './cultures.ts';

export interface Position {
  title: string;
  employer: string;
  city: string;
  /** Year and month, 1 to 12. */
  start: [number, number];
  end: [number, number] | null;
  /** As it stands in the document. */
  dates: string;
  points: string[];
}

/** An invented person, and how this person writes. */
export interface Person {
  culture: Culture;
  given: string;
  family: string;
  email: string;
  phone: string;
  home: Home;
  linkedin: { address: string; isHidden: boolean } | null;
  website: string | null;
  positions: Position[];
  skills: string[];
  headline: string;
  suffix: string;
}

type DateForm = (
  culture: Culture,
  start: [number, number],
  end: [number, number] | null,
  present: string,
) => string;

const two = (number: number): string => String(number).padStart(2, '0');

/** Each writes a stretch of time in its own way; those that tell only years are marked. */
const DATE_FORMS: { write: DateForm; onlyYears: boolean }[] = [
  {
    onlyYears: false,
    write: ({ months }, s, e, now) =>
      `${months[s[1] - 1] ?? ''} ${s[0]} – ${e ? `${months[e[1] - 1] ?? ''} ${e[0]}` : now}`,
  },
  {
    onlyYears: false,
    write: ({ shortMonths }, s, e, now) =>
      `${shortMonths[s[1] - 1] ?? ''} ${s[0]} - ${e ? `${shortMonths[e[1] - 1] ?? ''} ${e[0]}` : now}`,
  },
  { onlyYears: false, write: (_, s, e, now) => `${two(s[1])}/${s[0]} – ${e ? `${two(e[1])}/${e[0]}` : now}` },
  { onlyYears: false, write: (_, s, e, now) => `${two(s[1])}.${s[0]} – ${e ? `${two(e[1])}.${e[0]}` : now}` },
  { onlyYears: true, write: (_, s, e, now) => `${s[0]} – ${e ? e[0] : now}` },
  { onlyYears: true, write: (_, s, e, now) => `${s[0]}-${e ? e[0] : now}` },
  { onlyYears: false, write: (_, s, e, now) => `${s[0]}-${two(s[1])} – ${e ? `${e[0]}-${two(e[1])}` : now}` },
  {
    onlyYears: false,
    write: ({ language, shortMonths }, s, e, now) =>
      language === 'en'
        ? `${shortMonths[s[1] - 1] ?? ''} ’${two(s[0] % 100)} – ${e ? `${shortMonths[e[1] - 1] ?? ''} ’${two(e[0] % 100)}` : now}`
        : `${two(s[1])}/${s[0]} - ${e ? `${two(e[1])}/${e[0]}` : now}`,
  },
  {
    onlyYears: false,
    write: ({ language, months }, s, e, now) => {
      const [from, to, since] = WORDS[language] ?? ['', 'to', 'since'];
      const month = (m: [number, number]): string => `${months[m[1] - 1] ?? ''} ${m[0]}`;
      return e
        ? `${from} ${month(s)} ${to} ${month(e)}`.trim()
        : since === ''
          ? `${month(s)} – ${now}`
          : `${since} ${month(s)}`;
    },
  },
];

const WORDS: Record<string, [string, string, string]> = {
  en: ['', 'to', 'Since'],
  de: ['', 'bis', 'seit'],
  fr: ['de', 'à', 'depuis'],
  es: ['', 'a', 'desde'],
  nl: ['', 'tot', 'sinds'],
  sv: ['', '–', 'sedan'],
};

const toDigits = (pattern: string, random: () => number): string =>
  pattern.replace(/#/g, () => String(Math.floor(random() * 10)));

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');

export function makePerson(random: () => number): Person {
  const culture = random() < 0.45 ? (CULTURES[0] as Culture) : pick(CULTURES, random);
  const given = pick(culture.given, random);
  const family = pick(culture.family, random);
  const form = pick(DATE_FORMS, random);
  const present = pick(culture.present, random);
  const count = 2 + Math.floor(random() * 3);
  let year = 2024 - Math.floor(random() * 3);
  const shuffle = <T>(items: readonly T[]): T[] =>
    [...items]
      .map((item) => ({ item, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  const [titles, employers, points] = [
    shuffle(culture.titles),
    shuffle(culture.employers),
    shuffle(culture.points),
  ];
  const isWorking = random() < 0.75;
  const positions = Array.from({ length: count }, (_, index): Position => {
    const end: [number, number] | null =
      index === 0 && isWorking ? null : [year, 1 + Math.floor(random() * 12)];
    const start: [number, number] = [year - 1 - Math.floor(random() * 4), 1 + Math.floor(random() * 12)];
    year = start[0] - (random() < 0.5 ? 0 : 1);
    const amount = 1 + Math.floor(random() * 3);
    return {
      title: titles[index] ?? '',
      employer: employers[index] ?? '',
      city: pick(culture.homes, random).city,
      start: form.onlyYears ? [start[0], 0] : start,
      end: end && form.onlyYears ? [end[0], 0] : end,
      dates: form.write(culture, start, end, present),
      points: Array.from({ length: amount }, (_unused, at) => points[(index * 2 + at) % points.length] ?? ''),
    };
  });
  const handle = `${plain(given)}-${plain(family)}`;
  const style = random();
  return {
    culture,
    given,
    family,
    email:
      style < 0.5
        ? `${plain(given)}.${plain(family)}@example.org`
        : style < 0.8
          ? `${plain(given)[0] ?? ''}${plain(family)}@mail.example.com`
          : `hello@${plain(family)}.example.net`,
    phone: toDigits(pick(culture.phones, random), random),
    home: pick(culture.homes, random),
    linkedin:
      random() < 0.7
        ? {
            address: `${random() < 0.5 ? 'https://www.' : ''}linkedin.com/in/${handle}`,
            isHidden: random() < 0.35,
          }
        : null,
    website:
      random() < 0.4
        ? pick(
            [
              `https://${plain(family)}.dev`,
              `www.${plain(family)}.com`,
              `${plain(given)}${plain(family)}.me`,
            ],
            random,
          )
        : null,
    positions,
    skills: shuffle(SKILLS).slice(0, 5 + Math.floor(random() * 8)),
    headline: titles[0] ?? '',
    suffix:
      culture.language === 'en' && random() < 0.15
        ? pick([', PhD', ', MBA', ', RN, BSN', ' Jr.'], random)
        : '',
  };
}

/** What a reader of this person's resume finds, in the form of a truth file. */
export function toTruth(person: Person): TrueResume {
  const { given, family, culture } = person;
  const date = (at: [number, number] | null): string | null =>
    at === null ? null : at[1] === 0 ? String(at[0]) : `${at[0]}-${two(at[1])}`;
  return {
    first_name: given.includes(' ') ? [given, given.split(' ')[0] ?? given] : given,
    last_name:
      given.includes(' ') && culture.language === 'en'
        ? [family, `${given.split(' ')[1] ?? ''} ${family}`]
        : // Capitals of `ß` are `SS`.
          [family, family.replaceAll('ß', 'ss')],
    email: person.email,
    phone: person.phone.replace('(0)', ''),
    city: person.home.city,
    state: person.home.state,
    country: person.home.country,
    linkedin_url: person.linkedin?.address ?? null,
    website_url: person.website,
    skills: person.skills,
    experience: person.positions.map(({ title, employer, start, end }) => ({
      job_title: title,
      company_name: employer,
      start_date: date(start),
      end_date: date(end),
      is_current_job: end === null,
    })),
  };
}
