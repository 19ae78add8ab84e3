/** `*` is what follows `/companies/` in the address of the company's page. */
export const COMPANY_ROUTES = {
  listCompanies: 'GET /v1/api/companies',
  getCompany: 'GET /v1/api/companies/*',
} as const;
