import {
  ERROR_TEXTS,
  jobProfileSchema,
  PROFILE_FILE_KINDS,
  type ProfileFileKind,
} from '@firsthand/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiContext } from '../../../api-context.ts';
import { READ_SCOPE, WRITE_SCOPE } from '../../../http/signed-in.ts';
import { viewerOf } from '../../auth/require-sign-in.ts';
import { toFileHeaders } from './file-headers.ts';
import { getFile, keepFile, removeFile } from './files.service.ts';
import { acceptForms, fileFormSchema } from '../../../http/accept-forms.ts';
import { idParameter } from '../../../http/id-parameter.ts';
import { getProfile } from '../profiles.service.ts';
import { FORM_MAX_BYTES, readUpload } from './read-upload.ts';

const params = z.object({ id: idParameter });
const NAMES: Record<ProfileFileKind, string> = { resume: 'resume', 'cover-letter': 'cover letter' };
const fileContent = { schema: z.instanceof(Buffer).meta({ type: 'string', format: 'binary' }) };

/** Downloads and removal of the files of profiles. */
export function fileRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    for (const kind of PROFILE_FILE_KINDS) {
      app.get(
        `/api/job-profiles/:id/${kind}/download`,
        {
          schema: {
            tags: ['Job profiles'],
            summary: `The ${NAMES[kind]} as it was uploaded, to be saved`,
            security: READ_SCOPE,
            params,
            response: {
              200: { description: 'The file', content: { 'application/octet-stream': fileContent } },
            },
          },
        },
        async (request, reply) => {
          const file = await getFile(context, viewerOf(request), { id: request.params.id, kind });
          return reply.headers(toFileHeaders({ ...file, type: file.mimetype })).send(file.content);
        },
      );

      app.delete(
        `/api/job-profiles/:id/${kind}`,
        {
          schema: {
            tags: ['Job profiles'],
            summary: `Removes the ${NAMES[kind]}`,
            security: WRITE_SCOPE,
            params,
            response: { 200: jobProfileSchema },
          },
        },
        (request) => removeFile(context, viewerOf(request), { id: request.params.id, kind }),
      );
    }
    done();
  };
}

/** Uploads of the files of profiles, as forms. */
export function uploadRoutes(context: ApiContext): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    acceptForms(app);
    for (const kind of PROFILE_FILE_KINDS) {
      app.post(
        `/api/job-profiles/:id/${kind}`,
        {
          bodyLimit: FORM_MAX_BYTES,
          config: { tooLargeText: ERROR_TEXTS.fileTooLarge },
          schema: {
            tags: ['Job profiles'],
            summary: `Keeps a PDF, DOC or DOCX as the ${NAMES[kind]}, in the place of the one before`,
            security: WRITE_SCOPE,
            consumes: ['multipart/form-data'],
            params,
            body: fileFormSchema,
            response: { 200: jobProfileSchema },
          },
        },
        async (request) => {
          const viewer = viewerOf(request);
          const { id } = request.params;
          await getProfile(context.database.db, viewer, id);
          return keepFile(context, viewer, { id, kind }, await readUpload(request));
        },
      );
    }
    done();
  };
}
