import { hideRuleCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import type { CompanyNames } from '../../models/company-names.ts';
import { addHideRule, listHideRules, removeHideRule } from './hide-rules.service.ts';

export function answerHideRules(context: ApiContext, nameCompanies: CompanyNames): FastifyPluginCallback {
  return answerCalls(hideRuleCalls, {
    listHideRules: async ({ viewer }) => ({ rules: await listHideRules(context, viewer, nameCompanies) }),
    addHideRule: async ({ viewer, body, reply }) => {
      const { created, rule } = await addHideRule(context, viewer, body, nameCompanies);
      void reply.status(created ? 201 : 200);
      return rule;
    },
    removeHideRule: async ({ viewer, params }) => {
      await removeHideRule(context, viewer, params.id);
      return { message: 'Shown again.' };
    },
  });
}
