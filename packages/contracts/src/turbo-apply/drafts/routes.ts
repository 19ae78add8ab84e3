export const DRAFT_ROUTES = {
  listDrafts: 'GET /v1/api/job-applications/drafts',
  startDraft: 'POST /v1/api/job-applications/drafts',
  getDraft: 'GET /v1/api/job-applications/drafts/:id',
  saveDraft: 'PUT /v1/api/job-applications/drafts/:id',
  discardDraft: 'DELETE /v1/api/job-applications/drafts/:id',
  confirmDraft: 'POST /v1/api/job-applications/drafts/:id/confirm',
} as const;
