import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { accessTokenRoutes } from './access-tokens/access-tokens.routes.ts';
import { linkedinRoutes } from './linkedin/linkedin.routes.ts';
import { magicLinkRoutes } from './magic-link/magic-link.routes.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { reauthenticationRoutes } from './reauthentication/reauthentication.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';

export function authRoutes(context: ApiContext): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(magicLinkRoutes(context));
    await app.register(sessionRoutes(context));
    await app.register(reauthenticationRoutes(context));
    await app.register(linkedinRoutes(context));
    await app.register(accessTokenRoutes(context));
    await app.register(passkeyRoutes(context));
  };
}
