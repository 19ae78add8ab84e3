export const INTEGRATION_REQUEST_ROUTES = {
  requestIntegration: 'POST /v1/api/ats-integration/request',
} as const;

export const CAREER_NOTICE_ROUTES = { noteCareerInterest: 'POST /v1/api/careers/notify' } as const;

/** What people left in the forms. */
export const FORM_ENTRY_ROUTES = {
  listIntegrationRequests: 'GET /v1/api/admin/integration-requests',
  listCareerNotices: 'GET /v1/api/admin/career-notices',
} as const;
