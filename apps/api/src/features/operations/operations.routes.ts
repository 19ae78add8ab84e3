import {
  addCompanyRequestSchema,
  addedBoardSchema,
  adminListQuerySchema,
  boardsQuerySchema,
  boardsResponseSchema,
  closingsResponseSchema,
  heldClosingsResponseSchema,
  messageResponseSchema,
  operationsResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { ADMINS_ONLY } from '../../http/signed-in.ts';
import { viewerOf } from '../auth/require-sign-in.ts';
import type { Companies } from '../companies/companies.service.ts';
import { addBoard } from './add-board.ts';
import { listClosings } from './closings.ts';
import { pauseBoard, readBoardNow, resumeBoard } from './control-boards.ts';
import { agreeToClosing, listHeldClosings } from './held-closings.ts';
import { getOperations, listBoardHealth } from './operations.service.ts';

const boardParams = z.object({ boardId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

const BOARD_ACTS = [
  { name: 'pause', summary: 'Keep a board from being read until it is resumed', act: pauseBoard },
  { name: 'resume', summary: 'Read a paused board again', act: resumeBoard },
  { name: 'crawl', summary: 'Read a board next, whenever it is due', act: readBoardNow },
];

export function operationRoutes(context: ApiContext, companies: Companies): FastifyPluginCallbackZod {
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

    app.post(
      '/api/admin/boards',
      {
        schema: {
          tags: ['Admin'],
          summary: 'Add the board of a careers address once it answered; 200 when we have it',
          security: ADMINS_ONLY,
          body: addCompanyRequestSchema,
          response: { 200: addedBoardSchema, 201: addedBoardSchema },
          errors: [429, 503],
        },
      },
      async (request, reply) => {
        const { ip: clientIp, body } = request;
        const order = { admin: viewerOf(request), url: body.url, clientIp };
        const { created, ...answer } = await addBoard(context, companies, order);
        return reply.status(created ? 201 : 200).send(answer);
      },
    );

    for (const { name, summary, act } of BOARD_ACTS) {
      app.post(
        `/api/admin/boards/:boardId/${name}`,
        {
          schema: {
            ...{ tags: ['Admin'], summary, security: ADMINS_ONLY },
            params: boardParams,
            response: { 200: messageResponseSchema },
            errors: [409],
          },
        },
        (request) => act(context, { boardId: request.params.boardId, adminId: viewerOf(request).user.id }),
      );
    }

    app.get(
      '/api/admin/closings',
      {
        schema: {
          tags: ['Admin'],
          summary: 'Jobs that were closed in the last 30 days, with the readings that proved them gone',
          security: ADMINS_ONLY,
          querystring: adminListQuerySchema,
          response: { 200: closingsResponseSchema },
        },
      },
      (request) => listClosings(context, request.query),
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
      () => listHeldClosings(context),
    );

    app.post(
      '/api/admin/held-closings/:boardId/agree',
      {
        schema: {
          tags: ['Admin'],
          summary: 'Let the next reading of a board close as many postings as are held',
          security: ADMINS_ONLY,
          params: boardParams,
          response: { 200: messageResponseSchema },
          errors: [409],
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
