import { reauthenticationCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { acceptEmptyJson } from '../../../http/accept-empty-json.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { askForConfirmation, confirmPerson } from './confirm-person.ts';

export function answerReauthentication(context: ApiContext): FastifyPluginCallback {
  return answerCalls(
    reauthenticationCalls,
    {
      askForConfirmation: ({ viewer, request }) =>
        askForConfirmation(context, { viewer, clientIp: request.ip }),
      confirmPerson: ({ viewer, body: { request_token: requestToken, code } }) =>
        confirmPerson(context, viewer, { requestToken, code }),
    },
    acceptEmptyJson,
  );
}
