import { dashboardCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { getDashboard } from './dashboard.service.ts';

export function answerDashboard(context: ApiContext): FastifyPluginCallback {
  return answerCalls(dashboardCalls, { getDashboard: ({ viewer }) => getDashboard(context, viewer) });
}
