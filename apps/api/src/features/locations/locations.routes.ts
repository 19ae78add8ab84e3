import { LIMITS, locationQuerySchema, locationResponseSchema } from '@firsthand/contracts';
import { suggestPlaces } from '@firsthand/search';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';

export function locationRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/location/search',
      {
        schema: {
          tags: ['Search'],
          summary: 'Places where we hold open jobs',
          querystring: locationQuerySchema,
          response: { 200: locationResponseSchema },
        },
      },
      async (request) => {
        const q = request.query.q.trim();
        if (q.length < LIMITS.locationQueryMinLength) return { data: [] };
        const country = request.query.country?.trim().toUpperCase();
        return {
          data: await suggestPlaces(context.database.db, {
            q,
            limit: LIMITS.locationSuggestions,
            ...(country ? { country } : {}),
          }),
        };
      },
    );
    done();
  };
}
