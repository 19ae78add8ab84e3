import { createApiClient } from '@firsthand/api-client';
import { ERROR_TEXTS, SUBSCRIPTION_ROUTES } from '@firsthand/contracts/light';
import {
  redirectDocument,
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { LoadFailure } from '../../components/page/load-failure.tsx';
import { premiumRefresh } from '../../features/subscription/checkout/browser-premium-refresh.ts';
import { isOpenedAt } from '../../features/subscription/is-opened-at.ts';
import { SubscriptionFrame, SubscriptionPage } from '../../features/subscription/subscription-page.tsx';
import { SubscriptionSkeleton } from '../../features/subscription/subscription-skeleton.tsx';
import { getSession, updateUser, useSession } from '../../lib/session/session.ts';
import { sessionFetch, waitForRenewal } from '../../lib/session/session-fetch.ts';
import { loadForPerson, useSignedInPage } from './account-page.ts';

export const meta: MetaFunction = () => [
  { title: 'Premium Subscription – Firsthand' },
  { name: 'robots', content: 'noindex' },
];

const api = createApiClient(sessionFetch, SUBSCRIPTION_ROUTES);

export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  const loaded = await loadForPerson(
    url,
    `${ERROR_TEXTS.subscriptionFailed}. Please try again.`,
    async () => {
      const personId = getSession().user?.id;
      const subscription = await api.getSubscription();
      const { user } = getSession();
      // Premium may have begun or ended while this browser was away.
      if (user && user.id === personId && user.premium !== subscription.premium) {
        updateUser({ ...user, premium: subscription.premium });
      }
      return subscription;
    },
  );
  if (loaded.kind === 'loaded' && loaded.data.provider === 'stripe' && !isOpenedAt(url.pathname)) {
    throw redirectDocument(url.pathname + url.search);
  }
  return loaded;
}
clientLoader.hydrate = true as const;

/** The page takes the checkout's words out of its own address; that changes nothing of what it shows. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isOwnChange = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOwnChange ? false : defaultShouldRevalidate;
}

/** What the server renders, until the browser knows who is signed in. */
export function HydrateFallback() {
  return <SubscriptionSkeleton isPremium={useSession().user?.premium ?? false} />;
}

/** Both lead away from here, which a renewal on its way would not survive. */
const actions = {
  createCheckout: async () => {
    const { checkout_url: address } = await api.createCheckout({
      body: {
        success_url: `${location.origin}/subscription?success=true`,
        cancel_url: `${location.origin}/subscription?canceled=true`,
      },
    });
    await waitForRenewal();
    return address;
  },
  createPortal: async () => {
    const { portal_url: address } = await api.createPortal();
    await waitForRenewal();
    return address;
  },
  reactivate: async () => {
    const before = getSession().user?.premium ?? false;
    await api.reactivateSubscription();
    void premiumRefresh.followChange(before);
  },
};

export default function SubscriptionRoute() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { isReloading, reload } = useSignedInPage();
  const { user } = useSession();
  if (!user) return <SubscriptionSkeleton isPremium={false} />;
  if (loaded.kind === 'loaded') {
    return (
      <SubscriptionPage
        key={user.id}
        subscription={loaded.data}
        refresh={premiumRefresh}
        actions={actions}
        reload={reload}
      />
    );
  }
  return (
    <SubscriptionFrame isPremium={user.premium}>
      <LoadFailure
        message={loaded.message}
        hint="Nothing is lost: your subscription is as it was."
        isRetrying={isReloading}
        onRetry={reload}
      />
    </SubscriptionFrame>
  );
}
