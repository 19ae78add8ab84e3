import { insightsQuerySchema, type Insights, type InsightsQuery } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { dropEmptyParameters } from '../../http/drop-empty-parameters.ts';
import { writeInsights } from './write-insights.ts';

const FILE_NAME = 'firsthand-insights.csv';

/** The figures as a table, which pages link to. */
export function insightsTableRoute(
  findInsights: (query: InsightsQuery) => Promise<Insights>,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/insights.csv',
      {
        preValidation: dropEmptyParameters,
        schema: {
          tags: ['Search'],
          summary: 'The same as a table for spreadsheets',
          querystring: insightsQuerySchema,
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
