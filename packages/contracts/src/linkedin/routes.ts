export const LINKEDIN_ROUTES = {
  startLinkedin: 'POST /v1/api/auth/linkedin',
  finishLinkedin: 'GET /v1/api/auth/linkedin/callback',
} as const;
