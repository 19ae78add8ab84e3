import { draftCalls, refuse } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { parseJobKey } from '../../models/job-key.ts';
import { confirmDraft } from './submissions/confirm-draft.ts';
import { answerWhenOffered } from './when-offered.ts';
import { discardDraft, getDraft, listDrafts, startDraft, updateDraft } from './drafts/drafts.service.ts';

export function answerDrafts(context: ApiContext): FastifyPluginCallback {
  return answerCalls(
    draftCalls,
    {
      listDrafts: async ({ viewer }) => ({ drafts: await listDrafts(context, viewer) }),
      startDraft: async ({ viewer, body: { job_profile_id: profileId, ...job }, reply }) => {
        const key = parseJobKey(job);
        if (!key) {
          throw refuse('job-key-incomplete');
        }
        const { created, draft } = await startDraft(context, viewer, { key, profileId });
        void reply.status(created ? 201 : 200);
        return draft;
      },
      getDraft: ({ viewer, params }) => getDraft(context, viewer, params.id),
      saveDraft: ({ viewer, params, body }) => updateDraft(context, viewer, params.id, body),
      discardDraft: async ({ viewer, params }) => {
        await discardDraft(context, viewer, params.id);
        return { message: 'The prepared application is discarded.' };
      },
      confirmDraft: async ({ viewer, params, body, reply }) => {
        const { created, application } = await confirmDraft(context, viewer, params.id, body);
        void reply.status(created ? 201 : 200);
        return { application };
      },
    },
    (app) => answerWhenOffered(app, context),
  );
}
