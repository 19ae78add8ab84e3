import { profileFileCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { getProfile } from '../profiles.service.ts';
import { getFile, keepFile, removeFile } from './files.service.ts';
import { readUpload } from '../read-upload.ts';

/** The files of profiles. */
export function answerProfileFiles(context: ApiContext): FastifyPluginCallback {
  return answerCalls(profileFileCalls, {
    uploadProfileFile: async ({ viewer, params, request }) => {
      await getProfile(context.database.db, viewer, params.id);
      return keepFile(context, viewer, params, await readUpload(request));
    },
    downloadProfileFile: async ({ viewer, params }) => {
      const file = await getFile(context, viewer, params);
      return { ...file, type: file.mimetype };
    },
    removeProfileFile: ({ viewer, params }) => removeFile(context, viewer, params),
  });
}
