import { LIMITS } from '@firsthand/contracts';
import { z } from 'zod';

const list = (what: string) =>
  z.string().max(LIMITS.searchListMaxLength).optional().describe(`${what}; several separated by commas`);
const text = (what: string, max = 200) => z.string().max(max).optional().describe(what);

/** The search's parameters, by its names. What they may hold is judged by the API. */
export const searchFields = {
  q: text(
    'What is looked for, such as a title, a skill or a company, and where or how: what names an occupation, a place or a work mode ' +
      'is understood in six languages, every other word must occur',
    500,
  ),
  literal: z.boolean().optional().describe('Look for the words of q as they are and understand none'),
  occupation: list('Ids of occupations, as facets name them; kinds of them are found too'),
  shift: list('night, evening or weekend'),
  country: list('Two-letter countries such as US'),
  location: text('A place in words'),
  city: text('A town'),
  state: text('A state or region'),
  zip: text('A postal code'),
  near: text('A town or postal code of the one country that is named; see radius_km'),
  radius_km: z.number().min(1).max(LIMITS.nearRadiusMaxKm).optional(),
  isRemote: z.boolean().optional(),
  source: list('Systems such as lever'),
  work_mode: list('remote, hybrid or onsite'),
  employment_type: list('Kinds of employment, as facets name them'),
  posted_within: z.number().int().min(1).max(LIMITS.postedWithinMaxDays).optional().describe('Days'),
  pay_min: z.number().int().min(0).optional().describe('Whole units a year of pay_currency'),
  pay_currency: text('Such as USD', 3),
  company: list('A company_key, source:board'),
  language: list('Languages of the posting, such as en'),
  seniority: list('As facets name it'),
  years: list('Ranges of years of experience, as facets name them'),
  skill: list('Skills that are asked for'),
  visa: list('As facets name it'),
  eligible_from: text('Remote jobs open to people in this two-letter country', 2),
};

/** What the API takes as words. */
export function toWireQuery<Query extends { isRemote?: boolean | undefined; literal?: boolean | undefined }>({
  isRemote,
  literal,
  ...query
}: Query) {
  const toWord = (isSo: boolean) => (isSo ? ('true' as const) : ('false' as const));
  return {
    ...query,
    ...(isRemote !== undefined && { isRemote: toWord(isRemote) }),
    ...(literal !== undefined && { literal: toWord(literal) }),
  };
}
