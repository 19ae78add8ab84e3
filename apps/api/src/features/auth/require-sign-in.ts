import { refuse } from '@firsthand/contracts';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { ADMINS_ONLY, SIGNED_IN_OR_NOT } from '../../http/signed-in.ts';
import { refuseNarrowToken } from './access-tokens/refuse-narrow-token.ts';
import { requireAdminPasskey } from './passkeys/require-admin-passkey.ts';
import type { KnownViewer } from '../../people/viewer.ts';
import { findKnownViewer, hasToken, requireViewer } from './find-viewer.service.ts';

/**
 * Decides who may make a call before anything of it is read or judged: 401 without a session where the route is marked
 * with `SIGNED_IN` or a scope, 403 without the role, or a passkey that is required, where it is marked with `ADMINS_ONLY`, and
 * 403 to an access token where the mark names no scope of its. A route marked with `SIGNED_IN_OR_NOT` learns who it is and
 * refuses nobody. Register before the routes.
 */
export function requireSignIn(v1: FastifyInstance, context: ApiContext): void {
  v1.decorateRequest('viewer', null);
  v1.addHook('onRequest', async (request, reply) => {
    const security = request.routeOptions.schema?.security;
    if (security === undefined) return;
    if (security === SIGNED_IN_OR_NOT) {
      request.viewer = await findKnownViewer(context, request);
      // Tells whose token has run out that another would be answered otherwise (RFC 9110, 11.6.1).
      if (!request.viewer && hasToken(request))
        void reply.header('www-authenticate', 'Bearer error="invalid_token"');
      return;
    }
    const viewer = await requireViewer(context, request);
    if (viewer.scopes) refuseNarrowToken(viewer.scopes, security);
    request.viewer = viewer;
    if (security === ADMINS_ONLY) requireAdmin(context, viewer);
  });
}

function requireAdmin(context: ApiContext, viewer: KnownViewer): void {
  if (!viewer.user.roles.includes('admin')) throw refuse('not-admin');
  requireAdminPasskey(context, viewer);
}
