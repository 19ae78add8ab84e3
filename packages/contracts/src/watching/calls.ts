import { describeCalls } from '../call.ts';
import { listCompanyAddresses } from '../companies/addresses.ts';
import { companySchema } from '../companies/schemas.ts';
import { WATCHING_ROUTES } from './routes.ts';
import {
  addCompanyRequestSchema,
  watchedQuerySchema,
  watchedResponseSchema,
  watchSchema,
} from './schemas.ts';

const at = listCompanyAddresses('/watch');

/** Companies that a person watches or adds. */
export const watchingCalls = describeCalls('Watching', WATCHING_ROUTES, {
  addCompany: {
    summary: 'Adds the company of a careers address once its board answered; 200 when we have it',
    access: 'write',
    body: addCompanyRequestSchema,
    answer: companySchema,
    status: [200, 201],
    errors: [429, 503],
  },
  listWatched: {
    summary: 'The companies that the viewer watches, the latest first',
    access: 'read',
    query: watchedQuerySchema,
    answer: watchedResponseSchema,
  },
  getWatch: {
    summary: 'Whether the viewer watches a company',
    access: 'read',
    at,
    answer: watchSchema,
    errors: [404],
  },
  watchCompany: {
    summary: 'Watches a company; twice is fine',
    access: 'write',
    at,
    answer: watchSchema,
    errors: [404, 409],
  },
  unwatchCompany: {
    summary: 'Watches it no more; twice is fine',
    access: 'write',
    at,
    answer: watchSchema,
    errors: [404],
  },
});
