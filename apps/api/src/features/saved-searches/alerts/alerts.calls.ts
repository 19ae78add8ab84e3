import { alertCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { changeAlerts, confirmAlert, lookAtAlerts } from './manage-alerts.ts';
import { requestAlert } from './request-alert.ts';

/** Alerts without signing in. */
export function answerAlerts(context: ApiContext): FastifyPluginCallback {
  return answerCalls(alertCalls, {
    requestAlert: async ({ body, request }) => {
      await requestAlert(context, body, request.ip);
      return { message: 'Check your mail: the alert begins once you confirm it there.' };
    },
    confirmAlert: ({ body }) => confirmAlert(context, body.token),
    lookAtAlerts: ({ body }) => lookAtAlerts(context, body.token),
    changeAlerts: ({ body }) => changeAlerts(context, body),
  });
}
