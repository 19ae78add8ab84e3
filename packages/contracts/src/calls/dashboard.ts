import type { DashboardResponse } from '../schemas/account-schemas.ts';
import type { RoutesOf } from './call.ts';

/** True counts and the latest bookmarks. */
export interface DashboardCalls {
  getDashboard: { answer: DashboardResponse };
}

export const DASHBOARD_ROUTES = {
  getDashboard: 'GET /v1/api/dashboard',
} as const satisfies RoutesOf<DashboardCalls>;
