import { EMPLOYMENT_TYPES, SOURCES, type PayToShow, type WorkMode } from '@firsthand/contracts';
import type { SearchDocument } from '@firsthand/search';
import { createPlacePicker } from './places.ts';
import { createRandom, createZipfPicker, pick } from './random.ts';
import { ENDINGS, GENERAL_WORDS, LEVELS, LITTLE_WORDS, makeRareWords, ROLES } from './vocabulary.ts';

const COMPANIES = 6_000;
const RARE_WORDS = 40_000;
/** How many of them are not that rare: what a trade or an industry talks of. */
const TRADE_WORDS = 5_000;
const DESCRIPTION_WORDS = 400;
const DAY_MS = 86_400_000;
const WORK_MODES: readonly (WorkMode | null)[] = ['remote', 'hybrid', 'on_site', 'on_site', null, null, null];

const LANGUAGES = ['en', 'en', 'en', 'en', 'de', 'fr', 'nl', 'sv', null];
const CURRENCIES = ['USD', 'USD', 'USD', 'EUR', 'GBP', 'CAD'];
const PAID_SHARE = 0.35;

function makePay(random: () => number): PayToShow {
  if (random() > PAID_SHARE) return { min: null, max: null, currency: null, period: null };
  const min = 30_000 + Math.floor(random() * 120) * 1_000;
  return { min, max: Math.round(min * 1.25), currency: pick(CURRENCIES, random), period: 'year' };
}

/** The instant up to which the corpus was published. */
export const CORPUS_NOW = new Date('2026-06-01T00:00:00Z');

/**
 * Gives believable jobs without end, the same for the same seed: about 2.4 kB of description each with some 150
 * distinct words, a few very common and most rare; ids from 1.
 */
export function* generateJobs(seed: number): Generator<SearchDocument, never> {
  const random = createRandom(seed);
  const pickPlace = createPlacePicker(random);
  const rare = makeRareWords(RARE_WORDS, random);
  const pickRare = createZipfPicker(rare.slice(TRADE_WORDS), random);
  const pickTrade = createZipfPicker(rare.slice(0, TRADE_WORDS), random);
  const pickLittle = createZipfPicker(LITTLE_WORDS, random);
  const pickGeneral = createZipfPicker(GENERAL_WORDS, random);
  const companies = Array.from(
    { length: COMPANIES },
    (_, index) => `${capitalise(rare[index] ?? '')} ${pick(SUFFIXES, random)}`,
  );
  const pickCompany = createZipfPicker(companies, random);
  const pickRole = createZipfPicker(shuffle(ROLES, random), random);

  for (let jobId = 1; ; jobId++) {
    const role = random() < 0.5 ? pick(ROLES, random) : pickRole();
    const publishedAt = new Date(CORPUS_NOW.getTime() - Math.floor(random() ** 2 * 180 * DAY_MS));
    const company = pickCompany();
    yield {
      jobId,
      title: `${pick(LEVELS, random)}${role.title}${pick(ENDINGS, random)}`,
      company,
      places: Array.from({ length: random() < 0.85 ? 1 : 2 + Math.floor(random() * 3) }, pickPlace),
      descriptionText: describe(),
      department: null,
      category: role.category,
      source: pick(SOURCES, random),
      board: company.toLowerCase().replace(' ', '-'),
      workMode: pick(WORK_MODES, random),
      employmentType: pick(EMPLOYMENT_TYPES, random),
      pay: makePay(random),
      stated: makeStated(jobId),
      language: pick(LANGUAGES, random),
      featured: random() < 0.01,
      publishedAt: random() < 0.9 ? publishedAt : null,
      firstSeenAt: new Date(publishedAt.getTime() + Math.floor(random() * DAY_MS)),
    };

    function describe(): string {
      const length = Math.round(DESCRIPTION_WORDS * (0.4 + random() * 1.2));
      const words: string[] = [];
      for (let index = 0; index < length; index++) {
        const kind = random();
        if (kind < 0.4) words.push(pickLittle());
        else if (kind < 0.55) words.push(pickGeneral());
        else if (kind < 0.65) words.push(pick(role.words, random));
        else words.push(kind < 0.9 ? pickTrade() : pickRare());
      }
      return words.join(' ');
    }
  }
}

const SUFFIXES = [
  'Inc',
  'Group',
  'Health',
  'Systems',
  'Labs',
  'Logistics',
  'Foods',
  'Partners',
  'Energy',
  'Retail',
];

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const SENIORITY_OF = [null, null, 'senior', 'entry', null, 'lead', 'senior', 'mid'] as const;
const YEARS_OF = [null, 3, null, 1, 6, null, 0] as const;
const VISA_OF = [null, null, 'refuses', null, null, null, 'offers', null, null, null, null] as const;
const SKILLS = 240;

/** From the number alone, so that everything else of a job stays as it was. Of the skills some are asked for by most. */
function makeStated(jobId: number): SearchDocument['stated'] {
  const skills = Array.from({ length: jobId % 7 }, (_, index) => {
    const share = ((jobId * 31 + index * 97) % 1_009) / 1_009;
    return `skill ${Math.floor(share ** 3 * SKILLS)}`;
  });
  return {
    seniority: SENIORITY_OF[jobId % SENIORITY_OF.length] ?? null,
    years: YEARS_OF[jobId % YEARS_OF.length] ?? null,
    visa: VISA_OF[jobId % VISA_OF.length] ?? null,
    skills: [...new Set(skills)],
    openTo: jobId % 13 === 0 ? ['US', 'CA'] : null,
  };
}
