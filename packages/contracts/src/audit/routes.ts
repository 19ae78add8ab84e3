export const AUDIT_ROUTES = { listAudit: 'GET /v1/api/admin/audit' } as const;
