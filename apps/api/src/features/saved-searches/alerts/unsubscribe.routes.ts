import { LIMITS } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../../api-context.ts';
import { changeAlerts } from './manage-alerts.ts';

const BODY_LIMIT_BYTES = 10_000;

/**
 * Ends alerts by one POST of a mail program to the address in their `List-Unsubscribe` header (RFC 8058), without a
 * session. What a browser gets at the same address is a page of the site with a button.
 */
export function unsubscribeRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    // The token says it all; whatever form the mail program sends is read past.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { bodyLimit: BODY_LIMIT_BYTES }, (_request, payload, parsed) => {
      payload.on('end', () => parsed(null)).on('error', parsed);
      payload.resume();
    });
    app.post(
      '/alerts/unsubscribe',
      {
        bodyLimit: BODY_LIMIT_BYTES,
        schema: {
          hide: true,
          querystring: z.object({ token: z.string().max(LIMITS.alertTokenMaxLength) }),
        },
      },
      async (request, reply) => {
        await changeAlerts(context, { token: request.query.token, frequency: 'off' });
        return reply
          .type('text/plain; charset=utf-8')
          .send('These alerts have ended. No more mail comes of them.\n');
      },
    );
    done();
  };
}
