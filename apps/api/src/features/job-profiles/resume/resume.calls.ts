import { LIMITS, resumeCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { toGoneSignal } from '../../../http/gone-signal.ts';
import type { KnownViewer } from '../../../people/viewer.ts';
import { createImportDesk } from '../../../http/import-desk.ts';
import { mayBeLarge, readUpload } from '../read-upload.ts';
import { createProfileFromResume } from './parse-resume.service.ts';
import { getReading, reviewReading } from './readings.service.ts';
import { createResumeDesk } from './resume-desk.ts';

interface Sent {
  viewer: KnownViewer;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Profiles made of resumes, and what was read from them. */
export function answerResumes(context: ApiContext): FastifyPluginCallback {
  const resumes = createResumeDesk(context);
  const desk = createImportDesk();
  const create = async ({ viewer, request, reply }: Sent, form: 'pdf' | 'import') => {
    const signal = toGoneSignal(reply);
    const read = async (maxBytes: number) => {
      const upload = await readUpload(request, maxBytes);
      return createProfileFromResume(context, resumes, viewer, { upload, form }, signal);
    };
    return form === 'import' && mayBeLarge(request)
      ? desk.run(viewer.user.id, () => read(LIMITS.linkedinExportMaxBytes))
      : read(LIMITS.uploadMaxBytes);
  };
  return answerCalls(resumeCalls, {
    parseResume: (sent) => create(sent, 'pdf'),
    importResume: (sent) => create(sent, 'import'),
    getReading: ({ viewer, params }) => getReading(context.database.db, viewer, params.id),
    markReviewed: ({ viewer, params }) => reviewReading(context, viewer, params.id),
  });
}
