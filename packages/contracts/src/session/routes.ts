export const RENEWAL_ROUTES = { refreshSession: 'POST /v1/api/auth/refresh' } as const;

export const SESSION_ROUTES = {
  getPerson: 'GET /v1/api/auth/profile',
  logOut: 'POST /v1/api/auth/logout',
  listSessions: 'GET /v1/api/auth/sessions',
  endSession: 'DELETE /v1/api/auth/sessions/:id',
} as const;
