import { ERROR_TEXTS } from '@firsthand/contracts/light';
import {
  redirect,
  useLoaderData,
  useNavigation,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { AccountPage } from '../../components/page/account-page.tsx';
import { ApplicationsNav } from '../../components/page/applications-nav.tsx';
import { LoadFailure } from '../../components/page/load-failure.tsx';
import { createApplicationApi } from '../../features/job-applications/application-api.ts';
import {
  HISTORY_PATH,
  parseHistoryAddress,
  toHistoryAddress,
} from '../../features/job-applications/history-address.ts';
import { HistoryPage } from '../../features/job-applications/history-page.tsx';
import { HistorySkeleton } from '../../features/job-applications/history-skeleton.tsx';
import { loadHistory } from '../../features/job-applications/history-view.ts';
import { refreshAppliedJobs } from '../../lib/applied-jobs/applied-jobs.ts';
import { useSession } from '../../lib/session/session.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { loadForPerson, useSignedInPage } from '../account/account-page.ts';

export const meta: MetaFunction = () => [
  { title: 'Job Application History – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

const calls = createApplicationApi(sessionFetch, refreshAppliedJobs);

/** Leads to the last page from any behind it, such as one whose only application was removed. */
export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  const state = parseHistoryAddress(url.searchParams);
  const loaded = await loadForPerson(url, ERROR_TEXTS.historyFailed, () => loadHistory(calls, state));
  if (loaded.kind === 'loaded' && loaded.data.kind === 'list') {
    const { totalPages } = loaded.data.data;
    const last = Math.max(1, totalPages);
    if (state.page > last) throw redirect(toHistoryAddress({ ...state, page: last }));
  }
  return loaded;
}
clientLoader.hydrate = true as const;

/** What the server renders, until the browser knows who is signed in. */
export function HydrateFallback() {
  return <HistorySkeleton />;
}

export default function JobApplicationsRoute() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { isReloading, reload } = useSignedInPage();
  const navigation = useNavigation();
  const { user } = useSession();
  if (!user) return <HistorySkeleton />;
  if (loaded.kind === 'loaded') {
    return (
      <HistoryPage
        key={user.id}
        view={loaded.data}
        isLoading={navigation.state === 'loading' && navigation.location.pathname === HISTORY_PATH}
        calls={calls}
      />
    );
  }
  return (
    <AccountPage heading="Job Application History">
      <ApplicationsNav />
      <LoadFailure
        message={loaded.message}
        hint="Nothing is lost: your applications are kept on the server."
        isRetrying={isReloading}
        onRetry={reload}
      />
    </AccountPage>
  );
}
