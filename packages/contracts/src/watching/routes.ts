/** `*` is what follows `/companies/` in a company's address, then `/watch`. */
export const WATCHING_ROUTES = {
  addCompany: 'POST /v1/api/companies',
  listWatched: 'GET /v1/api/companies/watched',
  getWatch: 'GET /v1/api/companies/*',
  watchCompany: 'PUT /v1/api/companies/*',
  unwatchCompany: 'DELETE /v1/api/companies/*',
} as const;
