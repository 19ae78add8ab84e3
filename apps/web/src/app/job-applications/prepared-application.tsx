import { createApiClient } from '@firsthand/api-client';
import { ERROR_TEXTS, TURBO_APPLY_ROUTES } from '@firsthand/contracts/light';
import {
  Link,
  replace,
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { AccountPage } from '../../components/page/account-page.tsx';
import { LoadFailure } from '../../components/page/load-failure.tsx';
import { Skeleton } from '../../components/page/skeleton.tsx';
import { DryRunPage } from '../../features/prepared-applications/dry-run-page.tsx';
import { PageNotFound } from '../../features/site-frame/page-not-found.tsx';
import { useSession } from '../../lib/session/session.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { findSentDraft } from '../../lib/sent-drafts.ts';
import { useOffersTurboApply } from '../../lib/use-offers-turbo-apply.ts';
import { loadForPerson, useSignedInPage } from '../account/account-page.ts';
import { requireTurboApply } from './turbo-apply-page.ts';

export const meta: MetaFunction = () => [
  { title: 'Prepared Application – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

const calls = createApiClient(sessionFetch, TURBO_APPLY_ROUTES);

export function loader(args: LoaderFunctionArgs) {
  return requireTurboApply(args);
}

export function clientLoader({ url, params }: ClientLoaderFunctionArgs) {
  const id = Number(params['id']);
  const sentId = findSentDraft(id);
  if (sentId !== undefined) throw replace(`/job-applications/${sentId}`);
  return loadForPerson(url, 'This application could not be loaded. Please try again.', async () =>
    Number.isSafeInteger(id) ? calls.getDraft({ params: { id } }) : null,
  );
}
clientLoader.hydrate = true as const;

/** The page keeps what it loaded; its steps are in the query. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

/** What the server renders, until the browser knows who is signed in. */
export function HydrateFallback() {
  return (
    <AccountPage heading="Prepared application">
      <Skeleton label="Loading the application..." blocks={4} size="row" />
    </AccountPage>
  );
}

export default function PreparedApplicationRoute() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { isReloading, reload } = useSignedInPage();
  const offersTurboApply = useOffersTurboApply();
  const { user } = useSession();
  if (!offersTurboApply) return <PageNotFound />;
  if (!user) return <HydrateFallback />;
  if (loaded.kind === 'loaded' && loaded.data) {
    return <DryRunPage key={loaded.data.id} initial={loaded.data} calls={calls} />;
  }
  return (
    <AccountPage heading="Prepared application">
      <LoadFailure
        message={loaded.kind === 'failed' ? loaded.message : ERROR_TEXTS.draftNotFound}
        hint="It may have been discarded or confirmed. What you confirmed is in your Application History."
        isRetrying={isReloading}
        onRetry={reload}
      />
      <p>
        <Link to="/job-applications/prepared">Prepared applications</Link> ·{' '}
        <Link to="/job-applications">Application History</Link>
      </p>
    </AccountPage>
  );
}
