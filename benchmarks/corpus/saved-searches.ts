import type { SearchFilters, SearchRequest } from '@firsthand/search';
import { createRandom, pick } from './random.ts';
import { makeHostileQueries, makeSearches } from './searches.ts';
import { LEVELS, ROLES } from './vocabulary.ts';

type NearFilter = NonNullable<SearchFilters['near']>;

/** Of two hundred there may be one that nobody means. */
const HOSTILE_EVERY = 200;
const PLACED_SHARE = 0.8;
const PAY = [40_000, 50_000, 60_000, 75_000, 80_000, 100_000, 120_000, 150_000];
const RADII = [10, 25, 40, 80, 160];
/** Around them lies where people look for work. */
const CENTRES = [
  { latitude: 30.27, longitude: -97.74 },
  { latitude: 32.78, longitude: -96.81 },
  { latitude: 37.77, longitude: -122.42 },
  { latitude: 40.71, longitude: -74.01 },
  { latitude: 41.88, longitude: -87.63 },
  { latitude: 47.61, longitude: -122.33 },
  { latitude: 51.51, longitude: -0.13 },
  { latitude: 52.52, longitude: 13.41 },
  { latitude: 48.86, longitude: 2.35 },
  { latitude: 43.65, longitude: -79.38 },
];

/**
 * Searches as people keep them: made like those of a visit, most of them within a place, half with some more that they ask
 * for, and one in two hundred that nobody types to find a job. `broad`: in no other place than those of a visit.
 */
export function makeSavedSearches(
  seed: number,
  { count, broad = false }: { count: number; broad?: boolean },
): SearchRequest[] {
  const random = createRandom(seed + 1);
  const hostile = makeHostileQueries(seed);
  return makeSearches(seed, count).map((request, index) => {
    if (index % HOSTILE_EVERY === 0) {
      // Each a little different, so that nothing is shared which would not be.
      return { ...request, query: `${pick(hostile, random)} -x${index}`, filters: {} };
    }
    const query = random() < 0.25 ? makeOperated(random) : request.query;
    const where = !broad && random() < PLACED_SHARE ? { near: makeCircle(random) } : request.filters;
    const filters = random() < 0.5 ? { ...where, ...makeFacts(random) } : where;
    return { ...request, query, filters, prefix: random() < 0.2 };
  });
}

function makeCircle(random: () => number): NearFilter {
  const { latitude, longitude } = pick(CENTRES, random);
  // Towns, of which some hundred lie around each.
  const around = () => (Math.floor(random() * 20) - 10) / 10;
  return { latitude: latitude + around(), longitude: longitude + around(), radiusKm: pick(RADII, random) };
}

function makeOperated(random: () => number): string {
  const [role, other] = [pick(ROLES, random), pick(ROLES, random)];
  const word = pick(role.words, random);
  const kind = random();
  if (kind < 0.25) return `"${role.title.toLowerCase()}" ${word}`;
  if (kind < 0.5)
    return `title:${role.title.split(' ').at(-1)?.toLowerCase()} ${word} -${pick(other.words, random)}`;
  if (kind < 0.75) return `${word} OR ${pick(role.words, random)} ${pick(LEVELS, random).trim()}`;
  return `${role.title.toLowerCase()} ${word} ${pick(role.words, random)}`;
}

function makeFacts(random: () => number): SearchFilters {
  return {
    ...(random() < 0.3 && { pay: { min: pick(PAY, random), currency: pick(['USD', 'EUR', 'GBP'], random) } }),
    ...(random() < 0.3 && { workModes: [pick(['remote', 'hybrid', 'on_site'] as const, random)] }),
    ...(random() < 0.2 && {
      employmentTypes: [pick(['full_time', 'part_time', 'contract'] as const, random)],
    }),
    ...(random() < 0.2 && { postedWithinDays: pick([1, 3, 7, 14, 30], random) }),
    ...(random() < 0.2 && { languages: ['en'] }),
    ...(random() < 0.15 && { seniorities: [pick(['senior', 'entry', 'lead'] as const, random)] }),
    ...(random() < 0.1 && { skills: [`skill ${Math.floor(random() ** 3 * 240)}`] }),
  };
}
