import { createApiClient } from '@firsthand/api-client';
import { STORED_ANSWER_ROUTES } from '@firsthand/contracts/light';
import { useLoaderData, type ClientLoaderFunctionArgs, type MetaFunction } from 'react-router';
import { AccountPage } from '../../components/page/account-page.tsx';
import { FailedPage } from '../../components/page/failed-page.tsx';
import { Skeleton } from '../../components/page/skeleton.tsx';
import { AnswersPage } from '../../features/stored-answers/answers-page.tsx';
import { useSession } from '../../lib/session/session.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { useOffersTurboApply } from '../../lib/use-offers-turbo-apply.ts';
import { loadForPerson, useSignedInPage } from '../account/account-page.ts';

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
    <AccountPage heading="Remembered answers">
      <Skeleton label="Loading your answers..." blocks={3} size="row" />
    </AccountPage>
  );
}

export default function StoredAnswersRoute() {
  const loaded = useLoaderData<typeof clientLoader>();
  const loading = useSignedInPage();
  const canEdit = useOffersTurboApply();
  const { user } = useSession();
  if (!user) return <HydrateFallback />;
  if (loaded.kind === 'loaded') {
    return <AnswersPage key={user.id} initial={loaded.data} canEdit={canEdit} calls={calls} />;
  }
  return (
    <FailedPage
      heading="Remembered answers"
      message={loaded.message}
      hint="Nothing is lost: your answers are kept on the server."
      {...loading}
    />
  );
}
