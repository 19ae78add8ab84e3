import { linkedinCalls, refuse } from '@firsthand/contracts';
import { callFor } from '@firsthand/outside';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { acceptEmptyJson } from '../../../http/accept-empty-json.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { toClientNetwork } from '../../../people/client-network.ts';
import { createLinkedinProvider, type LinkedinProvider } from './linkedin-provider.ts';
import { finishLinkedin, startLinkedin } from './linkedin.service.ts';

export function answerLinkedin(context: ApiContext): FastifyPluginCallback {
  const { linkedin } = context.auth;
  const provider = linkedin && createLinkedinProvider(context, linkedin);
  return answerCalls(
    linkedinCalls,
    {
      startLinkedin: ({ body, request }) =>
        callFor(toClientNetwork(request.ip), () =>
          startLinkedin(context, requireProvider(provider), body?.redirect),
        ),
      finishLinkedin: ({ query, request }) => {
        const { known_browser: knownBrowser, ...answer } = query;
        const back = { ...answer, browser: { userAgent: request.headers['user-agent'], knownBrowser } };
        return callFor(toClientNetwork(request.ip), () =>
          finishLinkedin(context, requireProvider(provider), back),
        );
      },
    },
    acceptEmptyJson,
  );
}

function requireProvider(provider: LinkedinProvider | null): LinkedinProvider {
  if (provider) return provider;
  throw refuse('linkedin-unavailable');
}
