import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_KINDS, type AuditKind } from './audit.ts';
import { adminListQuerySchema } from '../operations/schemas.ts';

const instant = z.iso.datetime({ offset: true });

export const auditQuerySchema = adminListQuerySchema.extend({
  kind: z.enum(Object.keys(AUDIT_KINDS) as AuditKind[]).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** Whose doing it was, or whom it was about, by number. */
  person: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  since: instant.optional(),
  until: instant.optional(),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

const auditedPersonSchema = z.object({
  id: z.number().int(),
  name: z.string().nullable(),
  email: z.string(),
});

const auditEventSchema = z.object({
  id: z.number().int(),
  at: z.string(),
  /** `operator`: whoever gives commands on the machine. */
  actor: z.enum(['person', 'operator']),
  /** Null for the operator, and once the account is deleted. */
  person: auditedPersonSchema.nullable(),
  action: z.enum(AUDIT_ACTIONS),
  /** Whom it was about; null when nobody, and once the account is deleted. */
  subject: auditedPersonSchema.nullable(),
  /** A role, a board, a list. */
  detail: z.string().nullable(),
});
export type AuditEventView = z.infer<typeof auditEventSchema>;

/** The latest first, of the last 400 days. */
export const auditResponseSchema = z.object({ data: z.array(auditEventSchema), total: z.number().int() });
export type AuditResponse = z.infer<typeof auditResponseSchema>;
