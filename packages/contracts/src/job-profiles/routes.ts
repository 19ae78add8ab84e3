import { EXPERIENCE_ROUTES } from './experience/routes.ts';
import { PROFILE_FILE_ROUTES } from './files/routes.ts';
import { RESUME_FORMAT_ROUTES } from './resume-formats/routes.ts';
import { RESUME_ROUTES } from './resume/routes.ts';
import { SECTION_ROUTES } from './sections/routes.ts';
import { SKILL_ROUTES } from './skills/routes.ts';

export const PROFILE_ROUTES = {
  listJobProfiles: 'GET /v1/api/job-profiles',
  createJobProfile: 'POST /v1/api/job-profiles',
  getJobProfile: 'GET /v1/api/job-profiles/:id',
  saveJobProfile: 'PUT /v1/api/job-profiles/:id',
  removeJobProfile: 'DELETE /v1/api/job-profiles/:id',
} as const;

/** Job profiles with their skills, experience, sections and files. */
export const JOB_PROFILE_ROUTES = {
  ...PROFILE_ROUTES,
  ...SKILL_ROUTES,
  ...EXPERIENCE_ROUTES,
  ...SECTION_ROUTES,
  ...PROFILE_FILE_ROUTES,
  ...RESUME_ROUTES,
  ...RESUME_FORMAT_ROUTES,
} as const;
