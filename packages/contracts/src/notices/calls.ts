import { describeCalls } from '../call.ts';
import { NOTICE_ROUTES } from './routes.ts';
import {
  noticesQuerySchema,
  noticesResponseSchema,
  readNoticesRequestSchema,
  readNoticesResponseSchema,
} from './schemas.ts';

/** What happened to what a person keeps. */
export const noticeCalls = describeCalls('Notices', NOTICE_ROUTES, {
  listNotices: {
    summary: 'What happened to kept jobs, watched companies and saved searches, newest first',
    access: 'read',
    query: noticesQuerySchema,
    answer: noticesResponseSchema,
  },
  readNotices: {
    summary: 'Marks notices as read: these, or all up to a time',
    access: 'write',
    body: readNoticesRequestSchema,
    answer: readNoticesResponseSchema,
  },
});
