import { auditCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { listAudit } from './list-audit.ts';
import { recordRead } from './record-read.service.ts';

export function answerAudit(context: ApiContext): FastifyPluginCallback {
  return answerCalls(auditCalls, {
    listAudit: async ({ viewer, query }) => {
      await recordRead(context, viewer.user.id, 'audit trail');
      return listAudit(context, query);
    },
  });
}
