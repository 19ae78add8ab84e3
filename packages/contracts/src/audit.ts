/** Everything that the audit trail knows, with its words: "Ada Example made somebody an admin". */
export const AUDIT_ACTIONS = [
  'role-granted',
  'role-revoked',
  'person-signed-out',
  'passkeys-removed',
  'person-exported',
  'person-deleted',
  'people-listed',
  'closing-agreed',
  'board-paused',
  'board-resumed',
  'board-read-now',
  'board-added',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
