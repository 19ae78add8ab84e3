import type { SubscriptionResponse } from '@firsthand/contracts';
import { formatPeriodEnd, PREMIUM_PLAN, PREMIUM_PRICE } from '@firsthand/contracts/light';
import { LinkButton } from '../../components/button.tsx';
import { EndingNotice } from './ending-notice.tsx';
import { PortalButton } from './portal-button.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';
import type { SubscriptionActions } from './subscription-actions.ts';
import { toShownStatus } from './subscription-view.ts';
import styles from './subscription.module.css';

interface PremiumMemberProps {
  subscription: SubscriptionResponse;
  view: 'active' | 'ending' | 'granted';
  actions: SubscriptionActions;
  onChanged: () => void;
}

/** What somebody with Premium has, pays and can change. */
export function PremiumMember({ subscription, view, actions, onChanged }: PremiumMemberProps) {
  const { available } = subscription;
  return (
    <section aria-labelledby="yours-heading" className={styles.section}>
      <h2 id="yours-heading">Your subscription</h2>
      {view === 'ending' ? (
        <EndingNotice
          subscription={subscription}
          reactivate={available ? actions.reactivate : null}
          onChanged={onChanged}
        />
      ) : null}
      {view === 'granted' ? (
        <p className="measure">
          Premium was given to your account. It costs nothing, and there is nothing to cancel.
        </p>
      ) : (
        <SubscriptionFacts
          facts={[
            ['Plan', subscription.plan ?? PREMIUM_PLAN],
            ['Status', toShownStatus(subscription)],
            [view === 'ending' ? 'Premium until' : 'Next billing date', formatPeriodEnd(subscription)],
            ['Monthly cost', <MonthlyCost key="cost" isBeta={subscription.beta} />],
          ]}
        />
      )}
      {available ? (
        <div className="actions">
          {subscription.can_manage ? (
            <PortalButton createPortal={actions.createPortal} onBack={onChanged} />
          ) : null}
          {view === 'active' ? (
            <LinkButton to="/subscription/cancel" kind="danger">
              Cancel Subscription
            </LinkButton>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

export function MonthlyCost({ isBeta }: { isBeta: boolean }) {
  return (
    <>
      {PREMIUM_PRICE.monthly}
      {isBeta ? <span className={styles.costNote}>Beta charges $0</span> : null}
    </>
  );
}
