import { jobCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { sendJson } from '../../http/send-json.ts';
import type { JobViews } from '../../models/job-views.ts';
import { createJobDetails } from './jobs.service.ts';
import { LookedAtJobs } from '../../models/wanted-texts.ts';

export function answerJobs(context: ApiContext, views: JobViews): FastifyPluginCallback {
  const details = createJobDetails(context, views);
  const lookedAt = new LookedAtJobs(context);
  return answerCalls(
    jobCalls,
    {
      getJob: async ({ params: { source, urlSafeJobTitlePlusId: titlePlusId }, reply }) => {
        const { id, isOpen, json } = await details.get({ source, titlePlusId });
        if (isOpen) lookedAt.add(id);
        return sendJson(reply.code(isOpen ? 200 : 410), json);
      },
    },
    (app) => app.addHook('onClose', () => lookedAt.write()),
  );
}
