import {
  alertLinkRequestSchema,
  alertRequestSchema,
  alertsResponseSchema,
  changeAlertsRequestSchema,
  messageResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../../api-context.ts';
import { changeAlerts, confirmAlert, lookAtAlerts } from './manage-alerts.ts';
import { requestAlert } from './request-alert.ts';

const tags = ['Alerts'];
/** Per client; the tokens are too long to be guessed anyway. */
const config = { rateLimit: { max: 60, timeWindow: 60_000 } };

/** Alerts without signing in. */
export function alertRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/api/alerts',
      {
        schema: {
          tags,
          summary: 'Mails a link that begins alerts for an address; the same answer for every address',
          body: alertRequestSchema,
          response: { 200: messageResponseSchema },
          errors: [503],
        },
      },
      async ({ body, ip }) => {
        await requestAlert(context, body, ip);
        return { message: 'Check your mail: the alert begins once you confirm it there.' };
      },
    );

    app.post(
      '/api/alerts/confirm',
      {
        config,
        schema: {
          tags,
          summary: 'Begins an alert by the link of the mail that asked; twice is fine',
          body: alertLinkRequestSchema,
          response: { 200: alertsResponseSchema },
          errors: [404, 409, 410],
        },
      },
      ({ body }) => confirmAlert(context, body.token),
    );

    app.post(
      '/api/alerts/look',
      {
        config,
        schema: {
          tags,
          summary: 'What the link of a mail is about; changes nothing',
          body: alertLinkRequestSchema,
          response: { 200: alertsResponseSchema },
          errors: [404],
        },
      },
      ({ body }) => lookAtAlerts(context, body.token),
    );

    app.post(
      '/api/alerts/change',
      {
        config,
        schema: {
          tags,
          summary:
            'Changes how often alerts come, or ends them, by the link of one of their mails; twice is fine',
          body: changeAlertsRequestSchema,
          response: { 200: alertsResponseSchema },
          errors: [403, 404],
        },
      },
      ({ body }) => changeAlerts(context, body),
    );
    done();
  };
}
