import { occupationCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { createOccupations } from './occupations.service.ts';

export function answerOccupations(context: ApiContext): FastifyPluginCallback {
  const listOccupations = createOccupations(context);
  return answerCalls(occupationCalls, {
    listOccupations: async ({ query }) => ({ occupations: await listOccupations(query) }),
  });
}
