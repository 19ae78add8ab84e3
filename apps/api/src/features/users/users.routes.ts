import { usersConfigResponseSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';

export function userRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/users/config',
      {
        schema: {
          tags: ['Visitors'],
          summary: "What the page starts with: the country of the visitor's address",
          response: { 200: usersConfigResponseSchema },
        },
      },
      (request, reply) => {
        // Depends on who asks, so no shared cache may keep it.
        void reply.header('cache-control', 'private, max-age=300');
        return { ipLocation: { country: context.findCountry({ ip: request.ip, headers: request.headers }) } };
      },
    );
    done();
  };
}
