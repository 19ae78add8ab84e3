import { passkeyCalls, passkeySignInCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { acceptEmptyJson } from '../../../http/accept-empty-json.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { addPasskey, startNewPasskey } from './add-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey } from './passkeys.service.ts';
import {
  confirmByPasskey,
  finishPasskeySignIn,
  startPasskeyConfirmation,
  startPasskeySignIn,
} from './use-passkey.ts';

export function answerPasskeySignIn(context: ApiContext): FastifyPluginCallback {
  return answerCalls(
    passkeySignInCalls,
    {
      startPasskeySignIn: ({ body }) => startPasskeySignIn(context, body?.redirect),
      finishPasskeySignIn: ({ body, request }) =>
        finishPasskeySignIn(context, body, request.headers['user-agent']),
    },
    acceptEmptyJson,
  );
}

export function answerPasskeys(context: ApiContext): FastifyPluginCallback {
  return answerCalls(
    passkeyCalls,
    {
      listPasskeys: ({ viewer }) => listPasskeys(context, viewer),
      startNewPasskey: ({ viewer }) => startNewPasskey(context, viewer),
      addPasskey: ({ viewer, body }) => addPasskey(context, viewer, body),
      renamePasskey: ({ viewer, params, body }) =>
        renamePasskey(context, viewer, { id: params.id, name: body.name }),
      removePasskey: ({ viewer, params }) => removePasskey(context, viewer, params.id),
      startPasskeyConfirmation: ({ viewer }) => startPasskeyConfirmation(context, viewer),
      confirmByPasskey: ({ viewer, body }) => confirmByPasskey(context, viewer, body),
    },
    acceptEmptyJson,
  );
}
