import { savedSearchCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { runSavedSearch } from './alerts/run-saved-search.ts';
import {
  changeSavedSearch,
  listSavedSearches,
  markSeen,
  removeSavedSearch,
  saveSearch,
} from './saved-searches.service.ts';

export function answerSavedSearches(context: ApiContext): FastifyPluginCallback {
  return answerCalls(savedSearchCalls, {
    listSavedSearches: ({ viewer, query }) => listSavedSearches(context, viewer, query),
    saveSearch: ({ viewer, body }) => saveSearch(context, viewer, body),
    changeSavedSearch: ({ viewer, params, body }) =>
      changeSavedSearch(context, viewer, { ...body, id: params.id }),
    removeSavedSearch: async ({ viewer, params }) => {
      await removeSavedSearch(context, viewer, params.id);
      return { message: 'No longer saved.' };
    },
    runSavedSearch: ({ viewer, params }) => runSavedSearch(context, viewer, params.id),
    markSavedSearchSeen: ({ viewer, params }) => markSeen(context, viewer, params.id),
  });
}
