import { describeCalls } from '../../call.ts';
import { applicationDraftSchema } from '../drafts/schemas.ts';
import { RESUME_VERSION_ROUTES } from './routes.ts';
import { makeResumeVersionRequestSchema, resumeWordsSchema } from './schemas.ts';

/** The resume that is made for the job of a prepared application, in the place of the profile's. */
export const resumeVersionCalls = describeCalls('Turbo Apply', RESUME_VERSION_ROUTES, {
  getResumeWords: {
    summary: 'The lines of the profile’s experience, with those kept for a resume for this job',
    access: 'read',
    answer: resumeWordsSchema,
    errors: [409],
  },
  makeResumeVersion: {
    summary: 'Makes a PDF resume in these words, which goes out in the place of the profile’s',
    access: 'apply',
    body: makeResumeVersionRequestSchema,
    // Every entry of the experience in as many and as long lines as there may be, in any script.
    bodyLimit: 2 * 1024 * 1024,
    answer: applicationDraftSchema,
    errors: [403, 409, 422, 503],
  },
  downloadResumeVersion: {
    summary: 'The resume made for this job, byte for byte as it would go out',
    access: 'read',
    answer: { description: 'The file', type: 'application/pdf' },
  },
  removeResumeVersion: {
    summary: 'Removes the resume made for this job: the profile’s own goes out again',
    access: 'apply',
    answer: applicationDraftSchema,
  },
});
