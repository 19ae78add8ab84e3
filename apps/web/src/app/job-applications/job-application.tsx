import { ApiFailure } from '@firsthand/api-client';
import type { ApplicationDetail } from '@firsthand/contracts';
import { ERROR_TEXTS } from '@firsthand/contracts/light';
import { useEffect } from 'react';
import { useLoaderData, type ClientLoaderFunctionArgs, type MetaFunction } from 'react-router';
import pageStyles from '../../components/page/account-page.module.css';
import { LoadFailure } from '../../components/page/load-failure.tsx';
import { createApplicationApi } from '../../features/job-applications/application-api.ts';
import { BackToHistory } from '../../features/job-applications/details/back-to-history.tsx';
import { DetailsPage } from '../../features/job-applications/details/details-page.tsx';
import { isUnderWay } from '../../features/job-applications/details/outcome.ts';
import { DetailsSkeleton } from '../../features/job-applications/history-skeleton.tsx';
import { refreshAppliedJobs } from '../../lib/applied-jobs/applied-jobs.ts';
import { useSession } from '../../lib/session/session.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { loadForPerson, useSignedInPage } from '../account/account-page.ts';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) => {
  const detail = loaderData?.kind === 'loaded' ? loaderData.data : null;
  const name = detail ? `${detail.application.job_data.title} – ` : '';
  return [{ title: `${name}Application – Firsthand` }, { name: 'robots', content: 'noindex' }];
};

const calls = createApplicationApi(sessionFetch, refreshAppliedJobs);
/** How often the page looks whether an application has been sent. */
const lookAgainMs = 4_000;

/** Null when the person has no such application. */
async function findApplication(id: string): Promise<ApplicationDetail | null> {
  if (!/^\d{1,15}$/.test(id)) return null;
  try {
    return await calls.getApplication({ params: { id } });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

export function clientLoader({ url, params }: ClientLoaderFunctionArgs) {
  return loadForPerson(url, 'Failed to load the application', () => findApplication(params.id ?? ''));
}
clientLoader.hydrate = true as const;

/** What the server renders, until the browser knows who is signed in. */
export function HydrateFallback() {
  return <DetailsSkeleton />;
}

export default function JobApplicationRoute() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { isReloading, reload } = useSignedInPage();
  const { user } = useSession();
  const detail = loaded.kind === 'loaded' ? loaded.data : null;
  const isWaiting = detail !== null && isUnderWay(detail);

  // As long as it is on its way, what became of it comes by itself.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, lookAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);

  if (!user) return <DetailsSkeleton />;
  if (detail)
    return <DetailsPage key={detail.application.id} detail={detail} calls={calls} reload={reload} />;
  return (
    <div className={`page ${pageStyles.page}`}>
      <BackToHistory />
      {loaded.kind === 'failed' ? (
        <>
          <h1>Application</h1>
          <LoadFailure
            message={loaded.message}
            hint="Nothing is lost: your applications are kept on the server."
            isRetrying={isReloading}
            onRetry={reload}
          />
        </>
      ) : (
        <>
          <h1>{ERROR_TEXTS.applicationNotFound}</h1>
          <p>It was removed, or it belongs to another account.</p>
        </>
      )}
    </div>
  );
}
