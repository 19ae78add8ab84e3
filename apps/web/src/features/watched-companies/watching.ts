import { WATCHING_ROUTES } from '@firsthand/contracts/light';
import { createApiClient } from '../../lib/api/create-api-client.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';

export const watchingCalls = createApiClient(sessionFetch, WATCHING_ROUTES);

interface Company {
  ats_type: string;
  slug: string;
}

/** The page of a company: `/companies/workday/wd5/acme/Jobs`. */
export function toCompanyAddress(company: Company): string {
  return `/companies/${toSegments(company)}`;
}

/** What names a company's watch in calls. */
export function toWatch(company: Company): { '*': string } {
  return { '*': `${toSegments(company)}/watch` };
}

function toSegments({ ats_type: ats, slug }: Company): string {
  return [ats, ...slug.split('/')].map(encodeURIComponent).join('/');
}
