export type { ApiContext, AuthSettings } from './api-context.ts';
export type { BillingSettings } from './billing-settings.ts';
export { createApi } from './create-api.ts';
export { createHealthApi } from './create-health-api.ts';
export { recordAudit } from './people/record-audit.ts';
export { syncBilling, type BillingReport } from './features/billing/operate-billing.ts';
export { startBilling } from './features/billing/start-billing.ts';
export { startMailing, type MailingOptions } from './mail/start-mailing.ts';
export { sendDueAlerts, type AlertsReport } from './features/saved-searches/alerts/operate-alerts.ts';
export { readGauges } from './features/operations/read-gauges.ts';
export { startAlerts } from './features/saved-searches/alerts/start-alerts.ts';
export { startMatching } from './features/saved-searches/matching/start-matching.ts';
export { startApplying } from './features/turbo-apply/start-applying.ts';
export {
  operateUsers,
  userOrderSchema,
  type ListedUser,
  type UserAnswer,
  type UserOrder,
} from './features/users/operate-users.ts';
export { callInProcess } from './http/own-calls.ts';
export { toLoggedPath } from './http/request-path.ts';
export { REQUEST_ID_HEADER } from './http/request-ids.ts';
