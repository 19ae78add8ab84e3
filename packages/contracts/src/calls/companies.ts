import type {
  companiesQuerySchema,
  companiesResponseSchema,
  CompanyView,
} from '../schemas/company-schemas.ts';
import type { Of, RoutesOf } from './call.ts';

/** Employers as their boards show them: for everybody. */
export interface CompanyCalls {
  listCompanies: { query: Of<typeof companiesQuerySchema>; answer: Of<typeof companiesResponseSchema> };
  /** `*` is what follows `/companies/` in the address of the company's page. */
  getCompany: { answer: CompanyView };
}

export const COMPANY_ROUTES = {
  listCompanies: 'GET /v1/api/companies',
  getCompany: 'GET /v1/api/companies/*',
} as const satisfies RoutesOf<CompanyCalls>;
