import { z } from 'zod';
import { describeCalls } from '../call.ts';
import { addCompanyRequestSchema } from '../watching/schemas.ts';
import { OPERATIONS_ROUTES } from './routes.ts';
import {
  addedBoardSchema,
  adminListQuerySchema,
  boardsQuerySchema,
  boardsResponseSchema,
  closingsResponseSchema,
  heldClosingsResponseSchema,
  operationsResponseSchema,
} from './schemas.ts';
import { messageResponseSchema } from '../schema-parts.ts';

const params = z.object({ boardId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** What an admin looks after. */
export const operationsCalls = describeCalls('Admin', OPERATIONS_ROUTES, {
  getOperations: {
    summary: 'How boards, jobs and the queue of tasks stand',
    access: 'admin',
    answer: operationsResponseSchema,
  },
  listBoards: {
    summary: 'Boards with their last crawls, what fails first',
    access: 'admin',
    query: boardsQuerySchema,
    answer: boardsResponseSchema,
  },
  addBoard: {
    summary: 'Add the board of a careers address once it answered; 200 when we have it',
    access: 'admin',
    body: addCompanyRequestSchema,
    answer: addedBoardSchema,
    status: [200, 201],
    errors: [429, 503],
  },
  pauseBoard: {
    summary: 'Keep a board from being read until it is resumed',
    access: 'admin',
    params,
    answer: messageResponseSchema,
    errors: [409],
  },
  resumeBoard: {
    summary: 'Read a paused board again',
    access: 'admin',
    params,
    answer: messageResponseSchema,
    errors: [409],
  },
  readBoardNow: {
    summary: 'Read a board next, whenever it is due',
    access: 'admin',
    params,
    answer: messageResponseSchema,
    errors: [409],
  },
  listClosings: {
    summary: 'Jobs that were closed in the last 30 days, with the readings that proved them gone',
    access: 'admin',
    query: adminListQuerySchema,
    answer: closingsResponseSchema,
  },
  listHeldClosings: {
    summary: 'Boards that lost most of their postings at once and wait for an admin',
    access: 'admin',
    answer: heldClosingsResponseSchema,
  },
  agreeToClosing: {
    summary: 'Let the next reading of a board close as many postings as are held',
    access: 'admin',
    params,
    answer: messageResponseSchema,
    errors: [409],
  },
});
