import { createApiClient } from '@firsthand/api-client';
import { LIMITS, SAVED_SEARCH_ROUTES } from '@firsthand/contracts/light';
import { useLoaderData, type ClientLoaderFunctionArgs, type MetaFunction } from 'react-router';
import { AccountPage } from '../components/page/account-page.tsx';
import { FailedPage } from '../components/page/failed-page.tsx';
import { Skeleton } from '../components/page/skeleton.tsx';
import { SavedSearchesPage } from '../features/saved-searches/saved-searches-page.tsx';
import { useSession } from '../lib/session/session.ts';
import { sessionFetch } from '../lib/session/session-fetch.ts';
import { loadForPerson, useSignedInPage } from './account/account-page.ts';

export const meta: MetaFunction = () => [
  { title: 'Saved Searches – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

const calls = createApiClient(sessionFetch, SAVED_SEARCH_ROUTES);

export function clientLoader({ url }: ClientLoaderFunctionArgs) {
  return loadForPerson(url, 'Your saved searches could not be loaded. Please try again.', () =>
    calls.listSavedSearches({ query: { limit: LIMITS.premiumSavedSearches } }),
  );
}
clientLoader.hydrate = true as const;

/** What the server renders, until the browser knows who is signed in. */
export function HydrateFallback() {
  return (
    <AccountPage heading="Saved Searches">
      <Skeleton label="Loading your saved searches..." blocks={3} size="row" />
    </AccountPage>
  );
}

export default function SavedSearchesRoute() {
  const loaded = useLoaderData<typeof clientLoader>();
  const loading = useSignedInPage();
  const { user } = useSession();
  if (!user) return <HydrateFallback />;
  if (loaded.kind === 'loaded') {
    const { data, wants_mail: wantsMail } = loaded.data;
    return <SavedSearchesPage key={user.id} initial={data} wantsMail={wantsMail} calls={calls} />;
  }
  return (
    <FailedPage
      heading="Saved Searches"
      message={loaded.message}
      hint="Nothing is lost: your searches are kept on the server."
      {...loading}
    />
  );
}
