export const SUMMARY_ROUTES = {
  getSummaries: 'POST /v1/api/summaries/jobs',
} as const;
