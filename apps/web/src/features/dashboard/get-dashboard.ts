import type { DashboardResponse } from '@firsthand/contracts';
import { call, type ApiFetch } from '../../lib/api-client.ts';

/** True counts and the latest bookmarks of whoever `apiFetch` speaks for. Throws ApiFailure. */
export function getDashboard(apiFetch: ApiFetch): Promise<DashboardResponse> {
  return call(apiFetch, '/v1/api/dashboard');
}
