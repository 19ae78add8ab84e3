import { describeCalls } from '../../call.ts';
import { AUTO_APPLY_ROUTES } from './routes.ts';
import { autoApplyResponseSchema, saveAutoApplyRequestSchema } from './schemas.ts';
import { messageResponseSchema } from '../../schema-parts.ts';

/** The criteria by which applications are prepared. */
export const autoApplyCalls = describeCalls('Turbo Apply', AUTO_APPLY_ROUTES, {
  getAutoApply: {
    summary: 'What is searched for and prepared every hour; null when nothing is',
    access: 'read',
    answer: autoApplyResponseSchema,
  },
  saveAutoApply: {
    summary: 'Sets a search whose new results are prepared, up to so many a day; nothing is sent by it',
    access: 'apply',
    body: saveAutoApplyRequestSchema,
    answer: autoApplyResponseSchema,
    errors: [403],
  },
  removeAutoApply: {
    summary: 'Stops it; what was prepared stays',
    access: 'apply',
    answer: messageResponseSchema,
  },
});
