import type { FastifyInstance } from 'fastify';
import { toLoggedPath } from './request-path.ts';

const SLOW_MS = 5_000;

/** Logs every answer that took so long that somebody waited for it, with its path but never its query. */
export function logSlowRequests(app: FastifyInstance, slowMs: number = SLOW_MS): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { elapsedTime: ms, statusCode: status } = reply;
    if (ms >= slowMs) {
      const path = toLoggedPath(request);
      request.log.warn({ method: request.method, path, status, ms: Math.round(ms) }, 'an answer was slow');
    }
    done();
  });
}
