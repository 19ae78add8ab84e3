import { questionCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { createQuestions } from './questions.service.ts';

export function answerQuestions(context: ApiContext): FastifyPluginCallback {
  const questions = createQuestions(context);
  return answerCalls(
    questionCalls,
    { getQuestions: ({ params, viewer }) => questions.get(params, viewer) },
    (app) => void app.addHook('onClose', () => questions.close()),
  );
}
