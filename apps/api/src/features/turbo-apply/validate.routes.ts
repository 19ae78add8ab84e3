import {
  errorSchema,
  validateApplicationRequestSchema,
  validateApplicationResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { SIGNED_IN } from '../../http/signed-in.ts';
import type { ViewerOf } from '../job-profiles/keep-viewers.ts';
import { validateApplication } from './validate-application.ts';

export function validateRoutes(context: ApiContext, viewerOf: ViewerOf): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/api/job-applications/validate',
      {
        schema: {
          tags: ['Turbo Apply'],
          summary: 'What is missing before one starts; without a job the profile alone is looked at',
          security: SIGNED_IN,
          body: validateApplicationRequestSchema,
          response: {
            200: validateApplicationResponseSchema,
            ...{ 400: errorSchema, 401: errorSchema, 404: errorSchema },
          },
        },
      },
      (request) => validateApplication(context, viewerOf(request), request.body),
    );
    done();
  };
}
