import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import { MINUTE_MS } from '@firsthand/contracts';
import { startLoop } from '@firsthand/database';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { keyedHash } from '../../people/secrets.ts';
import { CallCounts } from '../call-counts.ts';
import { toClientNetwork } from '../../people/client-network.ts';
import { isOwnCall } from '../own-calls.ts';
import { isWithin } from '../../people/within.ts';

/** How far apart nodes can be about a client. */
const SHARED_EVERY_MS = 1_000;

/** Limits how often a client may call within a minute, counted over all nodes (decision 77). */
export async function limitCalls(app: FastifyInstance, context: ApiContext): Promise<void> {
  const { database, now, logger, auth, rateLimitPerMinute } = context;
  const counts = new CallCounts({
    db: database.kind === 'server' ? database.db : null,
    hash: (client) => keyedHash(auth.secret, 'calls', client),
    now,
  });
  await app.register(rateLimit, {
    global: false,
    timeWindow: MINUTE_MS,
    max: (request) => findOwnLimit(request) ?? rateLimitPerMinute,
    // A call with a limit of its own is counted for itself.
    keyGenerator: (request) =>
      findOwnLimit(request) === undefined
        ? toClientNetwork(request.ip)
        : `${toClientNetwork(request.ip)} ${request.method} ${request.routeOptions.url ?? ''}`,
    store: toStore(counts),
    // A page counts once, however many calls it makes.
    allowList: (request) => isOwnCall(request) || request.routeOptions.config.rateLimit === false,
  });
  // Of the whole server rather than of each route, so that it comes before any look into the store for who calls.
  app.addHook('onRequest', app.rateLimit());

  let forgottenAt = 0;
  const sharing = startLoop(
    async () => {
      await counts.share();
      const at = now().getTime();
      if (isWithin(MINUTE_MS, forgottenAt, at)) return;
      await counts.forgetBefore(new Date(at - 2 * MINUTE_MS));
      forgottenAt = at;
    },
    SHARED_EVERY_MS,
    (error) => {
      logger.warn({ err: error }, 'calls could not be counted together with the other nodes');
    },
  );
  app.addHook('onClose', sharing.stop);
}

function findOwnLimit({ routeOptions }: FastifyRequest): number | undefined {
  const own = routeOptions.config.rateLimit;
  return own && typeof own.max === 'number' ? own.max : undefined;
}

/** As the plugin wants it: made by it, and asked for one of each route. */
function toStore(counts: CallCounts): new () => FastifyRateLimitStore {
  return class SharedStore implements FastifyRateLimitStore {
    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      spanMs: number,
    ): void {
      callback(null, counts.add(key, spanMs));
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
