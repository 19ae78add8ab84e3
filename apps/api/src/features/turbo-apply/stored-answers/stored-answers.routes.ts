import {
  messageResponseSchema,
  storedAnswerSchema,
  storedAnswersResponseSchema,
  updateStoredAnswerRequestSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../../api-context.ts';
import { READ_SCOPE, WRITE_SCOPE } from '../../../http/signed-in.ts';
import { viewerOf } from '../../auth/require-sign-in.ts';
import { idParameter } from '../../../http/id-parameter.ts';
import { turboApplyOff } from '../refusals.ts';
import { changeStoredAnswer, forgetStoredAnswer, listStoredAnswers } from './stored-answers.service.ts';

const params = z.object({ id: idParameter });
const tags = ['Turbo Apply'];

/** Seen and deleted also where Turbo Apply is switched off: they are the person's. */
export function storedAnswerRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/stored-answers',
      {
        schema: {
          tags,
          summary: 'The answers that are kept for the next form that asks the same, the latest first',
          security: READ_SCOPE,
          response: { 200: storedAnswersResponseSchema },
        },
      },
      async (request) => ({ answers: await listStoredAnswers(context, viewerOf(request)) }),
    );

    app.put(
      '/api/stored-answers/:id',
      {
        schema: {
          tags,
          summary: 'Changes a kept answer',
          security: WRITE_SCOPE,
          params,
          body: updateStoredAnswerRequestSchema,
          response: { 200: storedAnswerSchema },
        },
      },
      (request) => {
        if (!context.offersTurboApply) throw turboApplyOff();
        return changeStoredAnswer(context, viewerOf(request), request.params.id, request.body.answer);
      },
    );

    app.delete(
      '/api/stored-answers/:id',
      {
        schema: {
          tags,
          summary: 'Forgets a kept answer',
          security: WRITE_SCOPE,
          params,
          response: { 200: messageResponseSchema },
        },
      },
      async (request) => {
        await forgetStoredAnswer(context, viewerOf(request), request.params.id);
        return { message: 'The answer is forgotten.' };
      },
    );
    done();
  };
}
