import { noticeCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { listNotices, readNotices } from './notices.service.ts';

export function answerNotices(context: ApiContext): FastifyPluginCallback {
  return answerCalls(noticeCalls, {
    listNotices: ({ viewer, query }) => listNotices(context, viewer, query),
    readNotices: ({ viewer, body }) => readNotices(context, viewer, body),
  });
}
