import { AppError } from '@firsthand/contracts';
import type { FastifyInstance } from 'fastify';

const REFUSAL =
  'This demo answers on its own machine only: open it as http://localhost with its port. ' +
  'To show it to others, start it with ALLOW_REMOTE_DEMO=true and PUBLIC_URL set to this address.';

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
    else done(new AppError(REFUSAL, { code: 'host-foreign', status: 403 }));
  });
}
