import { describeCalls } from '../call.ts';
import { FIT_ROUTES } from './routes.ts';
import { fitQuerySchema, fitResponseSchema } from './schemas.ts';

/** What postings ask for, held against a job profile. */
export const fitCalls = describeCalls('Job profiles', FIT_ROUTES, {
  getFit: {
    summary: 'What postings state, each beside what a job profile says of it',
    description:
      'Skills, years of experience, place, pay, language, degree and licences, with the words of both. Nothing is weighed, and answers ' +
      'to equal-opportunity questions are not looked at.',
    access: 'read',
    query: fitQuerySchema,
    emptyIsAbsent: true,
    answer: fitResponseSchema,
    errors: [404],
  },
});
