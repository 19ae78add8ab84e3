import { ApiFailure, createApiClient } from '@firsthand/api-client';
import { COVERAGE_ROUTES } from '@firsthand/contracts/light';
import { useLoaderData, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router';
import { AboutPage } from '../../features/about/about-page.tsx';
import { describePage } from './public-page.ts';
import { logWarning } from '../../lib/log.ts';
import type { loader as rootLoader } from '../root.tsx';
import { siteContext } from '../site-context.ts';

/** The page is more than its figures: without them it says so. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = createApiClient(context.get(siteContext).apiFetch, COVERAGE_ROUTES);
  try {
    return { coverage: await api.getCoverage() };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    logWarning('What is here could not be counted:', error);
    return { coverage: null };
  }
}

export const meta = describePage({
  path: '/about',
  title: 'About',
  description:
    'What Firsthand is, how postings are verified on the employers’ own boards, how it pays for itself and where to write.',
});

export default function AboutRoute() {
  const site = useRouteLoaderData<typeof rootLoader>('root');
  const { coverage } = useLoaderData<typeof loader>();
  return <AboutPage operatorEmail={site?.operatorEmail ?? null} coverage={coverage} />;
}
