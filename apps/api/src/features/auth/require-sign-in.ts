import { AppError, ERROR_TEXTS } from '@firsthand/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { ADMINS_ONLY } from '../../http/signed-in.ts';
import { requireViewer, type Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes a call that is marked as one for signed-in people; null on every other call. */
    viewer: Viewer | null;
  }
}

/**
 * Decides who may make a call before anything of it is read or judged: 401 without a session where the route is marked
 * with `SIGNED_IN`, 403 without the role where it is marked with `ADMINS_ONLY`. Register before the routes.
 */
export function requireSignIn(v1: FastifyInstance, context: ApiContext): void {
  v1.decorateRequest('viewer', null);
  v1.addHook('onRequest', async (request) => {
    const security = request.routeOptions.schema?.security;
    if (security === undefined) return;
    request.viewer = await requireViewer(context, request);
    if (security === ADMINS_ONLY && !request.viewer.user.roles.includes('admin'))
      throw new AppError(ERROR_TEXTS.notAdmin, { code: 'not-admin', status: 403 });
  });
}

/** Who makes this call. For handlers of marked routes; a route without the mark has no viewer, which is a defect. */
export function viewerOf(request: Pick<FastifyRequest, 'viewer' | 'routeOptions'>): Viewer {
  if (request.viewer) return request.viewer;
  throw new Error(`${request.routeOptions.url ?? 'This route'} is not marked as one for signed-in people`);
}
