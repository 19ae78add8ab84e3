import {
  AppError,
  applicationDraftSchema,
  applicationResponseSchema,
  confirmDraftRequestSchema,
  draftsResponseSchema,
  messageResponseSchema,
  startDraftRequestSchema,
  updateDraftRequestSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../../api-context.ts';
import { APPLY_SCOPE, READ_SCOPE } from '../../../http/signed-in.ts';
import { viewerOf } from '../../auth/require-sign-in.ts';
import { parseJobKey } from '../../jobs/job-key.ts';
import { idParameter } from '../../../http/id-parameter.ts';
import { confirmDraft } from '../submissions/confirm-draft.ts';
import { discardDraft, getDraft, listDrafts, startDraft, updateDraft } from './drafts.service.ts';
import { answerWhenOffered } from '../when-offered.ts';

const params = z.object({ id: idParameter });
const tags = ['Turbo Apply'];
/** Many long answers at once; each alone may have 20,000 characters. */
const SAVE_LIMIT_BYTES = 1024 * 1024;

export function draftRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    answerWhenOffered(app, context);
    app.get(
      '/api/job-applications/drafts',
      {
        schema: {
          tags,
          summary: 'The prepared applications, the last touched first',
          security: READ_SCOPE,
          response: { 200: draftsResponseSchema },
        },
      },
      async (request) => ({ drafts: await listDrafts(context, viewerOf(request)) }),
    );

    app.post(
      '/api/job-applications/drafts',
      {
        schema: {
          tags,
          summary: 'Prepares an application with the employer’s form; 200 when it was prepared before',
          security: APPLY_SCOPE,
          body: startDraftRequestSchema,
          response: { 200: applicationDraftSchema, 201: applicationDraftSchema },
          errors: [403, 409, 410, 503],
        },
      },
      async (request, reply) => {
        const { job_profile_id: profileId, ...job } = request.body;
        const key = parseJobKey(job);
        if (!key) {
          throw new AppError('source and requisition_id must name a job.', {
            code: 'bad-value',
            status: 400,
          });
        }
        const { created, draft } = await startDraft(context, viewerOf(request), { key, profileId });
        return reply.status(created ? 201 : 200).send(draft);
      },
    );

    app.get(
      '/api/job-applications/drafts/:id',
      {
        schema: {
          tags,
          summary: 'Everything that would be sent, with where each value comes from',
          security: READ_SCOPE,
          params,
          response: { 200: applicationDraftSchema },
        },
      },
      (request) => getDraft(context, viewerOf(request), request.params.id),
    );

    app.put(
      '/api/job-applications/drafts/:id',
      {
        bodyLimit: SAVE_LIMIT_BYTES,
        schema: {
          tags,
          summary: 'Stores what was typed; 409 when the draft was changed since the version that is named',
          security: APPLY_SCOPE,
          params,
          body: updateDraftRequestSchema,
          response: { 200: applicationDraftSchema },
          errors: [409],
        },
      },
      (request) => updateDraft(context, viewerOf(request), request.params.id, request.body),
    );

    app.delete(
      '/api/job-applications/drafts/:id',
      {
        schema: {
          tags,
          summary: 'Discards a prepared application',
          security: APPLY_SCOPE,
          params,
          response: { 200: messageResponseSchema },
        },
      },
      async (request) => {
        await discardDraft(context, viewerOf(request), request.params.id);
        return { message: 'The prepared application is discarded.' };
      },
    );

    app.post(
      '/api/job-applications/drafts/:id/confirm',
      {
        schema: {
          tags,
          summary:
            'Seals exactly what was seen and, where the employer’s API is set up, sends it; 200 the second time',
          security: APPLY_SCOPE,
          params,
          body: confirmDraftRequestSchema,
          response: { 200: applicationResponseSchema, 201: applicationResponseSchema },
          errors: [403, 409, 410, 503],
        },
      },
      async (request, reply) => {
        const { created, application } = await confirmDraft(
          context,
          viewerOf(request),
          request.params.id,
          request.body,
        );
        return reply.status(created ? 201 : 200).send({ application });
      },
    );
    done();
  };
}
