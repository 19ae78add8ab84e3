import { describeCalls } from '../call.ts';
import { adminListQuerySchema } from '../operations/schemas.ts';
import { CAREER_NOTICE_ROUTES, FORM_ENTRY_ROUTES, INTEGRATION_REQUEST_ROUTES } from './routes.ts';
import {
  careerNoticeRequestSchema,
  careerNoticesResponseSchema,
  integrationRequestSchema,
  integrationRequestsResponseSchema,
} from './schemas.ts';
import { messageResponseSchema } from '../schema-parts.ts';

/** What employers leave here without an account. */
export const integrationRequestCalls = describeCalls('Employers', INTEGRATION_REQUEST_ROUTES, {
  requestIntegration: {
    summary: 'Asks for the integration of another applicant-tracking system',
    access: 'anybody',
    body: integrationRequestSchema,
    answer: messageResponseSchema,
    status: 201,
  },
});

/** What applicants leave here without an account. */
export const careerNoticeCalls = describeCalls('Careers', CAREER_NOTICE_ROUTES, {
  noteCareerInterest: {
    summary: 'Keeps an address, once, that wants to hear of open positions',
    access: 'anybody',
    body: careerNoticeRequestSchema,
    answer: messageResponseSchema,
  },
});

/** What they left, for admins. */
export const formEntryCalls = describeCalls('Admin', FORM_ENTRY_ROUTES, {
  listIntegrationRequests: {
    summary: 'What employers asked for, newest first',
    access: 'admin',
    query: adminListQuerySchema,
    answer: integrationRequestsResponseSchema,
  },
  listCareerNotices: {
    summary: 'Addresses that want to hear of open positions, newest first',
    access: 'admin',
    query: adminListQuerySchema,
    answer: careerNoticesResponseSchema,
  },
});
