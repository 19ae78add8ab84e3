import { appliedJobsResponseSchema, historyQuerySchema, historyResponseSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { dropEmptyParameters } from '../../http/drop-empty-parameters.ts';
import { SIGNED_IN } from '../../http/signed-in.ts';
import { toContentDisposition } from '../job-profiles/file-name.ts';
import type { ViewerOf } from '../job-profiles/keep-viewers.ts';
import { toDay } from './application-day.ts';
import { APPLICATION_ERRORS } from './error-message.ts';
import { exportHistory, listApplied, listHistory } from './history.service.ts';

/** Reads of all applications of a person. */
export function historyRoutes(context: ApiContext, viewerOf: ViewerOf): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/job-applications/history',
      {
        preValidation: dropEmptyParameters,
        schema: {
          tags: ['Applications'],
          summary: 'A page of the applications, newest first, and how many are in each stage',
          security: SIGNED_IN,
          querystring: historyQuerySchema,
          response: { 200: historyResponseSchema, ...APPLICATION_ERRORS },
        },
      },
      (request) => listHistory(context, viewerOf(request), request.query),
    );

    app.get(
      '/api/job-applications/applied',
      {
        schema: {
          tags: ['Applications'],
          summary: 'The jobs of ours that were applied to, and when',
          security: SIGNED_IN,
          response: { 200: appliedJobsResponseSchema, ...APPLICATION_ERRORS },
        },
      },
      (request) => listApplied(context, viewerOf(request)),
    );

    app.get(
      '/api/job-applications/export.csv',
      {
        schema: {
          tags: ['Applications'],
          summary: 'All applications as a table for spreadsheets',
          security: SIGNED_IN,
          response: {
            200: { description: 'Comma-separated values', content: { 'text/csv': { schema: z.string() } } },
            ...APPLICATION_ERRORS,
          },
        },
      },
      async (request, reply) => {
        const table = await exportHistory(context, viewerOf(request));
        const name = `firsthand-applications-${toDay(context.now())}.csv`;
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', toContentDisposition(name))
          .send(table);
      },
    );
    done();
  };
}
