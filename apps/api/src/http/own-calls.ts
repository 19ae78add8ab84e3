import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

const OWN_CALL_HEADER = 'x-firsthand-own-call';
/** Made anew in each process and told to nobody: what carries it was called by `callInProcess`. */
const token = Buffer.from(randomBytes(32).toString('hex'));

/**
 * Calls the API from inside, for a page that is being rendered. The page has already counted against its visitor's
 * limit of calls, so this call does not.
 */
export function callInProcess(app: FastifyInstance, options: InjectOptions): Promise<LightMyRequestResponse> {
  return app.inject({ ...options, headers: { ...options.headers, [OWN_CALL_HEADER]: token.toString() } });
}

/** Whether `callInProcess` made this call. Compared in constant time, so that nobody can feel their way to the token. */
export function isOwnCall(request: { headers: IncomingHttpHeaders }): boolean {
  const claimed = request.headers[OWN_CALL_HEADER];
  if (typeof claimed !== 'string') return false;
  const given = Buffer.from(claimed);
  return given.length === token.length && timingSafeEqual(given, token);
}
