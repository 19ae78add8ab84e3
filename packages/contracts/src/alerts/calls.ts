import { describeCalls } from '../call.ts';
import { ALERT_ROUTES } from './routes.ts';
import {
  alertLinkRequestSchema,
  alertRequestSchema,
  alertsResponseSchema,
  changeAlertsRequestSchema,
} from './schemas.ts';
import { messageResponseSchema } from '../schema-parts.ts';

/** The tokens are too long to be guessed anyway. */
const perMinute = 60;

/** Alerts without signing in: for an address that confirms them, and by the links of their mails. */
export const alertCalls = describeCalls('Alerts', ALERT_ROUTES, {
  requestAlert: {
    summary: 'Mails a link that begins alerts for an address; the same answer for every address',
    access: 'anybody',
    body: alertRequestSchema,
    answer: messageResponseSchema,
    errors: [503],
  },
  confirmAlert: {
    summary: 'Begins an alert by the link of the mail that asked; twice is fine',
    access: 'anybody',
    perMinute,
    body: alertLinkRequestSchema,
    answer: alertsResponseSchema,
    errors: [404, 409, 410],
  },
  lookAtAlerts: {
    summary: 'What the link of a mail is about; changes nothing',
    access: 'anybody',
    perMinute,
    body: alertLinkRequestSchema,
    answer: alertsResponseSchema,
    errors: [404],
  },
  changeAlerts: {
    summary: 'Changes how often alerts come, or ends them, by the link of one of their mails; twice is fine',
    access: 'anybody',
    perMinute,
    body: changeAlertsRequestSchema,
    answer: alertsResponseSchema,
    errors: [403, 404],
  },
});
