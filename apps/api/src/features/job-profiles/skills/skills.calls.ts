import { skillCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { addSkill, removeSkill } from './skills.service.ts';

export function answerSkills(context: ApiContext): FastifyPluginCallback {
  return answerCalls(skillCalls, {
    addSkill: ({ viewer, params, body }) => addSkill(context, viewer, params.profileId, body.skill_name),
    removeSkill: async ({ viewer, params }) => {
      await removeSkill(context, viewer, params.skillId);
      return { message: 'The skill is removed.' };
    },
  });
}
