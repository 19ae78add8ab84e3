import { refuse } from '@firsthand/contracts';
import type { FastifyInstance } from 'fastify';

/**
 * Refuses requests whose `Host` names somebody else, before anything of them is read. A page of a stranger's can let its
 * own name point to this machine (DNS rebinding) and would then read what the demo shows, its mailbox above all.
 */
export function refuseForeignHosts(
  app: FastifyInstance,
  answersTo: (host: string | undefined) => boolean,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (answersTo(request.headers.host)) done();
    else done(refuse('host-foreign'));
  });
}
