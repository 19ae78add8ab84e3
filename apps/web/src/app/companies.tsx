import { ApiFailure, createApiClient } from '@firsthand/api-client';
import { COMPANY_ROUTES, ERROR_TEXTS } from '@firsthand/contracts/light';
import {
  data,
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { COMPANIES_PATH, PAGE_SIZE, parseCompaniesAddress } from '../features/companies/companies-address.ts';
import { CompaniesPage } from '../features/companies/companies-page.tsx';
import { FailurePage } from '../features/site-frame/failure-page.tsx';
import { describePage } from './public-pages/public-page.ts';
import { siteContext } from './site-context.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const state = parseCompaniesAddress(url.searchParams);
  const api = createApiClient(context.get(siteContext).apiFetch, COMPANY_ROUTES);
  const { q, country, page } = state;
  try {
    const found = await api.listCompanies({
      query: {
        ...{ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
        ...(q === '' ? {} : { q }),
        ...(country === '' ? {} : { country }),
      },
    });
    return { state, companies: found.data, total: found.total };
  } catch (error) {
    if (error instanceof ApiFailure) throw data(error.reason ?? null, { status: 503 });
    throw error;
  }
}

const describe = describePage({
  path: COMPANIES_PATH,
  title: 'Companies',
  description:
    'Employers whose own hiring systems we read: what is open there, where, and when each board was last seen.',
});

/** A part of the directory is no page of its own to a search engine. */
export const meta: MetaFunction = (given) => [
  ...(describe(given) ?? []),
  ...(given.location.search === '' ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
];

export default function CompaniesRoute() {
  return <CompaniesPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const reason = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : undefined;
  return <FailurePage heading={ERROR_TEXTS.companiesFailed} reason={reason} />;
}
