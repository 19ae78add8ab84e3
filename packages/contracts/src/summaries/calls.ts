import { describeCalls } from '../call.ts';
import { SUMMARY_ROUTES } from './routes.ts';
import { summariesRequestSchema, summariesResponseSchema } from './schemas.ts';

/** What jobs are about, in a few sentences. */
export const summaryCalls = describeCalls('Jobs', SUMMARY_ROUTES, {
  getSummaries: {
    summary: 'Short summaries of the jobs listed',
    access: 'anybody',
    body: summariesRequestSchema,
    answer: summariesResponseSchema,
  },
});
