import type { RunningWork, Telemetry } from '@firsthand/contracts';
import type { FastifyInstance } from 'fastify';
import { createIsFromProxy, REQUEST_ID_HEADER } from './request-ids.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What is done for it. */
    work: RunningWork | null;
  }
}

/**
 * Answers every request with its id, and does all that is done for it as work of that id, so that the log and the traces
 * say what belongs together. Register before all other hooks.
 */
export function identifyRequests(
  app: FastifyInstance,
  telemetry: Telemetry,
  trustedProxies: readonly string[] = [],
): void {
  const isFromProxy = createIsFromProxy(trustedProxies);
  app.decorateRequest('work', null);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    const { traceparent } = request.headers;
    const isBelieved = typeof traceparent === 'string' && isFromProxy(request.raw);
    request.work = telemetry.begin({
      kind: 'request',
      id: request.id,
      ...(isBelieved && { from: traceparent }),
    });
    request.work.run(done);
  });
  // Bodies arrive in events of the connection, which belong to no request.
  app.addHook('preValidation', ({ work }, _reply, done) => {
    if (work) work.run(done);
    else done();
  });
  app.addHook('onResponse', ({ method, routeOptions, work }, { statusCode: status }, done) => {
    work?.end({ hasFailed: status >= 500, facts: { method, route: routeOptions.url ?? 'none', status } });
    done();
  });
}
