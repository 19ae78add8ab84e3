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
import { idParameter } from '../../job-profiles/id-parameter.ts';
import { viewerOf } from '../require-sign-in.ts';
import { createAccessToken, listAccessTokens, revokeAccessToken } from './access-tokens.service.ts';

const tags = ['Access tokens'];

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
        schema: {
          tags,
          summary: 'Makes an access token; no other answer has it as `token`',
          security: SIGNED_IN,
          body: createAccessTokenRequestSchema,
          response: { 201: createdAccessTokenSchema },
          errors: [409],
        },
      },
      async (request, reply) =>
        reply.status(201).send(await createAccessToken(context, viewerOf(request), request.body)),
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
