import { findHostName, isLoopback } from '@firsthand/contracts';
import type { FastifyInstance } from 'fastify';

/**
 * Whether a request was meant for this machine. A page of a stranger's can let its own name point here (DNS rebinding)
 * and would then read a stand-in as if it were its own server; its name still stands in the request.
 */
export function isForLoopback(hostHeader: string | undefined): boolean {
  const name = findHostName(hostHeader);
  return name !== null && isLoopback(name);
}

export const FOREIGN_HOST = { error: 'This stand-in answers on its own machine only.' };

/** Refuses every request that names another machine, before anything else is done with it. */
export function answerOnLoopbackOnly(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isForLoopback(request.headers.host)) done();
    else void reply.code(403).send(FOREIGN_HOST);
  });
}
