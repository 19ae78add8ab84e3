/** Everything that the audit trail knows, by what it concerns, in the order in which the kinds are offered. */
export const AUDIT_KINDS = {
  boards: [
    'board-paused',
    'board-resumed',
    'board-read-now',
    'board-added',
    'closing-agreed',
    'crawl-ordered',
    'boards-discovered',
    'board-kept-out',
    'board-let-in',
  ],
  people: [
    'role-granted',
    'role-revoked',
    'person-signed-out',
    'passkeys-removed',
    'person-exported',
    'person-deleted',
    'people-listed',
  ],
  /** What an admin saw that people left, or that names them. */
  reads: ['personal-data-read'],
  service: ['billing-synced', 'alerts-sent', 'store-backed-up', 'store-restored'],
} as const;
export type AuditKind = keyof typeof AUDIT_KINDS;
export type AuditAction = (typeof AUDIT_KINDS)[AuditKind][number];

export const AUDIT_ACTIONS: readonly AuditAction[] = Object.values(AUDIT_KINDS).flat();

/** Lists with data of people that admins read, as the audit trail names them. */
export type ReadList = 'integration requests' | 'careers addresses' | 'audit trail';
