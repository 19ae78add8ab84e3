export const VISITOR_ROUTES = { getUsersConfig: 'GET /v1/api/users/config' } as const;
