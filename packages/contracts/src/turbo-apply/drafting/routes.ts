export const DRAFTING_ROUTES = {
  draftLetter: 'POST /v1/api/job-applications/drafts/:id/letter',
  matchSkills: 'GET /v1/api/job-applications/drafts/:id/skills',
  draftResumeVersion: 'POST /v1/api/job-applications/drafts/:id/resume-version',
} as const;
