import { DAY_MS } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';

/** RFC 9116 recommends less than a year; the answer is made anew each time. */
const HOLDS_DAYS = 180;

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness. Without an operator's address, the About page. */
export function securityContactRoutes(context: ApiContext): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get('/.well-known/security.txt', { schema: { hide: true } }, (_request, reply) => {
      const { operatorEmail, publicUrl } = context;
      const expires = new Date(Math.floor(context.now().getTime() / DAY_MS + HOLDS_DAYS) * DAY_MS);
      const lines = [
        `Contact: ${operatorEmail === null ? `${publicUrl}/about` : `mailto:${operatorEmail}`}`,
        `Expires: ${expires.toISOString()}`,
        'Preferred-Languages: en',
        `Canonical: ${publicUrl}/.well-known/security.txt`,
      ];
      void reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
    });
    done();
  };
}
