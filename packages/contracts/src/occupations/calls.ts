import { describeCalls } from '../call.ts';
import { OCCUPATION_ROUTES } from './routes.ts';
import { occupationsQuerySchema, occupationsResponseSchema } from './schemas.ts';

/** Occupations that begin as was typed, or those with the most jobs. */
export const occupationCalls = describeCalls('Search', OCCUPATION_ROUTES, {
  listOccupations: {
    summary: 'Occupations with a name that begins as was typed, and how many open jobs each has',
    description:
      'At most 20. Without `q` those with the most jobs. `language` takes names of that language alone. The ids are what ' +
      'the search takes as `occupation`; a count holds what is a kind of the occupation too.',
    access: 'anybody',
    query: occupationsQuerySchema,
    emptyIsAbsent: true,
    answer: occupationsResponseSchema,
  },
});
