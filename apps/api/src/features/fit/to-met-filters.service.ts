import { YEARS_ASKED } from '@firsthand/contracts';
import type { SearchFilters } from '@firsthand/search';
import { NEAR_KM } from './compare.ts';
import type { ProfileFacts } from './profile-facts.ts';

/** Nothing is asked of whom no experience is asked. */
const ASKED = YEARS_ASKED.filter((years) => years !== '0');

/** Of each requirement that `compare` would find met, the filters that find the postings that state it. */
export function toMetFilters(profile: ProfileFacts): SearchFilters[][] {
  const { skills, languages, worked, country, town } = profile;
  const places: SearchFilters[] = [
    ...(town && country !== null ? [{ near: { ...town, radiusKm: NEAR_KM } }] : []),
    ...(country === null ? [] : [{ remote: true, eligibleFrom: country }]),
  ];
  return [
    ...[...skills.keys()].map((skill) => [{ skills: [skill] }]),
    ...(worked ? [[{ years: ASKED, leastYears: { atMost: Math.floor(worked.months / 12) } }]] : []),
    ...(places.length === 0 ? [] : [places]),
    ...(languages.size === 0 ? [] : [[{ languages: [...languages.keys()] }]]),
  ];
}
