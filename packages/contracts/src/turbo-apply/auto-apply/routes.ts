export const AUTO_APPLY_ROUTES = {
  getAutoApply: 'GET /v1/api/auto-apply',
  saveAutoApply: 'PUT /v1/api/auto-apply',
  removeAutoApply: 'DELETE /v1/api/auto-apply',
} as const;
