import {
  magicLinkPreviewRequestSchema,
  magicLinkPreviewResponseSchema,
  magicLinkStatusRequestSchema,
  magicLinkStatusResponseSchema,
  sendMagicLinkRequestSchema,
  sendMagicLinkResponseSchema,
  sessionResponseSchema,
  takeBackAddressRequestSchema,
  takeBackAddressResponseSchema,
  verifyCodeRequestSchema,
  verifyQuerySchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../../api-context.ts';
import { previewMagicLink } from './preview-magic-link.ts';
import { takeBackAddress } from '../email-change/take-back-address.ts';
import { findViewer } from '../viewer.ts';
import { getMagicLinkStatus, sendMagicLink, verifyCode, verifyMagicLink } from './magic-link.service.ts';

const tags = ['Sign-in'];
/** Per client. Nobody has more mails to open; tokens are too long to be guessed anyway. */
const READS_PER_MINUTE = { max: 30, timeWindow: 60_000 };

export function magicLinkRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/api/auth/send-magic-link',
      {
        schema: {
          tags,
          summary: 'Mail a sign-in link with 6 digits; the first use of an address registers it',
          body: sendMagicLinkRequestSchema,
          response: { 200: sendMagicLinkResponseSchema },
          errors: [503],
        },
      },
      ({ body, ip }) =>
        sendMagicLink(context, {
          email: body.email,
          redirect: body.redirect,
          clientIp: ip,
          knownBrowser: body.known_browser,
        }),
    );

    app.post(
      '/api/auth/magic-link-status',
      {
        schema: {
          tags,
          summary: 'Whether the mail that this browser asked for was handed over',
          body: magicLinkStatusRequestSchema,
          response: { 200: magicLinkStatusResponseSchema },
          errors: [404],
        },
      },
      ({ body }) => getMagicLinkStatus(context, body.request_token),
    );

    app.post(
      '/api/auth/magic-link-preview',
      {
        config: { rateLimit: READS_PER_MINUTE },
        schema: {
          tags,
          summary: 'What the link of a mail would do, and for whom; spends nothing',
          body: magicLinkPreviewRequestSchema,
          response: { 200: magicLinkPreviewResponseSchema },
          errors: [401, 410],
        },
      },
      (request) => previewMagicLink(context, request.body, () => findViewer(context, request)),
    );

    app.get(
      '/api/auth/verify',
      {
        // HEAD would otherwise run the same handler, and a look ahead would spend the link.
        exposeHeadRoute: false,
        schema: {
          tags,
          summary: 'Sign in by the link of a mail, once; or confirm a new address in the session that asked',
          querystring: verifyQuerySchema,
          response: { 200: sessionResponseSchema },
          errors: [401, 409, 410],
        },
      },
      (request) =>
        verifyMagicLink(
          context,
          {
            token: request.query.token,
            browser: {
              userAgent: request.headers['user-agent'],
              knownBrowser: request.query.known_browser,
            },
          },
          () => findViewer(context, request),
        ),
    );

    app.post(
      '/api/auth/take-back-address',
      {
        config: { rateLimit: READS_PER_MINUTE },
        schema: {
          tags,
          summary:
            'Give an account its former address back, by the mail that went there; ends all its sessions',
          body: takeBackAddressRequestSchema,
          response: { 200: takeBackAddressResponseSchema },
          errors: [409, 410],
        },
      },
      ({ body }) => takeBackAddress(context, body.token),
    );

    app.post(
      '/api/auth/verify-code',
      {
        schema: {
          tags,
          summary: 'Sign in by the 6 digits of a mail, in the browser that asked for it',
          body: verifyCodeRequestSchema,
          response: { 200: sessionResponseSchema },
          errors: [410],
        },
      },
      ({ body, headers }) =>
        verifyCode(context, {
          requestToken: body.request_token,
          code: body.code,
          browser: { userAgent: headers['user-agent'] },
        }),
    );
    done();
  };
}
