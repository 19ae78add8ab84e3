import { describeCalls } from '../../call.ts';
import { DRAFTING_ROUTES } from './routes.ts';
import { letterResponseSchema, resumeVersionResponseSchema, skillMatchResponseSchema } from './schemas.ts';

/** Help with the words of an application: always shown first, with what each sentence rests on. */
export const draftingCalls = describeCalls('Turbo Apply', DRAFTING_ROUTES, {
  draftLetter: {
    summary: 'Drafts a cover letter from facts of the profile; nothing is stored',
    access: 'apply',
    answer: letterResponseSchema,
    errors: [403, 409, 410],
  },
  matchSkills: {
    summary: 'Which of the skills that the posting names the profile shows',
    access: 'read',
    answer: skillMatchResponseSchema,
    errors: [409, 410],
  },
  draftResumeVersion: {
    summary: 'Words the work experience for the job, beside the original; 409 without a model',
    access: 'apply',
    answer: resumeVersionResponseSchema,
    errors: [403, 409, 410],
  },
});
