import {
  addPasskeyRequestSchema,
  newPasskeyOptionsSchema,
  passkeyAnswerRequestSchema,
  passkeyOptionsSchema,
  passkeysResponseSchema,
  passkeySignInOptionsRequestSchema,
  passkeySignInRequestSchema,
  renamePasskeyRequestSchema,
  sessionResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../../api-context.ts';
import { acceptEmptyJson } from '../../../http/accept-empty-json.ts';
import { SIGNED_IN } from '../../../http/signed-in.ts';
import { idParameter } from '../../../http/id-parameter.ts';
import { sessionOf } from '../require-sign-in.ts';
import { addPasskey, startNewPasskey } from './add-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey } from './passkeys.service.ts';
import {
  confirmByPasskey,
  finishPasskeySignIn,
  startPasskeyConfirmation,
  startPasskeySignIn,
} from './use-passkey.ts';

const tags = ['Passkeys'];
/** Per client. Each costs a signature to check or a row to keep, and nobody signs in more often. */
const TRIES_PER_MINUTE = { rateLimit: { max: 30, timeWindow: 60_000 } };
const params = z.object({ id: idParameter });

export function passkeyRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    acceptEmptyJson(app);
    app.post(
      '/api/auth/passkey-sign-in/options',
      {
        config: TRIES_PER_MINUTE,
        schema: {
          tags,
          summary: 'Begin a sign-in with a passkey: what the browser is to have signed',
          body: passkeySignInOptionsRequestSchema,
          response: { 200: passkeyOptionsSchema },
        },
      },
      ({ body }) => startPasskeySignIn(context, body?.redirect),
    );

    app.post(
      '/api/auth/passkey-sign-in',
      {
        config: TRIES_PER_MINUTE,
        schema: {
          tags,
          summary: 'Sign in with what a passkey signed, once',
          body: passkeySignInRequestSchema,
          response: { 200: sessionResponseSchema },
          errors: [401],
        },
      },
      ({ body, headers }) => finishPasskeySignIn(context, body, headers['user-agent']),
    );

    app.get(
      '/api/auth/passkeys',
      {
        schema: {
          tags,
          summary: 'The passkeys of the person, oldest first',
          security: SIGNED_IN,
          response: { 200: passkeysResponseSchema },
        },
      },
      (request) => listPasskeys(context, sessionOf(request)),
    );

    app.post(
      '/api/auth/passkeys/registration-options',
      {
        config: TRIES_PER_MINUTE,
        schema: {
          tags,
          summary: 'What the browser is to make a passkey for',
          security: SIGNED_IN,
          response: { 200: newPasskeyOptionsSchema },
          errors: [403, 409],
        },
      },
      (request) => startNewPasskey(context, sessionOf(request)),
    );

    app.post(
      '/api/auth/passkeys',
      {
        config: TRIES_PER_MINUTE,
        schema: {
          tags,
          summary: 'Add a passkey that the browser has made',
          security: SIGNED_IN,
          body: addPasskeyRequestSchema,
          response: { 200: passkeysResponseSchema },
          errors: [403, 409],
        },
      },
      (request) => addPasskey(context, sessionOf(request), request.body),
    );

    app.post(
      '/api/auth/passkeys/confirmation-options',
      {
        config: TRIES_PER_MINUTE,
        schema: {
          tags,
          summary: 'What the browser is to have signed by a passkey of the person',
          security: SIGNED_IN,
          response: { 200: passkeyOptionsSchema },
          errors: [409],
        },
      },
      (request) => startPasskeyConfirmation(context, sessionOf(request)),
    );

    app.post(
      '/api/auth/passkeys/confirmation',
      {
        config: TRIES_PER_MINUTE,
        schema: {
          tags,
          summary: 'Prove by a passkey who is there, in a session that is open',
          security: SIGNED_IN,
          body: passkeyAnswerRequestSchema,
          response: { 200: passkeysResponseSchema },
        },
      },
      (request) => confirmByPasskey(context, sessionOf(request), request.body),
    );

    app.patch(
      '/api/auth/passkeys/:id',
      {
        schema: {
          tags,
          summary: 'Give a passkey another name',
          security: SIGNED_IN,
          params,
          body: renamePasskeyRequestSchema,
          response: { 200: passkeysResponseSchema },
        },
      },
      (request) =>
        renamePasskey(context, sessionOf(request), { id: request.params.id, name: request.body.name }),
    );

    app.delete(
      '/api/auth/passkeys/:id',
      {
        schema: {
          tags,
          summary: 'Remove a passkey, which then no longer signs in',
          security: SIGNED_IN,
          params,
          response: { 200: passkeysResponseSchema },
          errors: [403],
        },
      },
      (request) => removePasskey(context, sessionOf(request), request.params.id),
    );
    done();
  };
}
