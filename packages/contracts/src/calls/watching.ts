import type { CompanyView } from '../schemas/company-schemas.ts';
import type {
  addCompanyRequestSchema,
  watchedQuerySchema,
  WatchedResponse,
  watchSchema,
} from '../schemas/watching-schemas.ts';
import type { Of, RoutesOf } from './call.ts';

/** Companies that a person watches or adds. `*` is what follows `/companies/` in a company's address, then `/watch`. */
export interface WatchingCalls {
  addCompany: { body: Of<typeof addCompanyRequestSchema>; answer: CompanyView };
  listWatched: { query: Partial<Of<typeof watchedQuerySchema>>; answer: WatchedResponse };
  getWatch: { answer: Of<typeof watchSchema> };
  watchCompany: { answer: Of<typeof watchSchema> };
  unwatchCompany: { answer: Of<typeof watchSchema> };
}

export const WATCHING_ROUTES = {
  addCompany: 'POST /v1/api/companies',
  listWatched: 'GET /v1/api/companies/watched',
  getWatch: 'GET /v1/api/companies/*',
  watchCompany: 'PUT /v1/api/companies/*',
  unwatchCompany: 'DELETE /v1/api/companies/*',
} as const satisfies RoutesOf<WatchingCalls>;
