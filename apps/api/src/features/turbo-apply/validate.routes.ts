import { validateApplicationRequestSchema, validateApplicationResponseSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { APPLY_SCOPE } from '../../http/signed-in.ts';
import { viewerOf } from '../auth/require-sign-in.ts';
import { validateApplication } from './validate-application.ts';

export function validateRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/api/job-applications/validate',
      {
        schema: {
          tags: ['Turbo Apply'],
          summary: 'What is missing before one starts; without a job the profile alone is looked at',
          security: APPLY_SCOPE,
          body: validateApplicationRequestSchema,
          response: { 200: validateApplicationResponseSchema },
          errors: [404],
        },
      },
      (request) => validateApplication(context, viewerOf(request), request.body),
    );
    done();
  };
}
