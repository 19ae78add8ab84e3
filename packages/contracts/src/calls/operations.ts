import type { BoardsQuery, BoardsResponse, OperationsResponse } from '../schemas/operations-schemas.ts';
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
  listIntegrationRequests: { query: AdminListQuery; answer: IntegrationRequestsResponse };
  listCareerNotices: { query: AdminListQuery; answer: CareerNoticesResponse };
}

export const OPERATIONS_ROUTES = {
  getOperations: 'GET /v1/api/admin/operations',
  listBoards: 'GET /v1/api/admin/boards',
  listIntegrationRequests: 'GET /v1/api/admin/integration-requests',
  listCareerNotices: 'GET /v1/api/admin/career-notices',
} as const satisfies RoutesOf<OperationsCalls>;
