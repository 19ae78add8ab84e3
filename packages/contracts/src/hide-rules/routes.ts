export const HIDE_RULE_ROUTES = {
  listHideRules: 'GET /v1/api/hide-rules',
  addHideRule: 'POST /v1/api/hide-rules',
  removeHideRule: 'DELETE /v1/api/hide-rules/:id',
} as const;
