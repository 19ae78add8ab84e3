import type { FastifyPluginCallback } from 'fastify';
import type { SearchStanding } from '@firsthand/search';
import type { ApiContext } from '../../api-context.ts';

/**
 * `/healthz`: the process lives. `/readyz`: it can serve; 503 while starting, draining or without its store. An index that
 * does not answer is no reason, for the store does; who answers searches, and why not the index, is told beside.
 */
export function healthRoutes({
  searchStanding = null,
  ...context
}: Pick<ApiContext, 'database' | 'isServing' | 'searchStanding'>): FastifyPluginCallback {
  return (app, _options, done) => {
    const hidden = { schema: { hide: true }, config: { rateLimit: false } };
    app.get('/healthz', hidden, (_request, reply) => {
      void reply.header('cache-control', 'no-store').send({ status: 'ok' });
    });
    app.get('/readyz', hidden, async (_request, reply) => {
      const ready = context.isServing() && (await context.database.isReachable());
      return reply
        .header('cache-control', 'no-store')
        .status(ready ? 200 : 503)
        .send({
          status: ready ? 'ready' : 'not ready',
          ...(searchStanding && { search: toSearch(searchStanding()) }),
        });
    });
    done();
  };
}

function toSearch({ executor, lagSeconds, reason }: SearchStanding) {
  return { answered_by: executor, lag_seconds: lagSeconds, ...(reason !== null && { reason }) };
}
