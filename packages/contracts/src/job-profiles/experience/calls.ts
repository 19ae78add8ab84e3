import { describeCalls } from '../../call.ts';
import { EXPERIENCE_ROUTES } from './routes.ts';
import { experienceSchema, saveExperienceRequestSchema } from './schemas.ts';
import { messageResponseSchema } from '../../schema-parts.ts';

/** A description of the greatest length in characters of three bytes, and the rest. */
const SAVE_LIMIT_BYTES = 1024 * 1024;

/** The experience in job profiles. */
export const experienceCalls = describeCalls('Job profiles', EXPERIENCE_ROUTES, {
  addExperience: {
    summary: 'Adds an experience entry; 409 when the profile is full',
    access: 'write',
    body: saveExperienceRequestSchema,
    bodyLimit: SAVE_LIMIT_BYTES,
    answer: experienceSchema,
    status: 201,
    errors: [409],
  },
  saveExperience: {
    summary: 'Writes an experience entry anew',
    access: 'write',
    body: saveExperienceRequestSchema,
    bodyLimit: SAVE_LIMIT_BYTES,
    answer: experienceSchema,
  },
  removeExperience: {
    summary: 'Removes an experience entry; the others move up',
    access: 'write',
    answer: messageResponseSchema,
  },
});
