import type { SubscriptionResponse } from '@firsthand/contracts';
import { PREMIUM_PLAN, PREMIUM_PRICE } from '@firsthand/contracts/light';
import { PageBanner } from './page-banner.tsx';
import { PortalButton } from './portal-button.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';
import { toShownStatus } from './subscription-view.ts';
import styles from './subscription.module.css';

interface UnpaidSubscriptionProps {
  subscription: SubscriptionResponse;
  createPortal: () => Promise<string>;
  onBack: () => void;
}

/** A payment failed; another card brings Premium back. */
export function UnpaidSubscription({ subscription, createPortal, onBack }: UnpaidSubscriptionProps) {
  return (
    <section aria-labelledby="yours-heading" className={styles.section}>
      <h2 id="yours-heading">Your subscription</h2>
      <PageBanner kind="bad">
        <p>Your last payment failed, so Premium is paused.</p>
        <p>Your job profiles and bookmarks are kept. Change your card in billing, and Premium comes back.</p>
      </PageBanner>
      <SubscriptionFacts
        facts={[
          ['Plan', subscription.plan ?? PREMIUM_PLAN],
          ['Status', toShownStatus(subscription)],
          ['Monthly cost', PREMIUM_PRICE.monthly],
        ]}
      />
      {subscription.available ? (
        <div className="actions">
          <PortalButton createPortal={createPortal} isMain onBack={onBack} />
        </div>
      ) : null}
    </section>
  );
}
