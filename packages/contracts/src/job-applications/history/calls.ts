import { describeCalls } from '../../call.ts';
import { APPLICATION_HISTORY_ROUTES } from './routes.ts';
import { appliedJobsResponseSchema, historyQuerySchema, historyResponseSchema } from './schemas.ts';

/** All applications of a person. */
export const applicationHistoryCalls = describeCalls('Applications', APPLICATION_HISTORY_ROUTES, {
  listHistory: {
    summary: 'A page of the applications, newest first, and how many are in each stage',
    access: 'read',
    query: historyQuerySchema,
    emptyIsAbsent: true,
    answer: historyResponseSchema,
  },
  listAppliedJobs: {
    summary: 'The jobs of ours that were applied to, and when',
    access: 'read',
    answer: appliedJobsResponseSchema,
  },
  exportHistory: {
    summary: 'All applications as a table for spreadsheets',
    access: 'read',
    answer: { description: 'Comma-separated values', type: 'text/csv', isText: true },
    noHead: true,
  },
});
