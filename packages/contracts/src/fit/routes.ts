export const FIT_ROUTES = {
  getFit: 'GET /v1/api/fit',
} as const;
