import type {
  BoardsResponse,
  CareerNoticesResponse,
  IntegrationRequestsResponse,
  OperationsResponse,
} from '@firsthand/contracts';
import { call, type ApiFetch } from '../../lib/api-client.ts';
import { PAGE_SIZES, type OperationsState } from './operations-address.ts';

/** What the operations page reads; each throws ApiFailure. */
export interface OperationsCalls {
  overview: () => Promise<OperationsResponse>;
  boards: (state: OperationsState) => Promise<BoardsResponse>;
  requests: (page: number) => Promise<IntegrationRequestsResponse>;
  addresses: (page: number) => Promise<CareerNoticesResponse>;
}

function toWindow(page: number, pageSize: number): Record<string, string> {
  return { limit: String(pageSize), offset: String((page - 1) * pageSize) };
}

/** The calls of the admin `apiFetch` speaks for. */
export function toOperationsCalls(apiFetch: ApiFetch): OperationsCalls {
  const get = <T>(name: string, query: Record<string, string>) =>
    call<T>(apiFetch, `/v1/api/admin/${name}?${new URLSearchParams(query)}`);
  return {
    overview: () => call(apiFetch, '/v1/api/admin/operations'),
    boards: ({ boards, search, page }) =>
      get('boards', { ...toWindow(page, PAGE_SIZES.boards), state: boards, search }),
    requests: (page) => get('integration-requests', toWindow(page, PAGE_SIZES.requests)),
    addresses: (page) => get('career-notices', toWindow(page, PAGE_SIZES.addresses)),
  };
}
