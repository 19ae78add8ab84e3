import {
  confirmPersonRequestSchema,
  messageResponseSchema,
  sendMagicLinkResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../../api-context.ts';
import { acceptEmptyJson } from '../../../http/accept-empty-json.ts';
import { SIGNED_IN } from '../../../http/signed-in.ts';
import { sessionOf } from '../require-sign-in.ts';
import { askForConfirmation, confirmPerson } from './confirm-person.ts';

const tags = ['Sign-in'];

export function reauthenticationRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    acceptEmptyJson(app);
    app.post(
      '/api/auth/confirmations',
      {
        schema: {
          tags,
          summary: 'Mail 6 digits to the address of the account, to prove who is in this session',
          security: SIGNED_IN,
          response: { 200: sendMagicLinkResponseSchema },
          errors: [503],
        },
      },
      (request) => askForConfirmation(context, { viewer: sessionOf(request), clientIp: request.ip }),
    );

    app.post(
      '/api/auth/confirmations/verify',
      {
        schema: {
          tags,
          summary: 'Prove who is in this session by the 6 digits; for 15 minutes',
          security: SIGNED_IN,
          body: confirmPersonRequestSchema,
          response: { 200: messageResponseSchema },
          errors: [410],
        },
      },
      (request) => {
        const { request_token: requestToken, code } = request.body;
        return confirmPerson(context, sessionOf(request), { requestToken, code });
      },
    );
    done();
  };
}
