import { refuse, webhookResponseSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { receiveEvent } from './receive-event.ts';

const EVENT_MAX_BYTES = 1024 * 1024;

/** Where the payment provider tells what happened. In a scope of its own: the signature is over the bytes as they came. */
export function webhookRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, finish) => {
      finish(null, body);
    });
    app.post(
      '/api/subscription/webhook',
      {
        bodyLimit: EVENT_MAX_BYTES,
        // Many come at once when many subscriptions renew, and all from the same few addresses.
        config: { rateLimit: false },
        schema: {
          tags: ['Subscription'],
          summary: 'For the payment provider: its signed events',
          response: { 200: webhookResponseSchema },
          errors: [503],
        },
      },
      async (request) => {
        if (!context.billing) throw refuse('billing-unavailable');
        const signature = request.headers['stripe-signature'];
        await receiveEvent(context, context.billing, {
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          signature: typeof signature === 'string' ? signature : undefined,
        });
        return { received: true as const };
      },
    );
    done();
  };
}
