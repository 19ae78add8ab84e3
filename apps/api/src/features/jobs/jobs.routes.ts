import { ATS_TABLE, closedJobResponseSchema, jobDetailResponseSchema } from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { sendJson } from '../../http/send-json.ts';
import type { JobViews } from './job-views.ts';
import { createJobDetails } from './jobs.service.ts';
import { LookedAtJobs } from './wanted-texts.ts';

const segment = z.string().min(1).max(300);
const companyParams = z.object({ clientName: segment, urlSafeJobTitlePlusId: segment });
const workdayParams = companyParams.extend({ domain: segment, clientProject: segment });

/** The nine job-detail calls; Workday's address has three parts for the board, the others one. */
export function jobRoutes(context: ApiContext, views: JobViews): FastifyPluginCallbackZod {
  const details = createJobDetails(context, views);
  const lookedAt = new LookedAtJobs(context);
  return (app, _options, done) => {
    app.addHook('onClose', () => lookedAt.write());
    for (const { slug, source, label } of ATS_TABLE) {
      const isWorkday = slug === 'workday';
      app.get(
        `/api/ats/${slug}/${isWorkday ? ':domain/:clientName/:clientProject' : ':clientName'}/job/:urlSafeJobTitlePlusId`,
        {
          schema: {
            tags: ['Jobs'],
            summary: `One ${label} job with its proof of life`,
            params: isWorkday ? workdayParams : companyParams,
            response: { 200: jobDetailResponseSchema, 410: closedJobResponseSchema },
          },
        },
        async (request, reply) => {
          const { id, isOpen, json } = await details.get({
            source,
            titlePlusId: request.params.urlSafeJobTitlePlusId,
          });
          if (isOpen) lookedAt.add(id);
          return sendJson(reply.code(isOpen ? 200 : 410), json);
        },
      );
    }
    done();
  };
}
