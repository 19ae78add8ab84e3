import { resumeVersionCalls } from '@firsthand/contracts';
import type { ResumeMaker } from '@firsthand/resume-writer';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { toGoneSignal } from '../../../http/gone-signal.ts';
import { answerWhenOffered } from '../when-offered.ts';
import {
  getResumeWords,
  getVersionFile,
  makeResumeVersion,
  removeResumeVersion,
} from './resume-version.service.ts';

/** The resume that is made for the job of a prepared application, in the place of the profile's. */
export function answerResumeVersion(context: ApiContext, resumeMaker: ResumeMaker): FastifyPluginCallback {
  return answerCalls(
    resumeVersionCalls,
    {
      getResumeWords: ({ viewer, params }) => getResumeWords(context, viewer, params.id),
      makeResumeVersion: ({ viewer, params, body, reply }) => {
        const given = { draftId: params.id, request: body, signal: toGoneSignal(reply) };
        return makeResumeVersion(context, resumeMaker, viewer, given);
      },
      downloadResumeVersion: ({ viewer, params }) => getVersionFile(context, viewer, params.id),
      removeResumeVersion: ({ viewer, params }) => removeResumeVersion(context, viewer, params.id),
    },
    (app) => answerWhenOffered(app, context),
  );
}
