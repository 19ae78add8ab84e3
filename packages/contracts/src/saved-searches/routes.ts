export const SAVED_SEARCH_ROUTES = {
  listSavedSearches: 'GET /v1/api/saved-searches',
  saveSearch: 'POST /v1/api/saved-searches',
  changeSavedSearch: 'PATCH /v1/api/saved-searches/:id',
  removeSavedSearch: 'DELETE /v1/api/saved-searches/:id',
  runSavedSearch: 'POST /v1/api/saved-searches/:id/run',
  markSavedSearchSeen: 'POST /v1/api/saved-searches/:id/seen',
} as const;
