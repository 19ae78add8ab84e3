import type { z } from 'zod';
import type { addCompanyRequestSchema } from '../schemas/watching-schemas.ts';
import type { AuditQuery, AuditResponse } from '../schemas/audit-schemas.ts';
import type { MessageResponse } from '../schemas/account-schemas.ts';
import type {
  AddedBoard,
  BoardsQuery,
  BoardsResponse,
  ClosingsResponse,
  HeldClosingsResponse,
  OperationsResponse,
} from '../schemas/operations-schemas.ts';
import type {
  AdminListQuery,
  CareerNoticesResponse,
  IntegrationRequestsResponse,
} from '../schemas/public-forms-schemas.ts';
import type { RoutesOf } from './call.ts';

/** What an admin looks after. */
export interface OperationsCalls {
  getOperations: { answer: OperationsResponse };
  listBoards: { query: BoardsQuery; answer: BoardsResponse };
  addBoard: { body: z.infer<typeof addCompanyRequestSchema>; answer: AddedBoard };
  pauseBoard: { answer: MessageResponse };
  resumeBoard: { answer: MessageResponse };
  readBoardNow: { answer: MessageResponse };
  listClosings: { query: AdminListQuery; answer: ClosingsResponse };
  listHeldClosings: { answer: HeldClosingsResponse };
  agreeToClosing: { answer: MessageResponse };
  listAudit: { query: AuditQuery; answer: AuditResponse };
  listIntegrationRequests: { query: AdminListQuery; answer: IntegrationRequestsResponse };
  listCareerNotices: { query: AdminListQuery; answer: CareerNoticesResponse };
}

export const OPERATIONS_ROUTES = {
  getOperations: 'GET /v1/api/admin/operations',
  listBoards: 'GET /v1/api/admin/boards',
  addBoard: 'POST /v1/api/admin/boards',
  pauseBoard: 'POST /v1/api/admin/boards/:boardId/pause',
  resumeBoard: 'POST /v1/api/admin/boards/:boardId/resume',
  readBoardNow: 'POST /v1/api/admin/boards/:boardId/crawl',
  listClosings: 'GET /v1/api/admin/closings',
  listHeldClosings: 'GET /v1/api/admin/held-closings',
  agreeToClosing: 'POST /v1/api/admin/held-closings/:boardId/agree',
  listAudit: 'GET /v1/api/admin/audit',
  listIntegrationRequests: 'GET /v1/api/admin/integration-requests',
  listCareerNotices: 'GET /v1/api/admin/career-notices',
} as const satisfies RoutesOf<OperationsCalls>;
