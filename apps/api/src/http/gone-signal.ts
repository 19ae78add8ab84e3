import { refuse } from '@firsthand/contracts';
import type { FastifyReply } from 'fastify';

/** Aborted when whoever asked has gone, so that work which nobody waits for ends. */
export function toGoneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    // Nobody reads it.
    gone.abort(refuse('sender-gone'));
  });
  return gone.signal;
}
