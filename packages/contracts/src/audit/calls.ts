import { describeCalls } from '../call.ts';
import { AUDIT_ROUTES } from './routes.ts';
import { auditQuerySchema, auditResponseSchema } from './schemas.ts';

/** The audit trail. */
export const auditCalls = describeCalls('Admin', AUDIT_ROUTES, {
  listAudit: {
    summary: 'What admins and operators did, the latest first',
    access: 'admin',
    query: auditQuerySchema,
    answer: auditResponseSchema,
  },
});
