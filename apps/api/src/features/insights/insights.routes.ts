import { insightsQuerySchema, insightsSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { dropEmptyParameters } from '../../http/drop-empty-parameters.ts';
import type { CompanyNames } from '../jobs/company-names.ts';
import { createInsights } from './insights.service.ts';
import { writeInsights } from './write-insights.ts';

const FILE_NAME = 'firsthand-insights.csv';

/** Figures over a search, the same for everybody. */
export function insightsRoutes(context: ApiContext, nameCompanies: CompanyNames): FastifyPluginCallbackZod {
  const findInsights = createInsights(context, nameCompanies);
  const ofSearch = { tags: ['Search'], querystring: insightsQuerySchema };
  return (app, _options, done) => {
    app.get(
      '/api/insights',
      {
        preValidation: dropEmptyParameters,
        schema: {
          ...ofSearch,
          summary: 'Figures of what a search finds',
          description:
            'Takes the parameters of the search. Counts the jobs that are about the query: with its occupation, or all its words in ' +
            'title or company; with `counted=all` every job that the search finds. Pay counts with the middle of its range a ' +
            'year, each currency by itself.',
          response: { 200: insightsSchema },
        },
      },
      (request) => findInsights(request.query),
    );
    app.get(
      '/api/insights.csv',
      {
        preValidation: dropEmptyParameters,
        schema: {
          ...ofSearch,
          summary: 'The same as a table for spreadsheets',
          response: {
            200: { description: 'Comma-separated values', content: { 'text/csv': { schema: z.string() } } },
          },
        },
      },
      async (request, reply) => {
        const table = writeInsights(await findInsights(request.query));
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${FILE_NAME}"`)
          .send(table);
      },
    );
    done();
  };
}
