import type { InCountries, Most, OfField, OfValue, Refusals } from '../refusals/refusal.ts';

/** Why calls about search are refused. */
export const SEARCH_REFUSALS = {
  'apart-too-many': {
    status: 400,
    text: ({ most }: Most) => `The field “apart” must be at most ${most} ids of jobs.`,
  },
  'sort-needs-currency': {
    status: 400,
    text: 'The field “sort” needs pay_currency, such as USD, to sort by pay.',
  },
  'pay-incomplete': { status: 400, text: 'pay_min and pay_currency: both or neither must be given.' },
  'country-invalid': {
    status: 400,
    text: 'The field “country” must be a two-letter country code such as US.',
  },
  'source-invalid': {
    status: 400,
    text: 'The field “source” must be a number from 1 to 9 or the name of an applicant-tracking system.',
  },
  'skill-unknown-to-search': {
    status: 400,
    text: ({ value }: OfValue) => `skill: "${value}" is none of the skills we know.`,
  },
  'occupation-unknown': {
    status: 400,
    text: ({ value }: OfValue) => `occupation: "${value}" is none of the occupations we know.`,
  },
  'choice-unknown': {
    status: 400,
    text: ({ field, choices }: OfField & { choices: readonly string[] }) =>
      `The field “${field}” must be one of ${choices.join(', ')}.`,
  },
  'language-invalid': {
    status: 400,
    text: 'The field “language” must be a two-letter language code such as en.',
  },
  'radius-needs-place': { status: 400, text: 'The field “radius_km” needs near, such as a city.' },
  'near-needs-country': {
    status: 400,
    text: 'The field “near” needs a country as well, such as country=US.',
  },
  'near-codes-unknown': {
    status: 400,
    text: ({ countries }: InCountries) =>
      `The field “near” holds a postal code, and those of ${countries.join(' or ')} are not known; name a city instead.`,
  },
  'near-unknown': {
    status: 400,
    text: ({ place, countries }: InCountries & { place: string }) =>
      `The field “near” names "${place}", and no such place is known (${countries.join(' or ')}).`,
  },
} satisfies Refusals;
