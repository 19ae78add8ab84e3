import { describeCalls } from '../call.ts';
import { HIDE_RULE_ROUTES } from './routes.ts';
import { addHideRuleRequestSchema, hideRuleSchema, hideRulesResponseSchema } from './schemas.ts';
import { messageResponseSchema } from '../schema-parts.ts';

/** What a person does not want to see in searches. */
export const hideRuleCalls = describeCalls('Hidden', HIDE_RULE_ROUTES, {
  listHideRules: {
    summary: 'The jobs, companies and words that searches leave out, the latest first',
    access: 'read',
    answer: hideRulesResponseSchema,
  },
  addHideRule: {
    summary: 'Leaves a job, a company or words out of searches; 200 when that was so before',
    access: 'write',
    body: addHideRuleRequestSchema,
    answer: hideRuleSchema,
    status: [200, 201],
    errors: [404, 409],
  },
  removeHideRule: {
    summary: 'Shows again what was left out',
    access: 'write',
    answer: messageResponseSchema,
  },
});
