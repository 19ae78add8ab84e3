export const APPLICATION_DOWNLOAD_ROUTES = {
  downloadApplication: 'GET /v1/api/job-applications/:id/download',
  downloadApplicationFile: 'GET /v1/api/job-applications/:id/files/:kind',
  downloadFollowUp: 'GET /v1/api/job-applications/:id/follow-up.ics',
} as const;
