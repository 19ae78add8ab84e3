import { createApiClient } from '@firsthand/api-client';
import { JOB_PROFILE_ROUTES, TURBO_APPLY_ROUTES } from '@firsthand/contracts/light';
import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { AccountPage } from '../../components/page/account-page.tsx';
import { FailedPage } from '../../components/page/failed-page.tsx';
import { Skeleton } from '../../components/page/skeleton.tsx';
import { PreparedPage } from '../../features/prepared-applications/list/prepared-page.tsx';
import { PageNotFound } from '../../features/site-frame/page-not-found.tsx';
import { useSession } from '../../lib/session/session.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { useOffersTurboApply } from '../../lib/use-offers-turbo-apply.ts';
import { loadForPerson, useSignedInPage } from '../account/account-page.ts';
import { requireTurboApply } from './turbo-apply-page.ts';

export const meta: MetaFunction = () => [
  { title: 'Prepared Applications – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

const calls = createApiClient(sessionFetch, { ...TURBO_APPLY_ROUTES, ...JOB_PROFILE_ROUTES });

export function loader(args: LoaderFunctionArgs) {
  return requireTurboApply(args);
}

export function clientLoader({ url }: ClientLoaderFunctionArgs) {
  return loadForPerson(url, 'Your prepared applications could not be loaded. Please try again.', async () => {
    const [{ drafts }, profiles, { auto_apply: autoApply }] = await Promise.all([
      calls.listDrafts(),
      calls.listJobProfiles(),
      calls.getAutoApply(),
    ]);
    return { drafts, profiles, autoApply };
  });
}
clientLoader.hydrate = true as const;

/** What the server renders, until the browser knows who is signed in. */
export function HydrateFallback() {
  return (
    <AccountPage heading="Prepared applications">
      <Skeleton label="Loading your prepared applications..." blocks={3} size="row" />
    </AccountPage>
  );
}

export default function PreparedApplicationsRoute() {
  const loaded = useLoaderData<typeof clientLoader>();
  const loading = useSignedInPage();
  const offersTurboApply = useOffersTurboApply();
  const { user } = useSession();
  if (!offersTurboApply) return <PageNotFound />;
  if (!user) return <HydrateFallback />;
  if (loaded.kind === 'loaded') {
    return <PreparedPage key={user.id} initial={loaded.data} isPremium={user.premium} calls={calls} />;
  }
  return (
    <FailedPage
      heading="Prepared applications"
      message={loaded.message}
      hint="Nothing is lost, and nothing was sent."
      {...loading}
    />
  );
}
