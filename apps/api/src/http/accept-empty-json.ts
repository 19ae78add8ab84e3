import type { FastifyInstance } from 'fastify';

/**
 * Lets calls of this part of the API come with `content-type: application/json` and no body, as many clients send
 * DELETE and bodiless POST: the body then is undefined. Anything else is parsed and refused as everywhere.
 */
export function acceptEmptyJson(
  app: Pick<FastifyInstance, 'addContentTypeParser' | 'getDefaultJsonParser'>,
): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
