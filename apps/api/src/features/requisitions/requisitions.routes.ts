import {
  jobCardsResponseSchema,
  searchQuerySchema,
  searchResponseSchema,
  statisticsResponseSchema,
} from '@firsthand/contracts';
import { countStatistics } from '@firsthand/search';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { dropEmptyParameters } from '../../http/drop-empty-parameters.ts';
import { memoizeFor } from '../../http/memoize-for.ts';
import { createRequisitions } from './requisitions.service.ts';

const STATISTICS_KEPT_MS = 60_000;

export function requisitionRoutes(context: ApiContext): FastifyPluginCallbackZod {
  const getStatistics = memoizeFor(STATISTICS_KEPT_MS, context.now, () =>
    countStatistics(context.database.db),
  );

  const requisitions = createRequisitions(context);

  return (app, _options, done) => {
    app.get(
      '/api/requisitions/search',
      {
        preValidation: dropEmptyParameters,
        schema: {
          tags: ['Search'],
          summary: 'Search open jobs',
          description: 'Every word must occur. Without a query the filters alone decide, newest first.',
          querystring: searchQuerySchema,
          response: { 200: searchResponseSchema },
        },
      },
      async (request, reply) => sendJson(reply, await requisitions.search(request.query)),
    );
    app.get(
      '/api/requisitions/cards',
      {
        preValidation: dropEmptyParameters,
        schema: {
          tags: ['Search'],
          summary: 'Search open jobs, for a list',
          description: 'As the search, each job without its texts and with its summary.',
          querystring: searchQuerySchema,
          response: { 200: jobCardsResponseSchema },
        },
      },
      async (request, reply) => sendJson(reply, await requisitions.searchCards(request.query)),
    );
    app.get(
      '/api/requisitions/statistics',
      {
        schema: {
          tags: ['Search'],
          summary: 'How many open jobs we hold',
          response: { 200: statisticsResponseSchema },
        },
      },
      async () => ({ data: await getStatistics() }),
    );
    done();
  };
}

/** Sends what is JSON already. */
function sendJson(reply: FastifyReply, json: string) {
  return reply.type('application/json; charset=utf-8').serializer(String).send(json);
}
