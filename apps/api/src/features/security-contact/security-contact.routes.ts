import { DAY_MS, refuse } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';

/** RFC 9116 recommends less than a year; the answer is made anew each time. */
const HOLDS_DAYS = 180;

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a weakness. 404 where nobody is named, since a contact that reaches
 * nobody is none.
 */
export function securityContactRoutes(context: ApiContext): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get('/.well-known/security.txt', { schema: { hide: true } }, (_request, reply) => {
      const { securityContact, publicUrl } = context;
      if (securityContact === null) {
        throw refuse('security-contact-unset');
      }
      const expires = new Date(Math.floor(context.now().getTime() / DAY_MS + HOLDS_DAYS) * DAY_MS);
      const lines = [
        `Contact: ${securityContact}`,
        `Expires: ${expires.toISOString()}`,
        'Preferred-Languages: en',
        // An address that is not https must not stand here (2.5.2).
        ...(publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
      ];
      void reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
    });
    done();
  };
}
