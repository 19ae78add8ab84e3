export const REQUISITION_ROUTES = {
  searchJobs: 'GET /v1/api/requisitions/search',
  searchJobCards: 'GET /v1/api/requisitions/cards',
  suggestQueries: 'GET /v1/api/search/suggest',
  getStatistics: 'GET /v1/api/requisitions/statistics',
} as const;
