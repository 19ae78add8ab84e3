import type { JsonResume, ResumeLook } from '../schemas/json-resume-schemas.ts';
import type { MessageResponse } from '../schemas/account-schemas.ts';
import type * as profile from '../schemas/profile-schemas.ts';
import type { JobProfile } from '../schemas/profile-schemas.ts';
import type { ProfileFileKind } from '../profile.ts';
import type { MadeFile, Of, RoutesOf } from './call.ts';

/** Job profiles with their skills, experience and files. */
export interface JobProfileCalls {
  listJobProfiles: { answer: JobProfile[] };
  createJobProfile: { body: profile.CreateJobProfileRequest; answer: JobProfile };
  getJobProfile: { answer: JobProfile };
  saveJobProfile: { body: profile.UpdateJobProfileRequest; answer: JobProfile };
  removeJobProfile: { answer: MessageResponse };
  /** `profile_name`, then `file`: so the server knows the name when the file begins. */
  parseResume: { body: FormData; answer: profile.ParseResumeResponse };
  /** The same of a PDF or a Word document; without a name the profile has that of the file. */
  importResume: { body: FormData; answer: profile.ParseResumeResponse };
  /** `file`. Gives the profile with its new file, as does the removal. */
  uploadProfileFile: { params: { kind: ProfileFileKind }; body: FormData; answer: JobProfile };
  downloadProfileFile: { params: { kind: ProfileFileKind }; answer: Blob };
  /** The profile as a resume that is made of it. */
  getJsonResume: { answer: JsonResume };
  downloadResumePdf: { query: ResumeLook; answer: MadeFile };
  downloadResumeDocx: { query: Pick<ResumeLook, 'paper'>; answer: Blob };
  removeProfileFile: { params: { kind: ProfileFileKind }; answer: JobProfile };
  addSkill: { body: Of<typeof profile.addSkillRequestSchema>; answer: profile.Skill };
  removeSkill: { answer: MessageResponse };
  addExperience: { body: profile.SaveExperienceRequest; answer: profile.Experience };
  saveExperience: { body: profile.SaveExperienceRequest; answer: profile.Experience };
  removeExperience: { answer: MessageResponse };
  /** Refused with 404 when the profile's resume was not read. */
  getReading: { answer: profile.ResumeReading };
  markReviewed: { body: Of<typeof profile.reviewReadingRequestSchema>; answer: profile.ResumeReading };
}

export const JOB_PROFILE_ROUTES = {
  listJobProfiles: 'GET /v1/api/job-profiles',
  createJobProfile: 'POST /v1/api/job-profiles',
  getJobProfile: 'GET /v1/api/job-profiles/:id',
  saveJobProfile: 'PUT /v1/api/job-profiles/:id',
  removeJobProfile: 'DELETE /v1/api/job-profiles/:id',
  parseResume: 'POST /v1/api/job-profiles/parse-resume',
  importResume: 'POST /v1/api/job-profiles/import',
  uploadProfileFile: 'POST /v1/api/job-profiles/:id/:kind',
  downloadProfileFile: { route: 'GET /v1/api/job-profiles/:id/:kind/download', answer: 'file' },
  getJsonResume: 'GET /v1/api/job-profiles/:id/resume.json',
  downloadResumePdf: { route: 'GET /v1/api/job-profiles/:id/resume.pdf', answer: 'made-file' },
  downloadResumeDocx: { route: 'GET /v1/api/job-profiles/:id/resume.docx', answer: 'file' },
  removeProfileFile: 'DELETE /v1/api/job-profiles/:id/:kind',
  addSkill: 'POST /v1/api/job-profiles/:profileId/skills',
  removeSkill: 'DELETE /v1/api/job-profiles/skills/:skillId',
  addExperience: 'POST /v1/api/job-profiles/:profileId/experience',
  saveExperience: 'PUT /v1/api/job-profiles/experience/:id',
  removeExperience: 'DELETE /v1/api/job-profiles/experience/:id',
  getReading: 'GET /v1/api/job-profiles/:id/resume/reading',
  markReviewed: 'PUT /v1/api/job-profiles/:id/resume/reading',
} as const satisfies RoutesOf<JobProfileCalls>;
