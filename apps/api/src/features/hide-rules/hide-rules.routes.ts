import {
  addHideRuleRequestSchema,
  hideRuleSchema,
  hideRulesResponseSchema,
  messageResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { READ_SCOPE, WRITE_SCOPE } from '../../http/signed-in.ts';
import { viewerOf } from '../auth/require-sign-in.ts';
import { idParameter } from '../job-profiles/id-parameter.ts';
import type { CompanyNames } from '../jobs/company-names.ts';
import { addHideRule, listHideRules, removeHideRule } from './hide-rules.service.ts';

const tags = ['Hidden'];

export function hideRuleRoutes(context: ApiContext, nameCompanies: CompanyNames): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/hide-rules',
      {
        schema: {
          tags,
          summary: 'The jobs, companies and words that searches leave out, the latest first',
          security: READ_SCOPE,
          response: { 200: hideRulesResponseSchema },
        },
      },
      async (request) => ({ rules: await listHideRules(context, viewerOf(request), nameCompanies) }),
    );

    app.post(
      '/api/hide-rules',
      {
        schema: {
          tags,
          summary: 'Leaves a job, a company or words out of searches; 200 when that was so before',
          security: WRITE_SCOPE,
          body: addHideRuleRequestSchema,
          response: { 200: hideRuleSchema, 201: hideRuleSchema },
          errors: [404, 409],
        },
      },
      async (request, reply) => {
        const { created, rule } = await addHideRule(context, viewerOf(request), request.body, nameCompanies);
        return reply.status(created ? 201 : 200).send(rule);
      },
    );

    app.delete(
      '/api/hide-rules/:id',
      {
        schema: {
          tags,
          summary: 'Shows again what was left out',
          security: WRITE_SCOPE,
          params: z.object({ id: idParameter }),
          response: { 200: messageResponseSchema },
        },
      },
      async (request) => {
        await removeHideRule(context, viewerOf(request), request.params.id);
        return { message: 'Shown again.' };
      },
    );
    done();
  };
}
