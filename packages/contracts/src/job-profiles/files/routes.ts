export const PROFILE_FILE_ROUTES = {
  uploadProfileFile: 'POST /v1/api/job-profiles/:id/:kind',
  downloadProfileFile: 'GET /v1/api/job-profiles/:id/:kind/download',
  removeProfileFile: 'DELETE /v1/api/job-profiles/:id/:kind',
} as const;
