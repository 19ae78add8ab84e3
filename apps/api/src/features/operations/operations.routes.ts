import { boardsQuerySchema, boardsResponseSchema, operationsResponseSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { ADMINS_ONLY } from '../../http/signed-in.ts';
import { getOperations, listBoardHealth } from './operations.service.ts';

export function operationRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/admin/operations',
      {
        schema: {
          tags: ['Admin'],
          summary: 'How boards, jobs and the queue of tasks stand',
          security: ADMINS_ONLY,
          response: { 200: operationsResponseSchema },
        },
      },
      () => getOperations(context),
    );

    app.get(
      '/api/admin/boards',
      {
        schema: {
          tags: ['Admin'],
          summary: 'Boards with their last crawls, what fails first',
          security: ADMINS_ONLY,
          querystring: boardsQuerySchema,
          response: { 200: boardsResponseSchema },
        },
      },
      (request) => listBoardHealth(context, request.query),
    );
    done();
  };
}
