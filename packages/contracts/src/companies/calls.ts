import { describeCalls } from '../call.ts';
import { listCompanyAddresses } from './addresses.ts';
import { COMPANY_ROUTES } from './routes.ts';
import { companiesQuerySchema, companiesResponseSchema, companySchema } from './schemas.ts';

/** Employers as their boards show them: for everybody. */
export const companyCalls = describeCalls('Companies', COMPANY_ROUTES, {
  listCompanies: {
    summary: 'Companies by name',
    access: 'anybody',
    query: companiesQuerySchema,
    emptyIsAbsent: true,
    answer: companiesResponseSchema,
  },
  getCompany: {
    summary: 'One company, with figures of what its board showed',
    access: 'anybody',
    at: listCompanyAddresses(),
    answer: companySchema,
  },
});
