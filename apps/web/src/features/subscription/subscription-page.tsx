import type { SubscriptionResponse } from '@firsthand/contracts';
import { ERROR_TEXTS } from '@firsthand/contracts/light';
import type { ReactNode } from 'react';
import { AccountPage } from '../../components/page/account-page.tsx';
import { PageBanner } from './page-banner.tsx';
import { PaymentScript } from './checkout/payment-script.tsx';
import { PremiumMember } from './premium-member.tsx';
import type { PremiumRefresh } from './checkout/premium-refresh.ts';
import { ReturnNotice } from './checkout/return-notice.tsx';
import { chooseReturnBanner, toSubscriptionView } from './subscription-view.ts';
import type { SubscriptionActions } from './subscription-actions.ts';
import { UnpaidSubscription } from './unpaid-subscription.tsx';
import { UpgradeOffer } from './upgrade-offer.tsx';
import { WayBackLink } from './way-back-link.tsx';
import { useActivation } from './checkout/use-activation.ts';
import { useCheckoutReturn } from './checkout/use-checkout-return.ts';

interface SubscriptionPageProps {
  subscription: SubscriptionResponse;
  refresh: PremiumRefresh;
  actions: SubscriptionActions;
  /** Reads the subscription again. */
  reload: () => void;
}

export function SubscriptionPage({ subscription, refresh, actions, reload }: SubscriptionPageProps) {
  const { outcome, dismiss } = useCheckoutReturn();
  const { phase, checkAgain } = useActivation({
    refresh,
    isReturning: outcome === 'success',
    isCustomer: subscription.can_manage,
    onLooked: reload,
  });
  const isWaiting = phase === 'confirming' || phase === 'checking';
  const view = toSubscriptionView(subscription);
  return (
    <SubscriptionFrame isPremium={subscription.premium}>
      {subscription.provider === 'stripe' ? <PaymentScript /> : null}
      <ReturnNotice
        banner={chooseReturnBanner(outcome, phase, subscription.premium)}
        isWaiting={isWaiting && !subscription.premium}
        onDismiss={dismiss}
        onCheckAgain={checkAgain}
      />
      {subscription.premium ? <WayBackLink /> : null}
      {subscription.available ? null : (
        <PageBanner kind="warn">
          <p>{ERROR_TEXTS.billingUnavailable}</p>
        </PageBanner>
      )}
      {view === 'free' ? (
        <UpgradeOffer
          subscription={subscription}
          createCheckout={actions.createCheckout}
          createPortal={actions.createPortal}
          isWaiting={isWaiting}
          onBack={reload}
        />
      ) : null}
      {view === 'unpaid' ? (
        <UnpaidSubscription subscription={subscription} createPortal={actions.createPortal} onBack={reload} />
      ) : null}
      {view === 'active' || view === 'ending' || view === 'granted' ? (
        <PremiumMember subscription={subscription} view={view} actions={actions} onChanged={reload} />
      ) : null}
    </SubscriptionFrame>
  );
}

/** The heading everything stands under, also while nothing else is known. */
export function SubscriptionFrame({ isPremium, children }: { isPremium: boolean; children: ReactNode }) {
  return <AccountPage heading={isPremium ? 'Premium Account' : 'Upgrade to Premium'}>{children}</AccountPage>;
}
