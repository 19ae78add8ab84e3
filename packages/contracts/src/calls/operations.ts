import type { MessageResponse } from '../schemas/account-schemas.ts';
import type {
  BoardsQuery,
  BoardsResponse,
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
  listHeldClosings: { answer: HeldClosingsResponse };
  agreeToClosing: { answer: MessageResponse };
  listIntegrationRequests: { query: AdminListQuery; answer: IntegrationRequestsResponse };
  listCareerNotices: { query: AdminListQuery; answer: CareerNoticesResponse };
}

export const OPERATIONS_ROUTES = {
  getOperations: 'GET /v1/api/admin/operations',
  listBoards: 'GET /v1/api/admin/boards',
  listHeldClosings: 'GET /v1/api/admin/held-closings',
  agreeToClosing: 'POST /v1/api/admin/held-closings/:boardId/agree',
  listIntegrationRequests: 'GET /v1/api/admin/integration-requests',
  listCareerNotices: 'GET /v1/api/admin/career-notices',
} as const satisfies RoutesOf<OperationsCalls>;
