import { createApiClient } from '@firsthand/api-client';
import { ERROR_TEXTS, JOB_PROFILE_ROUTES } from '@firsthand/contracts/light';
import { useLoaderData, type ClientLoaderFunctionArgs, type MetaFunction } from 'react-router';
import { FailedPage } from '../components/page/failed-page.tsx';
import { JobProfilesPage } from '../features/job-profiles/job-profiles-page.tsx';
import { JobProfilesSkeleton } from '../features/job-profiles/job-profiles-skeleton.tsx';
import { useSession } from '../lib/session/session.ts';
import { sessionFetch } from '../lib/session/session-fetch.ts';
import { loadForPerson, useSignedInPage } from './account/account-page.ts';

export const meta: MetaFunction = () => [
  { title: 'Job Profiles – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

const calls = createApiClient(sessionFetch, JOB_PROFILE_ROUTES);

export function clientLoader({ url }: ClientLoaderFunctionArgs) {
  return loadForPerson(url, `${ERROR_TEXTS.profilesFailed}. Please try again.`, () =>
    calls.listJobProfiles(),
  );
}
clientLoader.hydrate = true as const;

/** What the server renders, until the browser knows who is signed in. */
export function HydrateFallback() {
  return <JobProfilesSkeleton />;
}

export default function JobProfilesRoute() {
  const loaded = useLoaderData<typeof clientLoader>();
  const loading = useSignedInPage();
  const { user } = useSession();
  if (!user) return <JobProfilesSkeleton />;
  if (loaded.kind === 'loaded') {
    return <JobProfilesPage key={user.id} user={user} initial={loaded.data} calls={calls} />;
  }
  return (
    <FailedPage
      heading="Job Profiles"
      message={loaded.message}
      hint="Nothing is lost: your profiles are kept on the server."
      {...loading}
    />
  );
}
