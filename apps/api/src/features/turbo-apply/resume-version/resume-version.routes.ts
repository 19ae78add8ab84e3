import {
  applicationDraftSchema,
  makeResumeVersionRequestSchema,
  resumeWordsSchema,
} from '@firsthand/contracts';
import type { ResumeMaker } from '@firsthand/resume-writer';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../../api-context.ts';
import { toGoneSignal } from '../../../http/gone-signal.ts';
import { APPLY_SCOPE, READ_SCOPE } from '../../../http/signed-in.ts';
import { viewerOf } from '../../auth/require-sign-in.ts';
import { toFileHeaders } from '../../job-profiles/files/file-headers.ts';
import { idParameter } from '../../../http/id-parameter.ts';
import { answerWhenOffered } from '../when-offered.ts';
import {
  getResumeWords,
  getVersionFile,
  makeResumeVersion,
  removeResumeVersion,
} from './resume-version.service.ts';

const params = z.object({ id: idParameter });
const tags = ['Turbo Apply'];
const PDF = 'application/pdf';
const pdfContent = { schema: z.instanceof(Buffer).meta({ type: 'string', format: 'binary' }) };
/** Every entry of the experience in as many and as long lines as there may be, in any script. */
const WORDING_LIMIT_BYTES = 2 * 1024 * 1024;

/** The resume that is made for the job of a prepared application, in the place of the profile's. */
export function resumeVersionRoutes(context: ApiContext, resumeMaker: ResumeMaker): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    answerWhenOffered(app, context);
    app.get(
      '/api/job-applications/drafts/:id/resume-version',
      {
        schema: {
          tags,
          summary: 'The lines of the profile’s experience, with those kept for a resume for this job',
          security: READ_SCOPE,
          params,
          response: { 200: resumeWordsSchema },
          errors: [409],
        },
      },
      (request) => getResumeWords(context, viewerOf(request), request.params.id),
    );

    app.put(
      '/api/job-applications/drafts/:id/resume-version',
      {
        bodyLimit: WORDING_LIMIT_BYTES,
        schema: {
          tags,
          summary: 'Makes a PDF resume in these words, which goes out in the place of the profile’s',
          security: APPLY_SCOPE,
          params,
          body: makeResumeVersionRequestSchema,
          response: { 200: applicationDraftSchema },
          errors: [403, 409, 422, 503],
        },
      },
      (request, reply) => {
        const signal = toGoneSignal(reply);
        const given = { draftId: request.params.id, request: request.body, signal };
        return makeResumeVersion(context, resumeMaker, viewerOf(request), given);
      },
    );

    app.delete(
      '/api/job-applications/drafts/:id/resume-version',
      {
        schema: {
          tags,
          summary: 'Removes the resume made for this job: the profile’s own goes out again',
          security: APPLY_SCOPE,
          params,
          response: { 200: applicationDraftSchema },
        },
      },
      (request) => removeResumeVersion(context, viewerOf(request), request.params.id),
    );

    app.get(
      '/api/job-applications/drafts/:id/resume-version.pdf',
      {
        schema: {
          tags,
          summary: 'The resume made for this job, byte for byte as it would go out',
          security: READ_SCOPE,
          params,
          response: { 200: { description: 'The file', content: { [PDF]: pdfContent } } },
        },
      },
      async (request, reply) => {
        const file = await getVersionFile(context, viewerOf(request), request.params.id);
        return reply.headers(toFileHeaders({ ...file, type: PDF })).send(file.content);
      },
    );
    done();
  };
}
