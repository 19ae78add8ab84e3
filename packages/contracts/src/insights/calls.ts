import { describeCalls } from '../call.ts';
import { INSIGHTS_ROUTES } from './routes.ts';
import { insightsQuerySchema, insightsSchema } from './schemas.ts';

/** Figures of all that a search finds. */
export const insightsCalls = describeCalls('Search', INSIGHTS_ROUTES, {
  getInsights: {
    summary: 'Figures of what a search finds',
    description:
      'Takes the parameters of the search. Counts the jobs that are about the query: with its occupation, or all its words in ' +
      'title or company; with `counted=all` every job that the search finds. Pay counts with the middle of its range a ' +
      'year, each currency by itself.',
    access: 'anybody',
    query: insightsQuerySchema,
    emptyIsAbsent: true,
    answer: insightsSchema,
  },
});
