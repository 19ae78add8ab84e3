import { describeCalls } from '../call.ts';
import { REQUISITION_ROUTES } from './routes.ts';
import {
  jobCardsResponseSchema,
  searchQuerySchema,
  searchResponseSchema,
  statisticsResponseSchema,
  suggestQuerySchema,
  suggestResponseSchema,
} from './schemas.ts';

/** The search for open jobs. */
export const requisitionCalls = describeCalls('Search', REQUISITION_ROUTES, {
  searchJobs: {
    summary: 'Search open jobs',
    description:
      'What words mean is understood, unless `literal=true`: `understood` says how, and `not_understood` names parameters ' +
      'that words must not set. Every other word must occur. Without a query the filters alone decide, newest first. What ' +
      'a signed-in person hides is left out, unless `hide=false`.',
    access: 'known',
    query: searchQuerySchema,
    emptyIsAbsent: true,
    answer: searchResponseSchema,
  },
  searchJobCards: {
    summary: 'Search open jobs, for a list',
    description: 'As the search, each job without its texts and with its summary.',
    access: 'known',
    query: searchQuerySchema,
    emptyIsAbsent: true,
    answer: jobCardsResponseSchema,
  },
  suggestQueries: {
    summary: 'Complete what is typed into the search',
    description:
      'Occupations with a name that begins so, then titles and companies of open jobs, the most frequent first.',
    access: 'anybody',
    query: suggestQuerySchema,
    emptyIsAbsent: true,
    answer: suggestResponseSchema,
  },
  getStatistics: {
    summary: 'How many open jobs we hold',
    access: 'anybody',
    answer: statisticsResponseSchema,
  },
});
