import { createApiClient } from '@firsthand/api-client';
import { isSubscriptionCancellable, SUBSCRIPTION_ROUTES } from '@firsthand/contracts/light';
import { redirect, useLoaderData, type ClientLoaderFunctionArgs, type MetaFunction } from 'react-router';
import { premiumRefresh } from '../../features/subscription/checkout/browser-premium-refresh.ts';
import { CancelPage } from '../../features/subscription/cancellation/cancel-page.tsx';
import { CancelSkeleton } from '../../features/subscription/cancellation/cancel-skeleton.tsx';
import { logWarning } from '../../lib/log.ts';
import { getSession, useSession } from '../../lib/session/session.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { loadForPerson, useSignedInPage } from './account-page.ts';

export const meta: MetaFunction = () => [
  { title: 'Cancel Subscription – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

const api = createApiClient(sessionFetch, SUBSCRIPTION_ROUTES);

/** Leads to the subscription's page when there is nothing to cancel, or nobody can say whether there is. */
export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  const loaded = await loadForPerson(url, 'no answer', api.getSubscription);
  if (loaded.kind === 'failed') {
    logWarning('The subscription could not be loaded:', new Error(loaded.message));
    throw redirect('/subscription');
  }
  if (!isSubscriptionCancellable(loaded.data, Date.now())) throw redirect('/subscription');
  return loaded.data;
}
clientLoader.hydrate = true as const;

/** What the server renders, until the browser knows who is signed in. */
export function HydrateFallback() {
  return <CancelSkeleton />;
}

const calls = {
  cancel: api.cancelSubscription,
  reload: api.getSubscription,
  onCanceled: () => void premiumRefresh.followChange(getSession().user?.premium ?? false),
};

export default function SubscriptionCancelRoute() {
  const subscription = useLoaderData<typeof clientLoader>();
  useSignedInPage();
  const { user } = useSession();
  if (!user) return <CancelSkeleton />;
  return <CancelPage key={user.id} subscription={subscription} calls={calls} />;
}
