import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { demandsSignIn, SIGNED_IN_OR_NOT } from './signed-in.ts';
import { isHeld } from './guards/is-held.ts';
import { isOwnCall } from './own-calls.ts';

/** A posting that was stored is found within two seconds; an answer may be a few behind on top of it. */
const PUBLIC_KEPT_SECONDS = 5;
/** Of calls whose answers are the same for everybody. */
const PUBLIC_TAGS = ['Search', 'Jobs', 'Companies'];

/**
 * Says what may be kept. Answers that hold somebody's data or tokens are kept by no cache, neither the browser's nor one
 * on the way. What is the same for everybody is kept for a moment, and not sent again to who holds it; where signed-in
 * people are answered otherwise, only what was answered to nobody in particular, and not for a request with a token.
 */
export function describeCaching(v1: FastifyInstance): void {
  v1.addHook('onRequest', (request, reply, done) => {
    if (isPersonal(request)) void reply.header('cache-control', 'no-store');
    if (isOfEither(request)) void reply.header('vary', 'authorization');
    done();
  });
  v1.addHook('onSend', (request, reply, payload, done) => {
    if (request.viewer && isOfEither(request)) void reply.header('cache-control', 'private, no-store');
    const isTagged = reply.statusCode === 200 && typeof payload === 'string' && isPublic(request);
    if (!isTagged || isOwnCall(request)) {
      done(null, payload);
      return;
    }
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    void reply.headers({ etag, 'cache-control': `public, max-age=${PUBLIC_KEPT_SECONDS}` });
    if (!isHeld(request, { etag })) {
      done(null, payload);
      return;
    }
    void reply.code(304).removeHeader('content-type');
    done(null, '');
  });
}

function isPersonal({ routeOptions: { schema, url = '' } }: FastifyRequest): boolean {
  return demandsSignIn(schema?.security) || url.startsWith('/v1/api/auth/');
}

function isOfEither({ routeOptions: { schema } }: FastifyRequest): boolean {
  return schema?.security === SIGNED_IN_OR_NOT;
}

function isPublic(request: FastifyRequest): boolean {
  const tags = request.routeOptions.schema?.tags ?? [];
  if (request.method !== 'GET' || request.viewer || isPersonal(request)) return false;
  return tags.some((tag) => PUBLIC_TAGS.includes(tag));
}
