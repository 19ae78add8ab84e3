import type { FastifyInstance } from 'fastify';

/** Answers that hold somebody's data or tokens are kept by no cache, neither the browser's nor one on the way. */
export function forbidCaching(v1: FastifyInstance): void {
  v1.addHook('onRequest', (request, reply, done) => {
    const { schema, url = '' } = request.routeOptions;
    const isPersonal = schema?.security !== undefined || url.startsWith('/v1/api/auth/');
    if (isPersonal) void reply.header('cache-control', 'no-store');
    done();
  });
}
