import {
  changeSavedSearchRequestSchema,
  runSavedSearchResponseSchema,
  messageResponseSchema,
  savedSearchesQuerySchema,
  savedSearchesResponseSchema,
  savedSearchSchema,
  saveSearchRequestSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { dropEmptyParameters } from '../../http/drop-empty-parameters.ts';
import { READ_SCOPE, WRITE_SCOPE } from '../../http/signed-in.ts';
import { viewerOf } from '../auth/require-sign-in.ts';
import { idParameter } from '../../http/id-parameter.ts';
import { runSavedSearch } from './alerts/run-saved-search.ts';
import {
  changeSavedSearch,
  listSavedSearches,
  markSeen,
  removeSavedSearch,
  saveSearch,
} from './saved-searches.service.ts';

const common = { tags: ['Saved searches'] };
const params = z.object({ id: idParameter });

export function savedSearchRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/saved-searches',
      {
        preValidation: dropEmptyParameters,
        schema: {
          ...common,
          security: READ_SCOPE,
          summary: 'The searches a person keeps, the latest first',
          querystring: savedSearchesQuerySchema,
          response: { 200: savedSearchesResponseSchema },
        },
      },
      (request) => listSavedSearches(context, viewerOf(request), request.query),
    );

    app.post(
      '/api/saved-searches',
      {
        schema: {
          ...common,
          security: WRITE_SCOPE,
          summary: 'Keeps a search; what fits now counts as seen, what comes later is told of once',
          body: saveSearchRequestSchema,
          response: { 201: savedSearchSchema },
          errors: [403],
        },
      },
      async (request, reply) =>
        reply.status(201).send(await saveSearch(context, viewerOf(request), request.body)),
    );

    app.patch(
      '/api/saved-searches/:id',
      {
        schema: {
          ...common,
          security: WRITE_SCOPE,
          summary: 'Changes its name, how often it tells and when',
          params,
          body: changeSavedSearchRequestSchema,
          response: { 200: savedSearchSchema },
          errors: [403],
        },
      },
      (request) => changeSavedSearch(context, viewerOf(request), { ...request.body, id: request.params.id }),
    );

    app.delete(
      '/api/saved-searches/:id',
      {
        schema: {
          ...common,
          security: WRITE_SCOPE,
          summary: 'Forgets a search and what it told',
          params,
          response: { 200: messageResponseSchema },
        },
      },
      async (request) => {
        await removeSavedSearch(context, viewerOf(request), request.params.id);
        return { message: 'No longer saved.' };
      },
    );

    app.post(
      '/api/saved-searches/:id/run',
      {
        schema: {
          ...common,
          security: WRITE_SCOPE,
          summary: 'Sends what came and was not sent yet, due or not',
          params,
          response: { 200: runSavedSearchResponseSchema },
          errors: [409, 503],
        },
      },
      (request) => runSavedSearch(context, viewerOf(request), request.params.id),
    );

    app.post(
      '/api/saved-searches/:id/seen',
      {
        schema: {
          ...common,
          security: WRITE_SCOPE,
          summary: 'Nothing that came until now counts as new any more',
          params,
          response: { 200: savedSearchSchema },
        },
      },
      (request) => markSeen(context, viewerOf(request), request.params.id),
    );
    done();
  };
}
