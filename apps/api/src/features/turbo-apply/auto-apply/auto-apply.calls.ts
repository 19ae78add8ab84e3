import { autoApplyCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { answerWhenOffered } from '../when-offered.ts';
import { readAutoApply, saveAutoApply, stopAutoApply } from './auto-apply.service.ts';

export function answerAutoApply(context: ApiContext): FastifyPluginCallback {
  return answerCalls(
    autoApplyCalls,
    {
      getAutoApply: async ({ viewer }) => ({ auto_apply: await readAutoApply(context, viewer) }),
      saveAutoApply: async ({ viewer, body }) => ({
        auto_apply: await saveAutoApply(context, viewer, body),
      }),
      removeAutoApply: async ({ viewer }) => {
        await stopAutoApply(context, viewer);
        return { message: 'Nothing more is prepared.' };
      },
    },
    (app) => answerWhenOffered(app, context),
  );
}
