import { createApiClient } from '@firsthand/api-client';
import type { ListedCompany } from '@firsthand/contracts';
import { toCompanyAddress, WATCHING_ROUTES } from '@firsthand/contracts/light';
import { sessionFetch } from '../../lib/session/session-fetch.ts';

export const watchingCalls = createApiClient(sessionFetch, WATCHING_ROUTES);

/** What of a company names it in addresses. */
export type CompanyName = Pick<ListedCompany, 'name' | 'ats_type' | 'slug'>;

/** What names a company's watch in calls. */
export function toWatch(company: CompanyName): { '*': string } {
  return { '*': `${toCompanyAddress(company).replace(/^\/companies\//, '')}/watch` };
}
