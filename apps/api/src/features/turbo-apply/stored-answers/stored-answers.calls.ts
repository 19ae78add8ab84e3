import { refuse, storedAnswerCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { changeStoredAnswer, forgetStoredAnswer, listStoredAnswers } from './stored-answers.service.ts';

/** Seen and deleted also where Turbo Apply is switched off: they are the person's. */
export function answerStoredAnswers(context: ApiContext): FastifyPluginCallback {
  return answerCalls(storedAnswerCalls, {
    listStoredAnswers: async ({ viewer }) => ({ answers: await listStoredAnswers(context, viewer) }),
    saveStoredAnswer: ({ viewer, params, body }) => {
      if (!context.offersTurboApply) throw refuse('turbo-apply-off');
      return changeStoredAnswer(context, viewer, params.id, body.answer);
    },
    removeStoredAnswer: async ({ viewer, params }) => {
      await forgetStoredAnswer(context, viewer, params.id);
      return { message: 'The answer is forgotten.' };
    },
  });
}
