import { fitQuerySchema, fitResponseSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../api-context.ts';
import { dropEmptyParameters } from '../../http/drop-empty-parameters.ts';
import { READ_SCOPE } from '../../http/signed-in.ts';
import { viewerOf } from '../auth/require-sign-in.ts';
import { createFit } from './fit.service.ts';

export function fitRoutes(context: ApiContext): FastifyPluginCallbackZod {
  const fit = createFit(context);
  return (app, _options, done) => {
    app.get(
      '/api/fit',
      {
        preValidation: dropEmptyParameters,
        schema: {
          tags: ['Job profiles'],
          summary: 'What postings state, each beside what a job profile says of it',
          description:
            'Skills, years of experience, place, pay and language, with the words of both. Nothing is weighed, and answers ' +
            'to equal-opportunity questions are not looked at.',
          security: READ_SCOPE,
          querystring: fitQuerySchema,
          response: { 200: fitResponseSchema },
          errors: [404],
        },
      },
      (request) => fit.find(viewerOf(request), request.query),
    );
    done();
  };
}
