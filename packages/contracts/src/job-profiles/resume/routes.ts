export const RESUME_ROUTES = {
  parseResume: 'POST /v1/api/job-profiles/parse-resume',
  importResume: 'POST /v1/api/job-profiles/import',
  getReading: 'GET /v1/api/job-profiles/:id/resume/reading',
  markReviewed: 'PUT /v1/api/job-profiles/:id/resume/reading',
} as const;
