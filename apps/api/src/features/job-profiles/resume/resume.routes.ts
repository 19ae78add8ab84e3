import {
  ERROR_TEXTS,
  LIMITS,
  parseResumeResponseSchema,
  resumeReadingSchema,
  reviewReadingRequestSchema,
} from '@firsthand/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../../api-context.ts';
import { toGoneSignal } from '../../../http/gone-signal.ts';
import { READ_SCOPE, WRITE_SCOPE } from '../../../http/signed-in.ts';
import { viewerOf } from '../../auth/require-sign-in.ts';
import { createImportDesk } from '../../users/account-file/import-desk.ts';
import { acceptForms, importFormSchema, resumeFormSchema } from '../../../http/accept-forms.ts';
import { idParameter } from '../../../http/id-parameter.ts';
import { createProfileFromResume } from './parse-resume.service.ts';
import { EXPORT_FORM_MAX_BYTES, FORM_MAX_BYTES, mayBeLarge, readUpload } from '../files/read-upload.ts';
import { getReading, reviewReading } from './readings.service.ts';
import { createResumeDesk } from './resume-desk.ts';

const params = z.object({ id: idParameter });

/** What was read from the resume of a profile. */
export function readingRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/job-profiles/:id/resume/reading',
      {
        schema: {
          tags: ['Job profiles'],
          summary: 'What was read from the resume, where it stands there, and what was left over',
          security: READ_SCOPE,
          params,
          response: { 200: resumeReadingSchema },
        },
      },
      (request) => getReading(context.database.db, viewerOf(request), request.params.id),
    );

    app.put(
      '/api/job-profiles/:id/resume/reading',
      {
        schema: {
          tags: ['Job profiles'],
          summary: 'Says that what was read is right',
          security: WRITE_SCOPE,
          params,
          body: reviewReadingRequestSchema,
          response: { 200: resumeReadingSchema },
        },
      },
      (request) => reviewReading(context, viewerOf(request), request.params.id),
    );
    done();
  };
}

const RESUME_FORMS = [
  {
    path: '/api/job-profiles/parse-resume',
    form: 'pdf',
    summary: 'Creates a job profile of a PDF resume, with what was read from it',
    ...{ body: resumeFormSchema, bodyLimit: FORM_MAX_BYTES, tooLargeText: ERROR_TEXTS.resumeTooLarge },
  },
  {
    path: '/api/job-profiles/import',
    form: 'import',
    summary:
      'Creates a job profile of a PDF, a DOCX, JSON Resume or LinkedIn’s data export, with what was read from it',
    ...{ body: importFormSchema, bodyLimit: EXPORT_FORM_MAX_BYTES, tooLargeText: ERROR_TEXTS.importTooLarge },
  },
] as const;

/** A profile made of a resume, as a form. */
export function parseResumeRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    acceptForms(app);
    const resumes = createResumeDesk(context);
    const desk = createImportDesk();
    const create = async (request: FastifyRequest, form: 'pdf' | 'import', signal: AbortSignal) => {
      const read = async (maxBytes: number) => {
        const upload = await readUpload(request, maxBytes);
        return createProfileFromResume(context, resumes, viewerOf(request), { upload, form }, signal);
      };
      return form === 'import' && mayBeLarge(request)
        ? desk.run(viewerOf(request).user.id, () => read(LIMITS.linkedinExportMaxBytes))
        : read(LIMITS.uploadMaxBytes);
    };
    for (const { path, form, summary, body, bodyLimit, tooLargeText } of RESUME_FORMS) {
      app.post(
        path,
        {
          ...{ bodyLimit, config: { tooLargeText } },
          schema: {
            ...{ tags: ['Job profiles'], summary, security: WRITE_SCOPE, body },
            consumes: ['multipart/form-data'],
            response: { 201: parseResumeResponseSchema },
            errors: [403, 404, 422, 503],
          },
        },
        async (request, reply) => {
          const made = await create(request, form, toGoneSignal(reply));
          return reply.status(201).send(made);
        },
      );
    }
    done();
  };
}
