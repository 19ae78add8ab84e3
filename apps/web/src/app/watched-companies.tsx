import { LIMITS } from '@firsthand/contracts/light';
import { redirect, useLoaderData, type ClientLoaderFunctionArgs, type MetaFunction } from 'react-router';
import { AccountPage } from '../components/page/account-page.tsx';
import { FailedPage } from '../components/page/failed-page.tsx';
import { Skeleton } from '../components/page/skeleton.tsx';
import { WatchedPage } from '../features/watched-companies/watched-page.tsx';
import { watchingCalls } from '../features/watched-companies/watching.ts';
import { useSession } from '../lib/session/session.ts';
import { loadForPerson, useSignedInPage } from './account/account-page.ts';

export const meta: MetaFunction = () => [
  { title: 'Watched companies – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

const limit = 50;

/** Leads to the last page from any behind it. */
export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  const asked = Number(url.searchParams.get('page') ?? 1);
  const most = Math.ceil(LIMITS.watchedPerUser / limit);
  const page = Number.isInteger(asked) && asked > 0 ? Math.min(asked, most) : 1;
  const loaded = await loadForPerson(url, 'Your companies could not be loaded. Please try again.', () =>
    watchingCalls.listWatched({ query: { limit, offset: (page - 1) * limit } }),
  );
  if (loaded.kind === 'failed') return { loaded, page, pageCount: 1 };
  const pageCount = Math.max(1, Math.ceil(loaded.data.total / limit));
  if (page > pageCount) {
    throw redirect(pageCount === 1 ? '/watched-companies' : `/watched-companies?page=${pageCount}`);
  }
  return { loaded, page, pageCount };
}
clientLoader.hydrate = true as const;

/** What the server renders, until the browser knows who is signed in. */
export function HydrateFallback() {
  return (
    <AccountPage heading="Watched companies">
      <Skeleton label="Loading your companies..." blocks={4} size="row" />
    </AccountPage>
  );
}

export default function WatchedCompaniesRoute() {
  const { loaded, page, pageCount } = useLoaderData<typeof clientLoader>();
  const loading = useSignedInPage();
  const { isSignedIn } = useSession();
  if (!isSignedIn) return <HydrateFallback />;
  if (loaded.kind === 'loaded') {
    return <WatchedPage watched={loaded.data} page={page} pageCount={pageCount} onAdded={loading.reload} />;
  }
  return (
    <FailedPage
      heading="Watched companies"
      message={loaded.message}
      hint="Nothing is lost: you watch them still."
      {...loading}
    />
  );
}
