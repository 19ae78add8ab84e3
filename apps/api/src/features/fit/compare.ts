import { toCountryName, toLanguageName, toPayText, type FitRequirement } from '@firsthand/contracts';
import { compareCredentials } from './compare-credentials.ts';
import { toDistanceKm } from '@firsthand/gazetteer';
import type { JobFacts } from './job-facts.ts';
import type { ProfileFacts, ProfileLine } from './profile-facts.ts';

/** So far from home is near, in kilometres; what the search's radius is when none is chosen. */
export const NEAR_KM = 40;
/** Who reads this site reads its language: postings in it ask for nothing. */
const OWN_LANGUAGE = 'en';

/**
 * What the posting asks for beside what the profile says of it: skills in the order of the posting, then years, place,
 * language, degree and licences. What the posting does not state is left out. Nothing is weighed.
 */
export function compare(job: JobFacts, profile: ProfileFacts): FitRequirement[] {
  return [
    ...job.skills.map(({ value, sentence }) =>
      toRequirement(
        { kind: 'skill', label: value, sentence, part: 'skills' },
        profile.skills.get(value),
        value,
      ),
    ),
    ...compareYears(job, profile),
    ...comparePlace(job, profile),
    ...compareLanguage(job, profile),
    ...compareCredentials(job, profile.credentials),
  ];
}

type Stated = Pick<FitRequirement, 'kind' | 'label' | 'sentence'> & { part: FitRequirement['profile_part'] };

/** Of what is in the profile or is not. */
function toRequirement(
  { part, ...stated }: Stated,
  line: ProfileLine | undefined,
  skill: string | null = null,
): FitRequirement {
  return {
    ...stated,
    outcome: line ? 'met' : 'not_in_profile',
    profile_line: line?.text ?? null,
    profile_part: line?.part ?? part,
    skill: line ? null : skill,
  };
}

/** Of what is more or less than was stated. */
function toMeasured(
  { part, ...stated }: Stated,
  { isMet, line }: { isMet: boolean; line: string },
): FitRequirement {
  const outcome = isMet ? 'met' : 'not_met';
  return { ...stated, outcome, profile_line: line, profile_part: part, skill: null };
}

function compareYears({ years }: JobFacts, { worked }: ProfileFacts): FitRequirement[] {
  if (!years) return [];
  const { value, sentence } = years;
  const label = value === 1 ? '1 year or more' : `${value} years or more`;
  const stated: Stated = { kind: 'years', label, sentence, part: 'experience' };
  if (!worked) return [toRequirement(stated, undefined)];
  return [toMeasured(stated, { isMet: worked.months >= value * 12, line: worked.line })];
}

function comparePlace(job: JobFacts, profile: ProfileFacts): FitRequirement[] {
  const { country, town, home } = profile;
  const open = job.openTo?.value ?? null;
  if (job.countries.length === 0 && (!job.isRemote || open === null)) return [];
  const stated: Stated = {
    ...{ kind: 'place', label: toPlaceLabel(job), part: 'contact' },
    sentence: job.isRemote ? (job.openTo?.sentence ?? null) : null,
  };
  if (country === null || home === null) return [toRequirement(stated, undefined)];
  const kms = town ? job.towns.map((place) => toDistanceKm(place, town)) : [];
  const km = kms.length === 0 ? null : Math.min(...kms);
  const line = km === null || km < 1 ? home : `${home}, ${Math.round(km).toLocaleString('en-US')} km away`;
  const isOpenThere =
    job.countries.includes(country) || open === 'worldwide' || open?.includes(country) === true;
  const isMet = (km !== null && km <= NEAR_KM) || (job.isRemote && isOpenThere);
  // A country alone does not say whether it is near.
  const isUnclear = !isMet && !job.isRemote && km === null && job.countries.includes(country);
  if (isUnclear) return job.towns.length === 0 ? [] : [toRequirement(stated, undefined)];
  return [toMeasured(stated, { isMet, line: job.isRemote ? home : line })];
}

function toPlaceLabel({ isRemote, places, openTo }: JobFacts): string {
  const where = places ?? '';
  if (!isRemote) return where;
  const people = openTo?.value === 'worldwide' ? 'anywhere' : openTo?.value.map(toName).join(', ');
  return people === undefined
    ? `Remote: ${where}`
    : `Remote, open to people in ${people}`.replace('in any', 'any');
}

const toName = (code: string) => toCountryName(code) ?? code;

/** What the posting pays beside what is wanted. Of different currencies nothing is said. */
export function comparePay({ pay }: JobFacts, { pay: wanted }: ProfileFacts): FitRequirement | null {
  if (!pay || (wanted && wanted.currency !== pay.currency)) return null;
  const stated: Stated = {
    ...{ kind: 'pay', label: toPayText(pay.value) ?? '', part: 'pay' },
    sentence: pay.sentence,
  };
  if (!wanted) return toRequirement(stated, undefined);
  return toMeasured(stated, { isMet: pay.top >= wanted.min, line: wanted.line });
}

function compareLanguage({ language }: JobFacts, { languages }: ProfileFacts): FitRequirement[] {
  if (language === null) return [];
  const line = languages.get(language);
  if (!line && language === OWN_LANGUAGE) return [];
  const name = toLanguageName(language);
  const stated: Stated = { kind: 'language', label: `Written in ${name}`, sentence: null, part: 'skills' };
  return [toRequirement(stated, line, name)];
}
