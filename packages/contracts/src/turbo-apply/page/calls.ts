import { describeCalls } from '../../call.ts';
import { applicationResponseSchema } from '../../job-applications/schemas.ts';
import { APPLY_PAGE_ROUTES } from './routes.ts';
import {
  applyPageQuerySchema,
  applyPageSchema,
  fillPageRequestSchema,
  fillPageResponseSchema,
  recordPageRequestSchema,
} from './schemas.ts';

/** A page of many long answers, as a draft may hold. */
const PAGE_LIMIT_BYTES = 1024 * 1024;

/** What the browser extension asks about an employer's application page. */
export const applyPageCalls = describeCalls('Turbo Apply', APPLY_PAGE_ROUTES, {
  findApplyPage: {
    summary: 'Which posting an employer’s application page is of, and what is prepared for it',
    access: 'read',
    query: applyPageQuerySchema,
    answer: applyPageSchema,
  },
  fillPage: {
    summary: 'What of the prepared application goes into the fields that the page shows',
    access: 'apply',
    body: fillPageRequestSchema,
    bodyLimit: PAGE_LIMIT_BYTES,
    answer: fillPageResponseSchema,
  },
  recordPage: {
    summary: 'Records an application sent on the employer’s page, with what stood in the form',
    access: 'apply',
    body: recordPageRequestSchema,
    bodyLimit: PAGE_LIMIT_BYTES,
    answer: applicationResponseSchema,
    status: [200, 201],
    errors: [409],
  },
});
