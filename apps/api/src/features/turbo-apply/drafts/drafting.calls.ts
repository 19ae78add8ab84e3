import { draftingCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { answerWhenOffered } from '../when-offered.ts';
import { compareSkills, draftCoverLetter, versionResume } from './drafting.service.ts';

/** Help with the words of an application: always shown first, with what each sentence rests on. */
export function answerDrafting(context: ApiContext): FastifyPluginCallback {
  return answerCalls(
    draftingCalls,
    {
      draftLetter: ({ viewer, params }) => draftCoverLetter(context, viewer, params.id),
      matchSkills: ({ viewer, params }) => compareSkills(context, viewer, params.id),
      draftResumeVersion: ({ viewer, params }) => versionResume(context, viewer, params.id),
    },
    (app) => answerWhenOffered(app, context),
  );
}
