export const SECTION_ROUTES = {
  addSectionEntry: 'POST /v1/api/job-profiles/:profileId/sections/:section',
  saveSectionEntry: 'PUT /v1/api/job-profiles/sections/:section/:id',
  removeSectionEntry: 'DELETE /v1/api/job-profiles/sections/:section/:id',
} as const;
