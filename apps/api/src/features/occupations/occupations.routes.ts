import { occupationsQuerySchema, occupationsResponseSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { dropEmptyParameters } from '../../http/drop-empty-parameters.ts';
import { createOccupations } from './occupations.service.ts';

export function occupationRoutes(context: ApiContext): FastifyPluginCallbackZod {
  const listOccupations = createOccupations(context);
  return (app, _options, done) => {
    app.get(
      '/api/occupations',
      {
        preValidation: dropEmptyParameters,
        schema: {
          tags: ['Search'],
          summary: 'Occupations with a name that begins as was typed, and how many open jobs each has',
          description:
            'At most 20. Without `q` those with the most jobs. `language` takes names of that language alone. The ids are what ' +
            'the search takes as `occupation`; a count holds what is a kind of the occupation too.',
          querystring: occupationsQuerySchema,
          response: { 200: occupationsResponseSchema },
        },
      },
      async ({ query }) => ({ occupations: await listOccupations(query) }),
    );
    done();
  };
}
