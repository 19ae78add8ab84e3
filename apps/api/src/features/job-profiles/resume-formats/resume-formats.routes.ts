import { jsonResumeSchema, resumeLookQuerySchema, type JsonResume } from '@firsthand/contracts';
import { toJsonResume, writeDocx, writePdf, type Typesetter } from '@firsthand/resume-writer';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../../api-context.ts';
import { READ_SCOPE } from '../../../http/signed-in.ts';
import { viewerOf } from '../../auth/require-sign-in.ts';
import type { Viewer } from '../../auth/viewer.ts';
import { toFileHeaders } from '../files/file-headers.ts';
import { toContentDisposition } from '../files/file-name.ts';
import { idParameter } from '../id-parameter.ts';
import { getProfile } from '../profiles.service.ts';
import { toLook } from './resume-look.ts';
import { toResumeName } from './resume-name.ts';

const params = z.object({ id: idParameter });
const fileContent = { schema: z.instanceof(Buffer).meta({ type: 'string', format: 'binary' }) };
const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A job profile as a resume in open formats, each made anew when it is asked for. */
export function resumeFormatRoutes(context: ApiContext, typesetter: Typesetter): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    const load = async (viewer: Viewer, id: number): Promise<JsonResume> =>
      toJsonResume(await getProfile(context.database.db, viewer, id));

    app.get(
      '/api/job-profiles/:id/resume.json',
      {
        schema: {
          tags: ['Job profiles'],
          summary: 'The profile as JSON Resume 1.0.0',
          security: READ_SCOPE,
          params,
          response: { 200: jsonResumeSchema },
        },
      },
      async (request, reply) => {
        const resume = await load(viewerOf(request), request.params.id);
        return reply
          .header('content-disposition', toContentDisposition(toResumeName(resume, '.json')))
          .send(resume);
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
          response: { 200: { description: 'The file', content: { [PDF]: fileContent } } },
          errors: [422, 503],
        },
      },
      async (request, reply) => {
        const resume = await load(viewerOf(request), request.params.id);
        const { content, leftOut } = await writePdf(
          typesetter,
          resume,
          toLook(resume.basics.location?.countryCode, request.query),
        );
        if (leftOut.length > 0) {
          void reply.header(
            'x-characters-left-out',
            encodeURIComponent(leftOut.slice(0, MOST_NAMED).join('')),
          );
        }
        return sendFile(reply, { content, type: PDF, name: toResumeName(resume, '.pdf') });
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
          response: { 200: { description: 'The file', content: { [DOCX]: fileContent } } },
        },
      },
      async (request, reply) => {
        const resume = await load(viewerOf(request), request.params.id);
        const content = await writeDocx(resume, toLook(resume.basics.location?.countryCode, request.query));
        return sendFile(reply, { content, type: DOCX, name: toResumeName(resume, '.docx') });
      },
    );
    done();
  };
}

/** Of characters that stand nowhere in the PDF. */
const MOST_NAMED = 50;

function sendFile(
  reply: FastifyReply,
  { content, type, name }: { content: Uint8Array; type: string; name: string },
): FastifyReply {
  return reply
    .headers(toFileHeaders({ filename: name, type }))
    .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
}
