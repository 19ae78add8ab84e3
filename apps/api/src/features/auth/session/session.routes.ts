import {
  logoutRequestSchema,
  messageResponseSchema,
  profileResponseSchema,
  refreshRequestSchema,
  sessionParamsSchema,
  sessionResponseSchema,
  sessionsQuerySchema,
  sessionsResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../../api-context.ts';
import { acceptEmptyJson } from '../../../http/accept-empty-json.ts';
import { SIGNED_IN } from '../../../http/signed-in.ts';
import { sessionOf, viewerOf } from '../require-sign-in.ts';
import { endPersonSession, listPersonSessions } from './person-sessions.ts';
import { refreshSession, signOut, signOutEverywhere } from './session.service.ts';
import { toUserView } from '../user.view.ts';

const tags = ['Sign-in'];

export function sessionRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    acceptEmptyJson(app);
    app.post(
      '/api/auth/refresh',
      {
        schema: {
          tags,
          summary: 'New tokens for a refresh token, which serves once',
          body: refreshRequestSchema,
          response: { 200: sessionResponseSchema },
          errors: [401],
        },
      },
      ({ body, headers }) =>
        refreshSession(context, { refreshToken: body.refresh_token, userAgent: headers['user-agent'] }),
    );

    app.get(
      '/api/auth/profile',
      {
        schema: {
          tags,
          summary: 'Who is signed in',
          security: SIGNED_IN,
          response: { 200: profileResponseSchema },
        },
      },
      (request) => {
        const { user } = viewerOf(request);
        return { user: toUserView(user, context.now()) };
      },
    );

    app.post(
      '/api/auth/logout',
      {
        schema: {
          tags,
          summary:
            'End this session, or with `everywhere` all sessions of the person, and with `access_tokens` their access tokens too',
          security: SIGNED_IN,
          body: logoutRequestSchema,
          response: { 200: messageResponseSchema },
        },
      },
      async (request) => {
        const viewer = sessionOf(request);
        const { everywhere = false, access_tokens: revokesTokens = false } = request.body ?? {};
        if (everywhere) {
          const revoked = await signOutEverywhere(context, viewer, revokesTokens);
          return { message: toEverywhereText(revoked) };
        }
        await signOut(context, viewer);
        return { message: 'You are signed out.' };
      },
    );

    app.get(
      '/api/auth/sessions',
      {
        schema: {
          tags,
          summary: 'The browsers in which the person is signed in, the one that asks first',
          security: SIGNED_IN,
          querystring: sessionsQuerySchema,
          response: { 200: sessionsResponseSchema },
        },
      },
      (request) => listPersonSessions(context, sessionOf(request), request.query),
    );

    app.delete(
      '/api/auth/sessions/:id',
      {
        schema: {
          tags,
          summary: 'End one of these sessions, at once; the own one too',
          security: SIGNED_IN,
          params: sessionParamsSchema,
          response: { 200: messageResponseSchema },
        },
      },
      (request) => endPersonSession(context, sessionOf(request), request.params.id),
    );
    done();
  };
}

function toEverywhereText(revoked: number): string {
  if (revoked === 0) return 'You are signed out everywhere.';
  return `You are signed out everywhere, and ${revoked === 1 ? '1 access token is' : `${revoked} access tokens are`} revoked.`;
}
