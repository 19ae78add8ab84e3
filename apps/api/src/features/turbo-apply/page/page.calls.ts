import { applyPageCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { answerWhenOffered } from '../when-offered.ts';
import { describePage, fillFieldsOfPage } from './page.service.ts';
import { recordPage } from './record-page.ts';

/** What the browser extension asks about the employer's page it is on. */
export function answerApplyPage(context: ApiContext): FastifyPluginCallback {
  return answerCalls(
    applyPageCalls,
    {
      findApplyPage: ({ viewer, query, request }) => {
        const scopes = request.viewer?.scopes ?? null;
        const mayApply = scopes === null || scopes.includes('apply');
        return describePage(context, viewer, { ...query, mayApply });
      },
      fillPage: ({ viewer, body }) => fillFieldsOfPage(context, viewer, body),
      recordPage: async ({ viewer, body, reply }) => {
        const { created, application } = await recordPage(context, viewer, body);
        void reply.status(created ? 201 : 200);
        return { application };
      },
    },
    (app) => answerWhenOffered(app, context),
  );
}
