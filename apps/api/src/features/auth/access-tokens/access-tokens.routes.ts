import {
  accessTokensQuerySchema,
  accessTokensResponseSchema,
  createAccessTokenRequestSchema,
  createdAccessTokenSchema,
  messageResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../../api-context.ts';
import { SIGNED_IN } from '../../../http/signed-in.ts';
import { idParameter } from '../../../http/id-parameter.ts';
import { sessionOf, viewerOf } from '../require-sign-in.ts';
import { createAccessToken, listAccessTokens, revokeAccessToken } from './access-tokens.service.ts';

const tags = ['Access tokens'];
/** Per client. Each is told by mail, and nobody needs more. */
const MADE_PER_MINUTE = { rateLimit: { max: 30, timeWindow: 60_000 } };

export function accessTokenRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/access-tokens',
      {
        schema: {
          tags,
          summary: 'What programs act with in the person’s name, without the tokens themselves',
          security: SIGNED_IN,
          querystring: accessTokensQuerySchema,
          response: { 200: accessTokensResponseSchema },
        },
      },
      (request) => listAccessTokens(context, viewerOf(request), request.query),
    );

    app.post(
      '/api/access-tokens',
      {
        config: MADE_PER_MINUTE,
        schema: {
          tags,
          summary:
            'Makes an access token, within 15 minutes of a proof of who asks; no other answer has it as `token`',
          security: SIGNED_IN,
          body: createAccessTokenRequestSchema,
          response: { 201: createdAccessTokenSchema },
          errors: [403, 409],
        },
      },
      async (request, reply) =>
        reply.status(201).send(await createAccessToken(context, sessionOf(request), request.body)),
    );

    app.delete(
      '/api/access-tokens/:id',
      {
        schema: {
          tags,
          summary: 'Revokes an access token, from this moment on',
          security: SIGNED_IN,
          params: z.object({ id: idParameter }),
          response: { 200: messageResponseSchema },
        },
      },
      async (request) => {
        await revokeAccessToken(context, viewerOf(request), request.params.id);
        return { message: 'The access token is revoked.' };
      },
    );
    done();
  };
}
