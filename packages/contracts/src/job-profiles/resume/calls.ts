import { describeCalls } from '../../call.ts';
import { ERROR_TEXTS } from '../../errors.ts';
import { EXPORT_FORM_MAX_BYTES, FORM_MAX_BYTES } from '../../form.ts';
import { RESUME_ROUTES } from './routes.ts';
import {
  importFormSchema,
  parseResumeResponseSchema,
  resumeFormSchema,
  resumeReadingSchema,
  reviewReadingRequestSchema,
} from './schemas.ts';

/** Job profiles made of resumes, and what was read from them. */
export const resumeCalls = describeCalls('Job profiles', RESUME_ROUTES, {
  parseResume: {
    summary: 'Creates a job profile of a PDF resume, with what was read from it',
    access: 'write',
    isForm: true,
    body: resumeFormSchema,
    bodyLimit: FORM_MAX_BYTES,
    tooLargeText: ERROR_TEXTS.resumeTooLarge,
    answer: parseResumeResponseSchema,
    status: 201,
    errors: [403, 404, 422, 503],
  },
  importResume: {
    summary:
      'Creates a job profile of a PDF, a DOCX, JSON Resume, Europass XML or LinkedIn’s data export, with what was read from it',
    access: 'write',
    isForm: true,
    body: importFormSchema,
    bodyLimit: EXPORT_FORM_MAX_BYTES,
    tooLargeText: ERROR_TEXTS.importTooLarge,
    answer: parseResumeResponseSchema,
    status: 201,
    errors: [403, 404, 422, 503],
  },
  // Refused with 404 when the profile's resume was not read.
  getReading: {
    summary: 'What was read from the resume, where it stands there, and what was left over',
    access: 'read',
    answer: resumeReadingSchema,
  },
  markReviewed: {
    summary: 'Says that what was read is right',
    access: 'write',
    body: reviewReadingRequestSchema,
    answer: resumeReadingSchema,
  },
});
