import { findAts, getAts, summariesRequestSchema, summariesResponseSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { loadSummaries } from './summaries.repository.ts';

export function summaryRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/api/summaries/jobs',
      {
        schema: {
          tags: ['Jobs'],
          summary: 'Short summaries of the jobs listed',
          body: summariesRequestSchema,
          response: { 200: summariesResponseSchema },
        },
      },
      async (request) => {
        const wanted = request.body.jobs.map((job) => ({
          id: Number(job.ats_id),
          source: findAts(job.ats_type)?.source,
        }));
        const rows = await loadSummaries(
          context.database.db,
          wanted.map(({ id }) => id),
        );
        const byId = new Map(rows.map((row) => [row.id, row]));
        const data = wanted.flatMap(({ id, source }) => {
          const row = byId.get(id);
          if (row?.source !== source || !row) return [];
          return { ats_id: id, ats_type: getAts(row.source).slug, summary: row.summary };
        });
        return { success: true, data, error: null };
      },
    );
    done();
  };
}
