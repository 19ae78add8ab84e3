import {
  AppError,
  linkedinCallbackQuerySchema,
  linkedinStartRequestSchema,
  linkedinStartResponseSchema,
  sessionResponseSchema,
} from '@firsthand/contracts';
import { callFor } from '@firsthand/outside';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../../api-context.ts';
import { acceptEmptyJson } from '../../../http/accept-empty-json.ts';
import { toClientNetwork } from '../../../http/client-network.ts';
import { createLinkedinProvider, type LinkedinProvider } from './linkedin-provider.ts';
import { finishLinkedin, startLinkedin } from './linkedin.service.ts';

const tags = ['Sign-in'];

export function linkedinRoutes(context: ApiContext): FastifyPluginCallbackZod {
  const { linkedin } = context.auth;
  const provider = linkedin && createLinkedinProvider(context, linkedin);
  return (app, _options, done) => {
    acceptEmptyJson(app);
    app.post(
      '/api/auth/linkedin',
      {
        schema: {
          tags,
          summary: 'Begin a sign-in with LinkedIn: where to go, and the state to come back with',
          body: linkedinStartRequestSchema,
          response: { 200: linkedinStartResponseSchema },
          errors: [502, 503],
        },
      },
      ({ body, ip }) =>
        callFor(toClientNetwork(ip), () => startLinkedin(context, requireProvider(provider), body?.redirect)),
    );

    app.get(
      '/api/auth/linkedin/callback',
      {
        // HEAD would otherwise run the same handler and spend the state.
        exposeHeadRoute: false,
        schema: {
          tags,
          summary: 'Finish a sign-in with LinkedIn, once',
          querystring: linkedinCallbackQuerySchema,
          response: { 200: sessionResponseSchema },
          errors: [409, 502, 503],
        },
      },
      ({ query, headers, ip }) => {
        const { known_browser: knownBrowser, ...answer } = query;
        const back = { ...answer, browser: { userAgent: headers['user-agent'], knownBrowser } };
        return callFor(toClientNetwork(ip), () => finishLinkedin(context, requireProvider(provider), back));
      },
    );
    done();
  };
}

function requireProvider(provider: LinkedinProvider | null): LinkedinProvider {
  if (provider) return provider;
  throw new AppError('LinkedIn sign-in is not set up here. Please log in with a magic link.', {
    code: 'linkedin-unavailable',
    status: 503,
    expected: true,
  });
}
