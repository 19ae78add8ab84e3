import { FILTER_COUNTRIES } from '@firsthand/contracts';
import type { PlaceQuery, SearchRequest } from '@firsthand/search';
import { createRandom, pick } from './random.ts';
import { GENERAL_WORDS, ROLES } from './vocabulary.ts';

const SEARCHES = 200;

/**
 * Searches as people make them: mostly a role, often with a country or a place, some with a skill, a level, a company's
 * word or very common words, a few by filters alone, a few on later pages.
 */
export function makeSearches(seed: number, count = SEARCHES): SearchRequest[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => ({
    query: makeQuery(random),
    filters: makeFilters(random),
    offset: random() < 0.1 ? 10 * Math.floor(random() * 20) : 0,
    limit: 10,
  }));
}

function makeQuery(random: () => number): string {
  const role = pick(ROLES, random);
  const kind = random();
  if (kind < 0.35) return role.title.toLowerCase();
  if (kind < 0.5) return `senior ${role.title.toLowerCase()}`;
  if (kind < 0.65) return `${role.title.split(' ').at(-1)?.toLowerCase()} ${pick(role.words, random)}`;
  if (kind < 0.78) return pick(role.words, random);
  if (kind < 0.88) return role.title.split(' ').at(-1)?.toLowerCase() ?? '';
  if (kind < 0.97) return `${pick(GENERAL_WORDS, random)} ${pick(GENERAL_WORDS, random)}`;
  return '';
}

function makeFilters(random: () => number): SearchRequest['filters'] {
  const kind = random();
  if (kind < 0.45) return {};
  if (kind < 0.7) return { countries: [random() < 0.7 ? 'US' : pick(FILTER_COUNTRIES, random)] };
  if (kind < 0.8) return { countries: ['US'], remote: random() < 0.7 };
  if (kind < 0.92) return { countries: ['US'], state: 'TX', city: random() < 0.5 ? 'Austin' : 'Dallas' };
  return { sources: [pick(['lever', 'workday', 'greenhouseio'] as const, random)] };
}

const HOSTILE_WORDS = 1_500;

/** Queries that nobody types to find a job: as long as one may be, of operators, of every script, of very common words. */
export function makeHostileQueries(seed: number): string[] {
  const random = createRandom(seed);
  const words = Array.from({ length: HOSTILE_WORDS }, () => pick(GENERAL_WORDS, random));
  const common = [...new Set(GENERAL_WORDS)];
  const scripts = ['данные', '数据工程师', 'データ', 'مهندس', '🎉', 'e\u0301', '\u0000', '\u202e'];
  return [
    ...[
      words.join(' '),
      words.join(' OR '),
      `-${words.join(' -')}`,
      `"${words.join(' ')}`,
      `"${words.join(' ')}"`,
    ],
    ...[common.slice(0, 200).join(' OR '), common.map((word) => `title:${word}`).join(' OR ')],
    ...[
      'the of and to a',
      '-the',
      '"',
      'OR '.repeat(500),
      '('.repeat(5_000),
      'a '.repeat(5_000),
      'x'.repeat(10_000),
    ],
    ...['a', 's', 'co', 'a OR e OR i', scripts.join(' '), scripts.join(' OR ').repeat(100)],
  ].map((query) => query.slice(0, 10_000));
}

/** What people type into the place field, each as it grows. */
export const PLACE_QUERIES: readonly PlaceQuery[] = [
  'new york',
  'san francisco',
  'austin',
  'münchen',
  'texas',
  'london',
  '787',
  'san fransisco',
  'chicgo',
  'göteborg',
]
  .flatMap((text) => Array.from({ length: text.length - 1 }, (_, index) => text.slice(0, index + 2)))
  .flatMap((q) => [{ q }, { q, countries: ['US'] }]);
