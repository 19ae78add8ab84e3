import { accessTokenCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { createAccessToken, listAccessTokens, revokeAccessToken } from './access-tokens.service.ts';

export function answerAccessTokens(context: ApiContext): FastifyPluginCallback {
  return answerCalls(accessTokenCalls, {
    listAccessTokens: ({ viewer, query }) => listAccessTokens(context, viewer, query),
    createAccessToken: ({ viewer, body }) => createAccessToken(context, viewer, body),
    revokeAccessToken: async ({ viewer, params }) => {
      await revokeAccessToken(context, viewer, params.id);
      return { message: 'The access token is revoked.' };
    },
  });
}
