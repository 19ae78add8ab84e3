export const SKILL_ROUTES = {
  addSkill: 'POST /v1/api/job-profiles/:profileId/skills',
  removeSkill: 'DELETE /v1/api/job-profiles/skills/:skillId',
} as const;
