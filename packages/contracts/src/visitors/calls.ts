import { z } from 'zod';
import { describeCalls } from '../call.ts';
import { VISITOR_ROUTES } from './routes.ts';

/** What is known about whoever visits. */
export const visitorCalls = describeCalls('Visitors', VISITOR_ROUTES, {
  getUsersConfig: {
    summary: "What the page starts with: the country of the visitor's address",
    access: 'anybody',
    answer: z.object({ ipLocation: z.object({ country: z.string() }) }),
  },
});
