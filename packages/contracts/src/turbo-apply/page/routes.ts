export const APPLY_PAGE_ROUTES = {
  findApplyPage: 'GET /v1/api/apply/page',
  fillPage: 'POST /v1/api/apply/page/values',
  recordPage: 'POST /v1/api/apply/page/record',
} as const;
