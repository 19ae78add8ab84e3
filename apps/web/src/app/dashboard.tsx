import { createApiClient } from '@firsthand/api-client';
import { DASHBOARD_ROUTES } from '@firsthand/contracts/light';
import { useLoaderData, type ClientLoaderFunctionArgs, type MetaFunction } from 'react-router';
import { FailedPage } from '../components/page/failed-page.tsx';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx';
import { useSession } from '../lib/session/session.ts';
import { sessionFetch } from '../lib/session/session-fetch.ts';
import { loadForPerson, useSignedInPage } from './account/account-page.ts';

export const meta: MetaFunction = () => [
  { title: 'Dashboard – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

const api = createApiClient(sessionFetch, DASHBOARD_ROUTES);

export function clientLoader({ url }: ClientLoaderFunctionArgs) {
  return loadForPerson(url, 'Your dashboard could not be loaded.', api.getDashboard);
}
clientLoader.hydrate = true as const;

/** What the server renders, until the browser knows who is signed in. */
export function HydrateFallback() {
  return <DashboardSkeleton name={useSession().user?.name ?? null} />;
}

export default function DashboardRoute() {
  const loaded = useLoaderData<typeof clientLoader>();
  const loading = useSignedInPage();
  const { user } = useSession();
  if (!user) return <DashboardSkeleton />;
  if (loaded.kind === 'loaded') return <DashboardPage user={user} dashboard={loaded.data} />;
  return (
    <FailedPage
      heading="Dashboard"
      message={loaded.message}
      hint="Nothing is lost: your bookmarks and settings are kept on the server."
      {...loading}
    />
  );
}
