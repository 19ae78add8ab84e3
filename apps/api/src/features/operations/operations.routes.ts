import {
  boardsQuerySchema,
  boardsResponseSchema,
  errorSchema,
  operationsResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { SIGNED_IN } from '../../http/signed-in.ts';
import { requireAdmin } from '../auth/require-admin.ts';
import { getOperations, listBoardHealth } from './operations.service.ts';

export function operationRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/admin/operations',
      {
        schema: {
          tags: ['Admin'],
          summary: 'How boards, jobs and the queue of tasks stand',
          security: SIGNED_IN,
          response: { 200: operationsResponseSchema, 401: errorSchema, 403: errorSchema },
        },
      },
      async (request) => {
        await requireAdmin(context, request);
        return getOperations(context);
      },
    );

    app.get(
      '/api/admin/boards',
      {
        schema: {
          tags: ['Admin'],
          summary: 'Boards with their last crawls, what fails first',
          security: SIGNED_IN,
          querystring: boardsQuerySchema,
          response: { 200: boardsResponseSchema, 400: errorSchema, 401: errorSchema, 403: errorSchema },
        },
      },
      async (request) => {
        await requireAdmin(context, request);
        return listBoardHealth(context, request.query);
      },
    );
    done();
  };
}
