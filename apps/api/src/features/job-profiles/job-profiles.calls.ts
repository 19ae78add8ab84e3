import { profileCalls } from '@firsthand/contracts';
import type { ResumeMaker } from '@firsthand/resume-writer';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { acceptEmptyJson } from '../../http/accept-empty-json.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { answerExperience } from './experience/experience.calls.ts';
import { answerProfileFiles } from './files/files.calls.ts';
import { createProfile, deleteProfile, getProfile, listProfiles, saveProfile } from './profiles.service.ts';
import { answerResumeFormats } from './resume-formats/resume-formats.calls.ts';
import { answerResumes } from './resume/resume.calls.ts';
import { answerSections } from './sections/sections.calls.ts';
import { answerSkills } from './skills/skills.calls.ts';

export function answerJobProfiles(context: ApiContext, resumeMaker: ResumeMaker): FastifyPluginCallback {
  return (app, _options, done) => {
    acceptEmptyJson(app);
    void app.register(answerProfiles(context));
    void app.register(answerSkills(context));
    void app.register(answerExperience(context));
    void app.register(answerSections(context));
    void app.register(answerProfileFiles(context));
    void app.register(answerResumes(context));
    void app.register(answerResumeFormats(context, resumeMaker));
    done();
  };
}

function answerProfiles(context: ApiContext): FastifyPluginCallback {
  return answerCalls(profileCalls, {
    listJobProfiles: ({ viewer }) => listProfiles(context, viewer),
    createJobProfile: ({ viewer, body }) => createProfile(context, viewer, body),
    getJobProfile: ({ viewer, params }) => getProfile(context.database.db, viewer, params.id),
    saveJobProfile: ({ viewer, params, body }) => saveProfile(context, viewer, params.id, body),
    removeJobProfile: async ({ viewer, params }) => {
      await deleteProfile(context, viewer, params.id);
      return { message: 'The job profile is deleted.' };
    },
  });
}
