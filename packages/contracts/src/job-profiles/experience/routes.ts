export const EXPERIENCE_ROUTES = {
  addExperience: 'POST /v1/api/job-profiles/:profileId/experience',
  saveExperience: 'PUT /v1/api/job-profiles/experience/:id',
  removeExperience: 'DELETE /v1/api/job-profiles/experience/:id',
} as const;
