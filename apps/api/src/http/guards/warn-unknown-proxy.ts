import { MINUTE_MS } from '@firsthand/contracts';
import type { FastifyInstance } from 'fastify';
import { isWithin } from '../../people/within.ts';

const TELL_EVERY_MS = 10 * MINUTE_MS;

/**
 * Says loudly, once in ten minutes, that a proxy stands in front that `TRUSTED_PROXIES` does not name: all visitors then
 * count as one client, and together reach its limits.
 */
export function warnUnknownProxy(
  app: FastifyInstance,
  { trustedProxies, now }: { trustedProxies: readonly string[]; now: () => Date },
): void {
  if (trustedProxies.length > 0) return;
  let toldAt = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', (request, _reply, done) => {
    const at = now().getTime();
    if (request.headers['x-forwarded-for'] !== undefined && !isWithin(TELL_EVERY_MS, toldAt, at)) {
      toldAt = at;
      request.log.error(
        { from: request.ip },
        'X-Forwarded-For arrives and no proxy is trusted: all visitors behind it count as one. Name it in TRUSTED_PROXIES.',
      );
    }
    done();
  });
}
