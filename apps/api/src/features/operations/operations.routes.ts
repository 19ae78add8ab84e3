import {
  boardsQuerySchema,
  boardsResponseSchema,
  heldClosingsResponseSchema,
  messageResponseSchema,
  operationsResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { ADMINS_ONLY } from '../../http/signed-in.ts';
import { viewerOf } from '../auth/require-sign-in.ts';
import { agreeToClosing, listHeldClosings } from './held-closings.ts';
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

    app.get(
      '/api/admin/held-closings',
      {
        schema: {
          tags: ['Admin'],
          summary: 'Boards that lost most of their postings at once and wait for an admin',
          security: ADMINS_ONLY,
          response: { 200: heldClosingsResponseSchema },
        },
      },
      () => listHeldClosings(context.database.db),
    );

    app.post(
      '/api/admin/held-closings/:boardId/agree',
      {
        schema: {
          tags: ['Admin'],
          summary: 'Let the next reading of a board close as many postings as are held',
          security: ADMINS_ONLY,
          params: z.object({ boardId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
          response: { 200: messageResponseSchema },
        },
      },
      (request) =>
        agreeToClosing(context, {
          boardId: request.params.boardId,
          adminId: viewerOf(request).user.id,
        }),
    );
    done();
  };
}
