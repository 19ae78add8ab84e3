export const APPLICATION_HISTORY_ROUTES = {
  listHistory: 'GET /v1/api/job-applications/history',
  listAppliedJobs: 'GET /v1/api/job-applications/applied',
  exportHistory: 'GET /v1/api/job-applications/export.csv',
} as const;
