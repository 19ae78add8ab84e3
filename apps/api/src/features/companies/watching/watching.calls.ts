import { watchingCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { acceptEmptyJson } from '../../../http/accept-empty-json.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { addCompany } from '../adding/add-company.service.ts';
import type { Companies } from '../companies.service.ts';
import { toCompanyKey } from '../company-key.ts';
import { hasWatch, listWatched, unwatchCompany, watchCompany } from './watching.service.ts';

/** Companies that a person adds or watches. */
export function answerWatching(context: ApiContext, companies: Companies): FastifyPluginCallback {
  return answerCalls(
    watchingCalls,
    {
      addCompany: async ({ viewer, body, request, reply }) => {
        const asked = { url: body.url, clientIp: request.ip };
        const { created, company } = await addCompany(context, viewer, asked);
        void reply.status(created ? 201 : 200);
        return companies.get(company.atsType, company.slug);
      },
      listWatched: ({ viewer, query }) => listWatched(context, viewer, query),
      getWatch: ({ viewer, params }) => hasWatch(context, viewer, toCompanyKey(params)),
      watchCompany: ({ viewer, params }) => watchCompany(context, viewer, toCompanyKey(params)),
      unwatchCompany: ({ viewer, params }) => unwatchCompany(context, viewer, toCompanyKey(params)),
    },
    acceptEmptyJson,
  );
}
