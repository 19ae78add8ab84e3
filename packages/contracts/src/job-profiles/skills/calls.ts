import { describeCalls } from '../../call.ts';
import { SKILL_ROUTES } from './routes.ts';
import { addSkillRequestSchema, skillSchema } from './schemas.ts';
import { messageResponseSchema } from '../../schema-parts.ts';

/** The skills of job profiles. */
export const skillCalls = describeCalls('Job profiles', SKILL_ROUTES, {
  addSkill: {
    summary: 'Adds a skill; 409 when the profile has it or is full',
    access: 'write',
    body: addSkillRequestSchema,
    answer: skillSchema,
    status: 201,
    errors: [409],
  },
  removeSkill: {
    summary: 'Removes a skill',
    access: 'write',
    answer: messageResponseSchema,
  },
});
