import { Readable } from 'node:stream';
import { appliedJobsResponseSchema, historyQuerySchema, historyResponseSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../../api-context.ts';
import { dropEmptyParameters } from '../../../http/drop-empty-parameters.ts';
import { READ_SCOPE } from '../../../http/signed-in.ts';
import { viewerOf } from '../../auth/require-sign-in.ts';
import { toContentDisposition } from '../../job-profiles/files/file-name.ts';
import { toDay } from '../application-day.ts';
import { exportHistory, listApplied, listHistory } from './history.service.ts';

const tableContent = { schema: z.instanceof(Readable).meta({ type: 'string' }) };

/** Reads of all applications of a person. */
export function historyRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/job-applications/history',
      {
        preValidation: dropEmptyParameters,
        schema: {
          tags: ['Applications'],
          summary: 'A page of the applications, newest first, and how many are in each stage',
          security: READ_SCOPE,
          querystring: historyQuerySchema,
          response: { 200: historyResponseSchema },
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
          security: READ_SCOPE,
          response: { 200: appliedJobsResponseSchema },
        },
      },
      (request) => listApplied(context, viewerOf(request)),
    );

    app.get(
      '/api/job-applications/export.csv',
      {
        // It would be read to its end for the headers alone.
        exposeHeadRoute: false,
        schema: {
          tags: ['Applications'],
          summary: 'All applications as a table for spreadsheets',
          security: READ_SCOPE,
          response: { 200: { description: 'Comma-separated values', content: { 'text/csv': tableContent } } },
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
