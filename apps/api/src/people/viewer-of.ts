import type { FastifyRequest } from 'fastify';
import { requireSession, type KnownViewer, type SessionViewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes a call that is marked as one for signed-in people, or for them as well; null on every other call. */
    viewer: KnownViewer | null;
  }
}

/** Who makes this call. For handlers of marked routes; a route without the mark has no viewer, which is a defect. */
export function viewerOf(request: Pick<FastifyRequest, 'viewer' | 'routeOptions'>): KnownViewer {
  if (request.viewer) return request.viewer;
  throw new Error(`${request.routeOptions.url ?? 'This route'} is not marked as one for signed-in people`);
}

/** As `viewerOf`, for calls about the session itself; a route that access tokens may call has none, which is a defect. */
export function sessionOf(request: Pick<FastifyRequest, 'viewer' | 'routeOptions'>): SessionViewer {
  return requireSession(viewerOf(request));
}
