import { questionsResponseSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { SIGNED_IN_OR_NOT } from '../../http/signed-in.ts';
import { idParameter } from '../../http/id-parameter.ts';
import { createQuestions } from './questions.service.ts';

/** More than somebody reads in a minute; each call may cost the employer's system a request. */
const CALLS_PER_MINUTE = 60;

export function questionRoutes(context: ApiContext): FastifyPluginCallbackZod {
  const questions = createQuestions(context);
  return (app, _options, done) => {
    app.addHook('onClose', () => questions.close());
    app.get(
      '/api/jobs/:atsType/:id/questions',
      {
        config: { rateLimit: { max: CALLS_PER_MINUTE } },
        schema: {
          tags: ['Jobs'],
          summary: 'What the employer’s form asks, where it can be read beforehand',
          description:
            'Read at the employer’s system when somebody asks, once a day at most. Where forms cannot be read, `origin` is ' +
            '`common` and the questions are those that most forms share. Signed-in people with a job profile see where ' +
            'their answers would come from.',
          security: SIGNED_IN_OR_NOT,
          params: z.object({ atsType: z.string().min(1).max(40), id: idParameter }),
          response: { 200: questionsResponseSchema },
          errors: [410, 503],
        },
      },
      (request) => questions.get(request.params, request.viewer),
    );
    done();
  };
}
