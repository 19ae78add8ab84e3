import { experienceCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { addExperience, removeExperience, saveExperience } from './experience.service.ts';

export function answerExperience(context: ApiContext): FastifyPluginCallback {
  return answerCalls(experienceCalls, {
    addExperience: ({ viewer, params, body }) => addExperience(context, viewer, params.profileId, body),
    saveExperience: ({ viewer, params, body }) => saveExperience(context, viewer, params.id, body),
    removeExperience: async ({ viewer, params }) => {
      await removeExperience(context, viewer, params.id);
      return { message: 'The experience entry is removed.' };
    },
  });
}
