import {
  letterResponseSchema,
  resumeVersionResponseSchema,
  skillMatchResponseSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../../api-context.ts';
import { APPLY_SCOPE, READ_SCOPE } from '../../../http/signed-in.ts';
import { viewerOf } from '../../auth/require-sign-in.ts';
import { idParameter } from '../../../http/id-parameter.ts';
import { compareSkills, draftCoverLetter, versionResume } from './drafting.service.ts';
import { answerWhenOffered } from '../when-offered.ts';

const params = z.object({ id: idParameter });
const tags = ['Turbo Apply'];

/** Help with the words of an application: always shown first, with what each sentence rests on. */
export function draftingRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    answerWhenOffered(app, context);
    app.post(
      '/api/job-applications/drafts/:id/letter',
      {
        schema: {
          tags,
          summary: 'Drafts a cover letter from facts of the profile; nothing is stored',
          security: APPLY_SCOPE,
          params,
          response: { 200: letterResponseSchema },
          errors: [403, 409, 410],
        },
      },
      (request) => draftCoverLetter(context, viewerOf(request), request.params.id),
    );

    app.get(
      '/api/job-applications/drafts/:id/skills',
      {
        schema: {
          tags,
          summary: 'Which of the skills that the posting names the profile shows',
          security: READ_SCOPE,
          params,
          response: { 200: skillMatchResponseSchema },
          errors: [409, 410],
        },
      },
      (request) => compareSkills(context, viewerOf(request), request.params.id),
    );

    app.post(
      '/api/job-applications/drafts/:id/resume-version',
      {
        schema: {
          tags,
          summary: 'Words the work experience for the job, beside the original; 409 without a model',
          security: APPLY_SCOPE,
          params,
          response: { 200: resumeVersionResponseSchema },
          errors: [403, 409, 410],
        },
      },
      (request) => versionResume(context, viewerOf(request), request.params.id),
    );
    done();
  };
}
