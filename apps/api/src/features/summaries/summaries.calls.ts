import { findAts, getAts, summaryCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { loadSummaries } from './summaries.repository.ts';

export function answerSummaries(context: ApiContext): FastifyPluginCallback {
  return answerCalls(summaryCalls, {
    getSummaries: async ({ body }) => {
      const wanted = body.jobs.map((job) => ({
        id: Number(job.ats_id),
        source: findAts(job.ats_type)?.source,
      }));
      const rows = await loadSummaries(
        context.database.db,
        wanted.map(({ id }) => id),
      );
      const byId = new Map(rows.map((row) => [row.id, row]));
      const data = wanted.flatMap(({ id, source }) => {
        const row = byId.get(id);
        if (row?.source !== source || !row) return [];
        return { ats_id: id, ats_type: getAts(row.source).slug, summary: row.summary };
      });
      return { success: true, data, error: null };
    },
  });
}
