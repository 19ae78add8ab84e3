export const INSIGHTS_ROUTES = {
  getInsights: 'GET /v1/api/insights',
} as const;
