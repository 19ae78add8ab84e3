import {
  errorSchema,
  parseResumeResponseSchema,
  resumeReadingSchema,
  reviewReadingRequestSchema,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { SIGNED_IN } from '../../http/signed-in.ts';
import { acceptForms, resumeFormSchema, uploadErrors } from './form-schema.ts';
import { idParameter } from './id-parameter.ts';
import type { ViewerOf } from './keep-viewers.ts';
import { createProfileFromResume } from './parse-resume.service.ts';
import { readUpload } from './read-upload.ts';
import { getReading, reviewReading } from './readings.service.ts';
import { createResumeDesk } from './resume-desk.ts';

const params = z.object({ id: idParameter });

/** What was read from the resume of a profile. */
export function readingRoutes(context: ApiContext, viewerOf: ViewerOf): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/api/job-profiles/:id/resume/reading',
      {
        schema: {
          tags: ['Job profiles'],
          summary: 'What was read from the resume, where it stands there, and what was left over',
          security: SIGNED_IN,
          params,
          response: { 200: resumeReadingSchema, 400: errorSchema, 401: errorSchema, 404: errorSchema },
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
          security: SIGNED_IN,
          params,
          body: reviewReadingRequestSchema,
          response: { 200: resumeReadingSchema, 400: errorSchema, 401: errorSchema, 404: errorSchema },
        },
      },
      (request) => reviewReading(context, viewerOf(request), request.params.id),
    );
    done();
  };
}

/** A profile made of a resume, as a form. */
export function parseResumeRoutes(context: ApiContext, viewerOf: ViewerOf): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    acceptForms(app);
    const desk = createResumeDesk(context);
    app.post(
      '/api/job-profiles/parse-resume',
      {
        schema: {
          tags: ['Job profiles'],
          summary: 'Creates a job profile of a PDF resume, with what was read from it',
          security: SIGNED_IN,
          consumes: ['multipart/form-data'],
          body: resumeFormSchema,
          response: {
            201: parseResumeResponseSchema,
            ...uploadErrors,
            ...{ 403: errorSchema, 422: errorSchema, 429: errorSchema, 503: errorSchema },
          },
        },
      },
      async (request, reply) => {
        const upload = await readUpload(request);
        const made = await createProfileFromResume(context, desk, viewerOf(request), upload);
        return reply.status(201).send(made);
      },
    );
    done();
  };
}
