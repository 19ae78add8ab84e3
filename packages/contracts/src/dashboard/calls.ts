import { describeCalls } from '../call.ts';
import { DASHBOARD_ROUTES } from './routes.ts';
import { dashboardResponseSchema } from './schemas.ts';

/** True counts and the latest bookmarks. */
export const dashboardCalls = describeCalls('Account', DASHBOARD_ROUTES, {
  getDashboard: {
    summary: 'How many jobs are kept and applied to, and the latest kept ones',
    access: 'read',
    answer: dashboardResponseSchema,
  },
});
