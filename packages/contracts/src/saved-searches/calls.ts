import { describeCalls } from '../call.ts';
import { SAVED_SEARCH_ROUTES } from './routes.ts';
import {
  changeSavedSearchRequestSchema,
  runSavedSearchResponseSchema,
  savedSearchesQuerySchema,
  savedSearchesResponseSchema,
  savedSearchSchema,
  saveSearchRequestSchema,
} from './schemas.ts';
import { messageResponseSchema } from '../schema-parts.ts';

/** The searches a person keeps. */
export const savedSearchCalls = describeCalls('Saved searches', SAVED_SEARCH_ROUTES, {
  listSavedSearches: {
    summary: 'The searches a person keeps, the latest first',
    access: 'read',
    query: savedSearchesQuerySchema,
    emptyIsAbsent: true,
    answer: savedSearchesResponseSchema,
  },
  saveSearch: {
    summary: 'Keeps a search; what fits now counts as seen, what comes later is told of once',
    access: 'write',
    body: saveSearchRequestSchema,
    answer: savedSearchSchema,
    status: 201,
    errors: [403],
  },
  changeSavedSearch: {
    summary: 'Changes its name, how often it tells and when',
    access: 'write',
    body: changeSavedSearchRequestSchema,
    answer: savedSearchSchema,
    errors: [403],
  },
  removeSavedSearch: {
    summary: 'Forgets a search and what it told',
    access: 'write',
    answer: messageResponseSchema,
  },
  runSavedSearch: {
    summary: 'Sends what came and was not sent yet, due or not',
    access: 'write',
    answer: runSavedSearchResponseSchema,
    errors: [409, 503],
  },
  markSavedSearchSeen: {
    summary: 'Nothing that came until now counts as new any more',
    access: 'write',
    answer: savedSearchSchema,
  },
});
