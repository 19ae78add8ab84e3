import { renewalCalls, sessionCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { acceptEmptyJson } from '../../../http/accept-empty-json.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { toUserView } from '../user.view.ts';
import { endPersonSession, listPersonSessions } from './person-sessions.ts';
import { refreshSession, signOut, signOutEverywhere } from './session.service.ts';

export function answerRenewal(context: ApiContext): FastifyPluginCallback {
  return answerCalls(
    renewalCalls,
    {
      refreshSession: ({ body, request }) =>
        refreshSession(context, {
          refreshToken: body.refresh_token,
          userAgent: request.headers['user-agent'],
        }),
    },
    acceptEmptyJson,
  );
}

export function answerSession(context: ApiContext): FastifyPluginCallback {
  return answerCalls(
    sessionCalls,
    {
      getPerson: ({ viewer }) => ({ user: toUserView(viewer.user, context.now()) }),
      logOut: async ({ viewer, body }) => {
        const { everywhere = false, access_tokens: revokesTokens = false } = body ?? {};
        if (everywhere) {
          const revoked = await signOutEverywhere(context, viewer, revokesTokens);
          return { message: toEverywhereText(revoked) };
        }
        await signOut(context, viewer);
        return { message: 'You are signed out.' };
      },
      listSessions: ({ viewer, query }) => listPersonSessions(context, viewer, query),
      endSession: ({ viewer, params }) => endPersonSession(context, viewer, params.id),
    },
    acceptEmptyJson,
  );
}

function toEverywhereText(revoked: number): string {
  if (revoked === 0) return 'You are signed out everywhere.';
  return `You are signed out everywhere, and ${revoked === 1 ? '1 access token is' : `${revoked} access tokens are`} revoked.`;
}
