import { describeCalls } from '../../call.ts';
import { applicationResponseSchema } from '../../job-applications/schemas.ts';
import { DRAFT_ROUTES } from './routes.ts';
import {
  applicationDraftSchema,
  confirmDraftRequestSchema,
  draftsResponseSchema,
  startDraftRequestSchema,
  updateDraftRequestSchema,
} from './schemas.ts';
import { messageResponseSchema } from '../../schema-parts.ts';

/** Prepared applications. */
export const draftCalls = describeCalls('Turbo Apply', DRAFT_ROUTES, {
  listDrafts: {
    summary: 'The prepared applications, the last touched first',
    access: 'read',
    answer: draftsResponseSchema,
  },
  startDraft: {
    summary: 'Prepares an application with the employer’s form; 200 when it was prepared before',
    access: 'apply',
    body: startDraftRequestSchema,
    answer: applicationDraftSchema,
    status: [200, 201],
    errors: [403, 409, 410, 503],
  },
  getDraft: {
    summary: 'Everything that would be sent, with where each value comes from',
    access: 'read',
    answer: applicationDraftSchema,
  },
  saveDraft: {
    summary: 'Stores what was typed; 409 when the draft was changed since the version that is named',
    access: 'apply',
    body: updateDraftRequestSchema,
    // Many long answers at once; each alone may have 20,000 characters.
    bodyLimit: 1024 * 1024,
    answer: applicationDraftSchema,
    errors: [409],
  },
  discardDraft: {
    summary: 'Discards a prepared application',
    access: 'apply',
    answer: messageResponseSchema,
  },
  // The very content that `digest` names. Twice gives the one application.
  confirmDraft: {
    summary:
      'Seals exactly what was seen and, where the employer’s API is set up, sends it; 200 the second time',
    access: 'apply',
    body: confirmDraftRequestSchema,
    answer: applicationResponseSchema,
    status: [200, 201],
    errors: [403, 409, 410, 503],
  },
});
