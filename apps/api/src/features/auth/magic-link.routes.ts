import {
  errorSchema,
  magicLinkStatusRequestSchema,
  magicLinkStatusResponseSchema,
  sendMagicLinkRequestSchema,
  sendMagicLinkResponseSchema,
  sessionResponseSchema,
  verifyCodeRequestSchema,
  verifyQuerySchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { getMagicLinkStatus, sendMagicLink, verifyCode, verifyMagicLink } from './magic-link.service.ts';

const tags = ['Sign-in'];

export function magicLinkRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/api/auth/send-magic-link',
      {
        schema: {
          tags,
          summary: 'Mail a sign-in link with 6 digits; the first use of an address registers it',
          body: sendMagicLinkRequestSchema,
          response: {
            200: sendMagicLinkResponseSchema,
            400: errorSchema,
            429: errorSchema,
            503: errorSchema,
          },
        },
      },
      ({ body, ip }) => sendMagicLink(context, { email: body.email, redirect: body.redirect, clientIp: ip }),
    );

    app.post(
      '/api/auth/magic-link-status',
      {
        schema: {
          tags,
          summary: 'Whether the mail that this browser asked for was handed over',
          body: magicLinkStatusRequestSchema,
          response: { 200: magicLinkStatusResponseSchema, 404: errorSchema },
        },
      },
      ({ body }) => getMagicLinkStatus(context, body.request_token),
    );

    app.get(
      '/api/auth/verify',
      {
        // HEAD would otherwise run the same handler, and a look ahead would spend the link.
        exposeHeadRoute: false,
        schema: {
          tags,
          summary: 'Sign in by the link of a mail, once',
          querystring: verifyQuerySchema,
          response: { 200: sessionResponseSchema, 400: errorSchema, 409: errorSchema, 410: errorSchema },
        },
      },
      ({ query }) => verifyMagicLink(context, query.token),
    );

    app.post(
      '/api/auth/verify-code',
      {
        schema: {
          tags,
          summary: 'Sign in by the 6 digits of a mail, in the browser that asked for it',
          body: verifyCodeRequestSchema,
          response: { 200: sessionResponseSchema, 400: errorSchema, 410: errorSchema },
        },
      },
      ({ body }) => verifyCode(context, { requestToken: body.request_token, code: body.code }),
    );
    done();
  };
}
