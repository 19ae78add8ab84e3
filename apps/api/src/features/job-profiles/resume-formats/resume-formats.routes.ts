import {
  jsonResumeSchema,
  resumeLookQuerySchema,
  type JobProfile,
  type ResumeLook,
} from '@firsthand/contracts';
import type { ResumeFormat, ResumeMaker, ResumeProfile } from '@firsthand/resume-writer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../../api-context.ts';
import { toGoneSignal } from '../../../http/gone-signal.ts';
import { READ_SCOPE } from '../../../http/signed-in.ts';
import { viewerOf } from '../../auth/require-sign-in.ts';
import { toFileHeaders } from '../files/file-headers.ts';
import { toContentDisposition } from '../files/file-name.ts';
import { idParameter } from '../../../http/id-parameter.ts';
import { getProfile } from '../profiles.service.ts';
import { toLook } from './resume-look.ts';
import { toResumeName } from './resume-name.ts';

const params = z.object({ id: idParameter });
const fileContent = { schema: z.instanceof(Buffer).meta({ type: 'string', format: 'binary' }) };
const TYPES = {
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
/** Of characters that stand nowhere in the PDF. */
const MOST_NAMED = 50;

/** A job profile as a resume in open formats, each made anew when it is asked for, in the room where resumes are made. */
export function resumeFormatRoutes(context: ApiContext, resumeMaker: ResumeMaker): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    const make = async (
      request: FastifyRequest & { params: { id: number } },
      reply: FastifyReply,
      { format, asked = {} }: { format: ResumeFormat; asked?: ResumeLook },
    ) => {
      const viewer = viewerOf(request);
      const profile = await getProfile(context.database.db, viewer, request.params.id);
      const made = await resumeMaker.work(
        { format, profile: toShown(profile), ...toLook(profile.country, asked) },
        { person: viewer.user.id, signal: toGoneSignal(reply) },
      );
      return { ...made, name: toResumeName(profile, `.${format}`) };
    };

    app.get(
      '/api/job-profiles/:id/resume.json',
      {
        schema: {
          tags: ['Job profiles'],
          summary: 'The profile as JSON Resume 1.0.0',
          security: READ_SCOPE,
          params,
          response: { 200: jsonResumeSchema },
          errors: [422, 503],
        },
      },
      async (request, reply) => {
        const { content, name } = await make(request, reply, { format: 'json' });
        void reply.header('content-disposition', toContentDisposition(name)).type(TYPES.json);
        // As it was made: it fits the schema, and is as long as the profile is.
        return reply.serializer((text: string) => text).send(Buffer.from(content).toString() as never);
      },
    );

    app.get(
      '/api/job-profiles/:id/resume.pdf',
      {
        schema: {
          tags: ['Job profiles'],
          summary: 'The profile as a PDF resume; x-characters-left-out names what no font has',
          security: READ_SCOPE,
          params,
          querystring: resumeLookQuerySchema,
          response: { 200: { description: 'The file', content: { [TYPES.pdf]: fileContent } } },
          errors: [422, 503],
        },
      },
      async (request, reply) => {
        const { content, leftOut, name } = await make(request, reply, {
          format: 'pdf',
          asked: request.query,
        });
        if (leftOut.length > 0) {
          void reply.header(
            'x-characters-left-out',
            encodeURIComponent(leftOut.slice(0, MOST_NAMED).join('')),
          );
        }
        return sendFile(reply, { content, type: TYPES.pdf, name });
      },
    );

    app.get(
      '/api/job-profiles/:id/resume.docx',
      {
        schema: {
          tags: ['Job profiles'],
          summary: 'The profile as a Word document',
          security: READ_SCOPE,
          params,
          querystring: resumeLookQuerySchema.pick({ paper: true }),
          response: { 200: { description: 'The file', content: { [TYPES.docx]: fileContent } } },
          errors: [422, 503],
        },
      },
      async (request, reply) => {
        const { content, name } = await make(request, reply, { format: 'docx', asked: request.query });
        return sendFile(reply, { content, type: TYPES.docx, name });
      },
    );
    done();
  };
}

/** Of a profile what a resume shows: its files, answers and equal opportunity data go to no other process. */
function toShown(profile: JobProfile): ResumeProfile {
  const { profile_name, desired_job_title, first_name, last_name, email, phone_country_code, phone } =
    profile;
  const { address, city, state, zip, country, linkedin_url, website_url, skills, experience } = profile;
  return {
    ...{ profile_name, desired_job_title, first_name, last_name, email, phone_country_code, phone },
    ...{ address, city, state, zip, country, linkedin_url, website_url, skills, experience },
  };
}

function sendFile(
  reply: FastifyReply,
  { content, type, name }: { content: Uint8Array; type: string; name: string },
): FastifyReply {
  return reply
    .headers(toFileHeaders({ filename: name, type }))
    .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
}
