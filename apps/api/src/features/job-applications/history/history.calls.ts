import { applicationHistoryCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { toDay } from '../application-day.ts';
import { exportHistory, listApplied, listHistory } from './history.service.ts';

/** Reads of all applications of a person. */
export function answerHistory(context: ApiContext): FastifyPluginCallback {
  return answerCalls(applicationHistoryCalls, {
    listHistory: ({ viewer, query }) => listHistory(context, viewer, query),
    listAppliedJobs: ({ viewer }) => listApplied(context, viewer),
    exportHistory: async ({ viewer }) => ({
      filename: `firsthand-applications-${toDay(context.now())}.csv`,
      type: 'text/csv; charset=utf-8',
      content: await exportHistory(context, viewer),
    }),
  });
}
