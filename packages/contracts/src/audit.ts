/** Everything that the audit trail knows, with its words: "Ada Example made somebody an admin". */
export const AUDIT_ACTIONS = [
  'role-granted',
  'role-revoked',
  'person-signed-out',
  'passkeys-removed',
  'person-exported',
  'person-deleted',
  'people-listed',
  'admin-read',
  'closing-agreed',
  'crawl-ordered',
  'billing-synced',
  'store-backed-up',
  'store-restored',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
