import { insightsCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import type { CompanyNames } from '../../models/company-names.ts';
import { insightsTableRoute } from './insights.routes.ts';
import { createInsights } from './insights.service.ts';

/** Figures over a search, the same for everybody. */
export function answerInsights(context: ApiContext, nameCompanies: CompanyNames): FastifyPluginCallback {
  const findInsights = createInsights(context, nameCompanies);
  return answerCalls(
    insightsCalls,
    { getInsights: ({ query }) => findInsights(query) },
    (app) => void app.register(insightsTableRoute(findInsights)),
  );
}
