import { describeCalls } from '../../call.ts';
import { RESUME_FORMAT_ROUTES } from './routes.ts';
import { jsonResumeSchema, resumeLookQuerySchema } from './schemas.ts';

/** A job profile as a resume in open formats, each made anew when it is asked for. */
export const resumeFormatCalls = describeCalls('Job profiles', RESUME_FORMAT_ROUTES, {
  getJsonResume: {
    summary: 'The profile as JSON Resume 1.0.0',
    access: 'read',
    answer: jsonResumeSchema,
    errors: [422, 503],
  },
  downloadResumePdf: {
    summary: 'The profile as a PDF resume; x-characters-left-out names what no font has',
    access: 'read',
    query: resumeLookQuerySchema,
    answer: { description: 'The file', type: 'application/pdf' },
    errors: [422, 503],
  },
  downloadResumeDocx: {
    summary: 'The profile as a Word document',
    access: 'read',
    query: resumeLookQuerySchema.pick({ paper: true }),
    answer: {
      description: 'The file',
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    },
    errors: [422, 503],
  },
});
