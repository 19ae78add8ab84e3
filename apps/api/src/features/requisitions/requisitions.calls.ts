import { requisitionCalls } from '@firsthand/contracts';
import { countStatistics } from '@firsthand/search';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { memoizeFor } from '../../http/memoize-for.ts';
import { sendJson } from '../../http/send-json.ts';
import type { CompanyNames } from '../../models/company-names.ts';
import type { JobViews } from '../../models/job-views.ts';
import { createRequisitions } from './requisitions.service.ts';

const STATISTICS_KEPT_MS = 60_000;

export function answerRequisitions(
  context: ApiContext,
  views: JobViews,
  nameCompanies: CompanyNames,
): FastifyPluginCallback {
  const getStatistics = memoizeFor(STATISTICS_KEPT_MS, context.now, () =>
    countStatistics(context.database.db),
  );
  const requisitions = createRequisitions(context, views, nameCompanies);

  return answerCalls(requisitionCalls, {
    searchJobs: async ({ query, viewer, reply }) => sendJson(reply, await requisitions.search(query, viewer)),
    searchJobCards: async ({ query, viewer, reply }) =>
      sendJson(reply, await requisitions.searchCards(query, viewer)),
    suggestQueries: async ({ query: { q = '', country } }) => ({
      suggestions: await context.search.suggest({ typed: q, country }),
    }),
    getStatistics: async () => ({ data: await getStatistics() }),
  });
}
