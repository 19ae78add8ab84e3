import type { MessageResponse } from '../schemas/account-schemas.ts';
import type {
  AddHideRuleRequest,
  hideRulesResponseSchema,
  HideRuleView,
} from '../schemas/hide-rule-schemas.ts';
import type { Of, RoutesOf } from './call.ts';

/** What a person does not want to see in searches. */
export interface HideRuleCalls {
  listHideRules: { answer: Of<typeof hideRulesResponseSchema> };
  addHideRule: { body: AddHideRuleRequest; answer: HideRuleView };
  removeHideRule: { answer: MessageResponse };
}

export const HIDE_RULE_ROUTES = {
  listHideRules: 'GET /v1/api/hide-rules',
  addHideRule: 'POST /v1/api/hide-rules',
  removeHideRule: 'DELETE /v1/api/hide-rules/:id',
} as const satisfies RoutesOf<HideRuleCalls>;
