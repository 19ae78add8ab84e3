import { addSkillRequestSchema, messageResponseSchema, skillSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../../api-context.ts';
import { WRITE_SCOPE } from '../../../http/signed-in.ts';
import { viewerOf } from '../../auth/require-sign-in.ts';
import { idParameter } from '../../../http/id-parameter.ts';
import { addSkill, removeSkill } from './skills.service.ts';

export function skillRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/api/job-profiles/:profileId/skills',
      {
        schema: {
          tags: ['Job profiles'],
          summary: 'Adds a skill; 409 when the profile has it or is full',
          security: WRITE_SCOPE,
          params: z.object({ profileId: idParameter }),
          body: addSkillRequestSchema,
          response: { 201: skillSchema },
          errors: [409],
        },
      },
      async (request, reply) => {
        const { params, body } = request;
        const skill = await addSkill(context, viewerOf(request), params.profileId, body.skill_name);
        return reply.status(201).send(skill);
      },
    );

    app.delete(
      '/api/job-profiles/skills/:skillId',
      {
        schema: {
          tags: ['Job profiles'],
          summary: 'Removes a skill',
          security: WRITE_SCOPE,
          params: z.object({ skillId: idParameter }),
          response: { 200: messageResponseSchema },
        },
      },
      async (request) => {
        await removeSkill(context, viewerOf(request), request.params.skillId);
        return { message: 'The skill is removed.' };
      },
    );
    done();
  };
}
