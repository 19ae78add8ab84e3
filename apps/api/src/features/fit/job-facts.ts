import { readClaims, readCredentials, type Degree, type Licence } from '@firsthand/claims';
import {
  isWorldwide,
  toLanguageCode,
  toLocationText,
  toYearlyPay,
  type Claim,
  type PayToShow,
} from '@firsthand/contracts';
import { locatePlace, type Point } from '@firsthand/gazetteer';
import type { StoredJob } from '../../models/stored-job.ts';

/** Something a posting says, with its words; null for what is a field of its own. */
interface Said<Value> {
  value: Value;
  sentence: string | null;
}

/** What a posting states that a job profile can be held against. */
export interface JobFacts {
  id: number;
  skills: Said<string>[];
  /** The least number; null when none is asked for. */
  years: Said<number> | null;
  isRemote: boolean;
  /** The employer's places as people read them; null without any. */
  places: string | null;
  towns: Point[];
  countries: string[];
  openTo: Said<readonly string[] | 'worldwide'> | null;
  pay: (Said<PayToShow> & { top: number; currency: string }) | null;
  /** ISO 639-1, of the posting's text. */
  language: string | null;
  degree: Said<Degree> | null;
  licences: Said<Licence>[];
}

/** Said by the place itself. */
const WORLD = { value: 'worldwide', sentence: null } as const;

export function toJobFacts({ job, places }: StoredJob): JobFacts {
  const { title, description_text: descriptionText } = job;
  const texts = { title, description: descriptionText };
  const { skills, years, eligibility } = readClaims({ title, descriptionText, places });
  const { degree, licences } = readCredentials(descriptionText);
  const toSaid = <Value>({ value, evidence }: Claim<Value>): Said<Value> => ({
    value,
    sentence: texts[evidence.in].slice(evidence.start, evidence.end),
  });
  const towns = places.flatMap(({ country, state, city, postal_code: postalCode }) => {
    const town = locatePlace({ country, state, city, postalCode });
    return town ? [{ latitude: town.latitude, longitude: town.longitude }] : [];
  });
  return {
    id: job.id,
    skills: skills.map((skill) => toSaid(skill)),
    years: years && years.value > 0 ? toSaid(years) : null,
    isRemote: job.work_mode === 'remote',
    places: toLocationText(places),
    towns,
    countries: [...new Set(places.flatMap(({ country }) => country ?? []))],
    openTo: eligibility ? toSaid(eligibility) : places.some(isWorldwide) ? WORLD : null,
    pay: toPay(job),
    language: toLanguageCode(job.language ?? ''),
    degree: degree && toSaid(degree),
    licences: licences.map((licence) => toSaid(licence)),
  };
}

function toPay(job: StoredJob['job']): JobFacts['pay'] {
  const value = { min: job.pay_min, max: job.pay_max, currency: job.pay_currency, period: job.pay_period };
  const top = toYearlyPay(value);
  if (top === null || value.currency === null) return null;
  return { value, sentence: job.pay_sentence, top, currency: value.currency.toUpperCase() };
}
