import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { requireViewer, type Viewer } from '../auth/viewer.ts';

export type ViewerOf = (request: FastifyRequest) => Viewer;

/**
 * Asks who makes each call of this part of the API before its body is read, since these bodies may be large: nobody
 * sends us megabytes without a session. Gives what finds the viewer of a request.
 */
export function keepViewers(app: Pick<FastifyInstance, 'addHook'>, context: ApiContext): ViewerOf {
  const viewers = new WeakMap<FastifyRequest, Viewer>();
  app.addHook('onRequest', async (request) => {
    viewers.set(request, await requireViewer(context, request));
  });
  return (request) => {
    const viewer = viewers.get(request);
    if (!viewer) throw new Error(`Nobody was asked for at ${request.routeOptions.url ?? request.url}`);
    return viewer;
  };
}
