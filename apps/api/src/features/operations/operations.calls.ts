import { operationsCalls, type MessageResponse } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import type { SessionViewer } from '../../people/viewer.ts';
import type { Companies } from '../companies/companies.service.ts';
import { addBoard } from './add-board.ts';
import type { BoardOrder } from './change-board.ts';
import { listClosings } from './closings.ts';
import { pauseBoard, readBoardNow, resumeBoard } from './control-boards.ts';
import { agreeToClosing, listHeldClosings } from './held-closings.ts';
import { getOperations, listBoardHealth } from './operations.service.ts';

export function answerOperations(context: ApiContext, companies: Companies): FastifyPluginCallback {
  /** What an admin does to one board. */
  const act =
    (doTo: (tools: ApiContext, order: BoardOrder) => Promise<MessageResponse>) =>
    ({ viewer, params: { boardId } }: { viewer: SessionViewer; params: { boardId: number } }) =>
      doTo(context, { boardId, adminId: viewer.user.id });
  return answerCalls(operationsCalls, {
    getOperations: () => getOperations(context),
    listBoards: ({ query }) => listBoardHealth(context, query),
    addBoard: async ({ viewer, body, request, reply }) => {
      const order = { admin: viewer, url: body.url, clientIp: request.ip };
      const { created, ...answer } = await addBoard(context, companies, order);
      void reply.status(created ? 201 : 200);
      return answer;
    },
    pauseBoard: act(pauseBoard),
    resumeBoard: act(resumeBoard),
    readBoardNow: act(readBoardNow),
    listClosings: ({ query }) => listClosings(context, query),
    listHeldClosings: () => listHeldClosings(context),
    agreeToClosing: act(agreeToClosing),
  });
}
