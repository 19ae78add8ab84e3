import { createApiClient } from '@firsthand/api-client';
import { STORED_ANSWER_ROUTES } from '@firsthand/contracts/light';
import { useLoaderData, type ClientLoaderFunctionArgs, type MetaFunction } from 'react-router';
import pageStyles from '../components/page/account-page.module.css';
import { LoadFailure } from '../components/page/load-failure.tsx';
import { Skeleton } from '../components/page/skeleton.tsx';
import { AnswersPage } from '../features/stored-answers/answers-page.tsx';
import { useSession } from '../lib/session/session.ts';
import { sessionFetch } from '../lib/session/session-fetch.ts';
import { useOffersTurboApply } from '../lib/use-offers-turbo-apply.ts';
import { loadForPerson, useSignedInPage } from './account-page.ts';

export const meta: MetaFunction = () => [
  { title: 'Remembered Answers – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

const calls = createApiClient(sessionFetch, STORED_ANSWER_ROUTES);

export function clientLoader({ url }: ClientLoaderFunctionArgs) {
  return loadForPerson(
    url,
    'Your answers could not be loaded. Please try again.',
    async () => (await calls.listStoredAnswers()).answers,
  );
}
clientLoader.hydrate = true as const;

/** What the server renders, until the browser knows who is signed in. */
export function HydrateFallback() {
  return (
    <div className={`page ${pageStyles.page}`}>
      <h1>Remembered answers</h1>
      <Skeleton label="Loading your answers..." blocks={3} size="row" />
    </div>
  );
}

export default function StoredAnswersRoute() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { isReloading, reload } = useSignedInPage();
  const canEdit = useOffersTurboApply();
  const { user } = useSession();
  if (!user) return <HydrateFallback />;
  if (loaded.kind === 'loaded') {
    return <AnswersPage key={user.id} initial={loaded.data} canEdit={canEdit} calls={calls} />;
  }
  return (
    <div className={`page ${pageStyles.page}`}>
      <h1>Remembered answers</h1>
      <LoadFailure
        message={loaded.message}
        hint="Nothing is lost: your answers are kept on the server."
        isRetrying={isReloading}
        onRetry={reload}
      />
    </div>
  );
}
