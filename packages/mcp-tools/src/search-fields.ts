import { LIMITS, LIST_FILTER_NAMES, SEARCH_FILTERS } from '@firsthand/contracts';
import { z } from 'zod';

const list = (what: string) =>
  z.string().max(LIMITS.searchListMaxLength).optional().describe(`${what}; several separated by commas`);
const text = (what: string, max = 200) => z.string().max(max).optional().describe(what);

const LISTS = LIST_FILTER_NAMES.filter((name) => name !== 'country');

/** The search's parameters, by its names. What they may hold is judged by the API. */
export const searchFields = {
  q: text(
    'What is looked for, such as a title, a skill or a company, and where or how: what names an occupation, a place or a work mode ' +
      'is understood in six languages, every other word must occur',
    500,
  ),
  literal: z.boolean().optional().describe('Look for the words of q as they are and understand none'),
  country: list(SEARCH_FILTERS.country.takes),
  location: text('A place in words'),
  city: text('A town'),
  state: text('A state or region'),
  zip: text('A postal code'),
  near: text('A town or postal code of the one country that is named; see radius_km'),
  radius_km: z.number().min(1).max(LIMITS.nearRadiusMaxKm).optional(),
  isRemote: z.boolean().optional(),
  pay_min: z.number().int().min(0).optional().describe('Whole units a year of pay_currency'),
  pay_currency: text('Such as USD', 3),
  posted_within: z
    .number()
    .int()
    .min(1)
    .max(LIMITS.postedWithinMaxDays)
    .optional()
    .describe(SEARCH_FILTERS.posted_within.takes),
  ...(Object.fromEntries(LISTS.map((name) => [name, list(SEARCH_FILTERS[name].takes)])) as Record<
    (typeof LISTS)[number],
    ReturnType<typeof list>
  >),
  eligible_from: text(SEARCH_FILTERS.eligible_from.takes, 2),
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
