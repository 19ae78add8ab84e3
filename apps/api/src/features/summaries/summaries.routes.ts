import {
  errorSchema,
  findAts,
  getAts,
  summariesRequestSchema,
  summariesResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { loadSummaries } from '../jobs/jobs.repository.ts';

export function summaryRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/api/summaries/jobs',
      {
        schema: {
          tags: ['Jobs'],
          summary: 'Short summaries of the jobs listed',
          body: summariesRequestSchema,
          response: { 200: summariesResponseSchema, 400: errorSchema },
        },
      },
      async (request) => {
        const wanted = new Map(
          request.body.jobs.map((job) => [Number(job.ats_id), findAts(job.ats_type)?.source]),
        );
        const rows = await loadSummaries(context.database.db, [...wanted.keys()]);
        const data = rows
          .filter((row) => wanted.get(row.id) === row.source)
          .map((row) => ({ ats_id: row.id, ats_type: getAts(row.source).slug, summary: row.summary }));
        return { success: true, data, error: null };
      },
    );
    done();
  };
}
