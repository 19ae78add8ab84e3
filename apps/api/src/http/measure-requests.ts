import { SECOND_MS, type Telemetry } from '@firsthand/contracts';
import type { FastifyInstance } from 'fastify';
import { isOwnCall } from './own-calls.ts';

const TOO_MANY = 429;

/**
 * Tells how long each answer took, by the pattern of its route: of addresses there is no end. What a page asks of us while
 * it is rendered is part of that page.
 */
export function measureRequests(app: FastifyInstance, telemetry: Telemetry): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!isOwnCall(request)) {
      const route = request.routeOptions.url ?? 'none';
      const { method } = request;
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      const seconds = reply.elapsedTime / SECOND_MS;
      telemetry.observe('firsthand_http_request_seconds', { route, method, status }, seconds);
      if (reply.statusCode === TOO_MANY) telemetry.count('firsthand_http_refused_calls_total', { route });
    }
    done();
  });
}
