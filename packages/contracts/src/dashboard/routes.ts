export const DASHBOARD_ROUTES = { getDashboard: 'GET /v1/api/dashboard' } as const;
