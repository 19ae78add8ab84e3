export type { ApiContext, AuthSettings } from './api-context.ts';
export { createApi } from './create-api.ts';
export { startMailing, type MailingOptions } from './features/mail/start-mailing.ts';
export { callInProcess } from './http/own-calls.ts';
