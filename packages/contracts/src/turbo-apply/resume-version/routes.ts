export const RESUME_VERSION_ROUTES = {
  getResumeWords: 'GET /v1/api/job-applications/drafts/:id/resume-version',
  makeResumeVersion: 'PUT /v1/api/job-applications/drafts/:id/resume-version',
  downloadResumeVersion: 'GET /v1/api/job-applications/drafts/:id/resume-version.pdf',
  removeResumeVersion: 'DELETE /v1/api/job-applications/drafts/:id/resume-version',
} as const;
