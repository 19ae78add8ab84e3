export const ACCESS_TOKEN_ROUTES = {
  listAccessTokens: 'GET /v1/api/access-tokens',
  createAccessToken: 'POST /v1/api/access-tokens',
  revokeAccessToken: 'DELETE /v1/api/access-tokens/:id',
} as const;
