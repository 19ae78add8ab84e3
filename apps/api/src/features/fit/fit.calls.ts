import { fitCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { createFit } from './fit.service.ts';

export function answerFit(context: ApiContext): FastifyPluginCallback {
  const fit = createFit(context);
  return answerCalls(fitCalls, { getFit: ({ viewer, query }) => fit.find(viewer, query) });
}
