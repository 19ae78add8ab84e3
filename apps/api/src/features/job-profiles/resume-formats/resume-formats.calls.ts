import { resumeFormatCalls, type JobProfile, type ResumeLook } from '@firsthand/contracts';
import type { ResumeFormat, ResumeMaker, ResumeProfile } from '@firsthand/resume-writer';
import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import type { ApiContext } from '../../../api-context.ts';
import { answerCalls } from '../../../http/answer-calls.ts';
import { toGoneSignal } from '../../../http/gone-signal.ts';
import { sendJson } from '../../../http/send-json.ts';
import type { KnownViewer } from '../../../people/viewer.ts';
import { toContentDisposition } from '../../../files/file-name.ts';
import { getProfile } from '../profiles.service.ts';
import { toLook } from '../../../models/resume-look.ts';
import { toResumeName } from './resume-name.ts';

/** Of characters that stand nowhere in the PDF. */
const MOST_NAMED = 50;

interface Asked {
  viewer: KnownViewer;
  params: { id: number };
  reply: FastifyReply;
}

/** A job profile as a resume in open formats, each made anew when it is asked for, in the room where resumes are made. */
export function answerResumeFormats(context: ApiContext, resumeMaker: ResumeMaker): FastifyPluginCallback {
  const make = async (format: ResumeFormat, { viewer, params, reply }: Asked, look: ResumeLook = {}) => {
    const profile = await getProfile(context.database.db, viewer, params.id);
    const { content, leftOut } = await resumeMaker.work(
      { format, profile: toShown(profile), ...toLook(profile.country, look) },
      { person: viewer.user.id, signal: toGoneSignal(reply) },
    );
    return {
      filename: toResumeName(profile, `.${format}`),
      content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
      leftOut,
    };
  };

  return answerCalls(resumeFormatCalls, {
    getJsonResume: async (asked) => {
      const { content, filename } = await make('json', asked);
      // As it was made: it fits the schema, and is as long as the profile is.
      const reply = asked.reply.header('content-disposition', toContentDisposition(filename));
      return sendJson(reply, content.toString());
    },
    downloadResumePdf: async (asked) => {
      const { leftOut, ...file } = await make('pdf', asked, asked.query);
      if (leftOut.length > 0) {
        const named = encodeURIComponent(leftOut.slice(0, MOST_NAMED).join(''));
        void asked.reply.header('x-characters-left-out', named);
      }
      return file;
    },
    downloadResumeDocx: (asked) => make('docx', asked, asked.query),
  });
}

/** Of a profile what a resume shows: its files, answers and equal opportunity data go to no other process. */
function toShown(profile: JobProfile): ResumeProfile {
  const { profile_name, desired_job_title, first_name, last_name, email, phone_country_code, phone } =
    profile;
  const { address, city, state, zip, country, linkedin_url, website_url, skills, experience } = profile;
  const { summary, sections } = profile;
  return {
    ...{ profile_name, desired_job_title, first_name, last_name, email, phone_country_code, phone },
    ...{ address, city, state, zip, country, linkedin_url, website_url, skills, experience },
    ...{ summary, sections },
  };
}
