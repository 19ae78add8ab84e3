import { AppError } from '@firsthand/contracts';
import type { FastifyReply } from 'fastify';

/** Aborted when whoever asked has gone, so that work which nobody waits for ends. */
export function toGoneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    // Nobody reads it.
    gone.abort(new AppError('The sender closed the connection.', { code: 'sender-gone', status: 400 }));
  });
  return gone.signal;
}
