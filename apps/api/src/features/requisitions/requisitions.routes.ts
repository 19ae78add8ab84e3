import {
  jobCardsResponseSchema,
  searchQuerySchema,
  searchResponseSchema,
  statisticsResponseSchema,
  suggestQuerySchema,
  suggestResponseSchema,
} from '@firsthand/contracts';
import { countStatistics } from '@firsthand/search';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { dropEmptyParameters } from '../../http/drop-empty-parameters.ts';
import { memoizeFor } from '../../http/memoize-for.ts';
import { sendJson } from '../../http/send-json.ts';
import { SIGNED_IN_OR_NOT } from '../../http/signed-in.ts';
import type { CompanyNames } from '../jobs/company-names.ts';
import type { JobViews } from '../jobs/job-views.ts';
import { createRequisitions } from './requisitions.service.ts';

const STATISTICS_KEPT_MS = 60_000;

export function requisitionRoutes(
  context: ApiContext,
  views: JobViews,
  nameCompanies: CompanyNames,
): FastifyPluginCallbackZod {
  const getStatistics = memoizeFor(STATISTICS_KEPT_MS, context.now, () =>
    countStatistics(context.database.db),
  );

  const requisitions = createRequisitions(context, views, nameCompanies);

  return (app, _options, done) => {
    app.get(
      '/api/requisitions/search',
      {
        preValidation: dropEmptyParameters,
        schema: {
          tags: ['Search'],
          summary: 'Search open jobs',
          description:
            'What words mean is understood, unless `literal=true`: `understood` says how, and `not_understood` names parameters ' +
            'that words must not set. Every other word must occur. Without a query the filters alone decide, newest first. What ' +
            'a signed-in person hides is left out, unless `hide=false`.',
          security: SIGNED_IN_OR_NOT,
          querystring: searchQuerySchema,
          response: { 200: searchResponseSchema },
        },
      },
      async (request, reply) => sendJson(reply, await requisitions.search(request.query, request.viewer)),
    );
    app.get(
      '/api/requisitions/cards',
      {
        preValidation: dropEmptyParameters,
        schema: {
          tags: ['Search'],
          summary: 'Search open jobs, for a list',
          description: 'As the search, each job without its texts and with its summary.',
          security: SIGNED_IN_OR_NOT,
          querystring: searchQuerySchema,
          response: { 200: jobCardsResponseSchema },
        },
      },
      async (request, reply) =>
        sendJson(reply, await requisitions.searchCards(request.query, request.viewer)),
    );
    app.get(
      '/api/search/suggest',
      {
        preValidation: dropEmptyParameters,
        schema: {
          tags: ['Search'],
          summary: 'Complete what is typed into the search',
          description:
            'Occupations with a name that begins so, then titles and companies of open jobs, the most frequent first.',
          querystring: suggestQuerySchema,
          response: { 200: suggestResponseSchema },
        },
      },
      async ({ query: { q = '', country } }) => ({
        suggestions: await context.search.suggest({ typed: q, country }),
      }),
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
