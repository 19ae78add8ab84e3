export const ACCOUNT_FILE_ROUTES = {
  exportAccount: 'GET /v1/api/users/export',
  importAccount: 'POST /v1/api/users/import',
} as const;
