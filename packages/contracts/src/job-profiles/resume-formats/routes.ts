export const RESUME_FORMAT_ROUTES = {
  getJsonResume: 'GET /v1/api/job-profiles/:id/resume.json',
  downloadResumePdf: 'GET /v1/api/job-profiles/:id/resume.pdf',
  downloadResumeDocx: 'GET /v1/api/job-profiles/:id/resume.docx',
} as const;
