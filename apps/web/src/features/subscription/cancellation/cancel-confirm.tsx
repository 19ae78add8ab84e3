import type { SubscriptionResponse } from '@firsthand/contracts';
import { formatPeriodEnd, LIMITS, PREMIUM_PLAN } from '@firsthand/contracts/light';
import { Button, LinkButton } from '../../../components/button.tsx';
import { useOffersTurboApply } from '../../../lib/use-offers-turbo-apply.ts';
import { MonthlyCost } from '../premium-member.tsx';
import { SubscriptionFacts } from '../subscription-facts.tsx';
import { toShownStatus } from '../subscription-view.ts';
import styles from '../subscription.module.css';

interface CancelConfirmProps {
  subscription: SubscriptionResponse;
  isBusy: boolean;
  error: string | null;
  onConfirm: () => void;
}

/** What is cancelled and what goes with it, before anything happens. */
export function CancelConfirm({ subscription, isBusy, error, onConfirm }: CancelConfirmProps) {
  const planned = useOffersTurboApply() ? '' : ' (planned)';
  return (
    <>
      <div className={styles.columns}>
        <section aria-labelledby="plan-heading" className={styles.section}>
          <h2 id="plan-heading">Your plan</h2>
          <SubscriptionFacts
            facts={[
              ['Plan', PREMIUM_PLAN],
              ['Next billing date', formatPeriodEnd(subscription)],
              ['Monthly cost', <MonthlyCost key="cost" isBeta={subscription.beta} />],
              ['Status', toShownStatus(subscription)],
            ]}
          />
        </section>
        <section aria-labelledby="lost-heading" className={styles.section}>
          <h2 id="lost-heading">What you will lose</h2>
          <ul className={styles.list}>
            <li>New job profiles beyond {LIMITS.freeProfiles}</li>
            <li>One-click apply{planned}</li>
            <li>AI job apply{planned}</li>
            <li>Auto job apply{planned}</li>
            <li>
              Saved searches beyond {LIMITS.freeSavedSearches}, of {LIMITS.premiumSavedSearches}, and alerts
              at once
            </li>
            <li>Premium support (planned)</li>
          </ul>
          <p className={styles.note}>
            You keep Premium until {formatPeriodEnd(subscription)}, and nothing is deleted. What is marked as
            planned is not offered yet.
          </p>
        </section>
      </div>
      <div className="actions">
        <LinkButton to="/subscription" kind="primary">
          Keep My Subscription
        </LinkButton>
        <Button kind="danger" isBusy={isBusy} onClick={onConfirm}>
          {isBusy ? 'Processing...' : 'Yes, Cancel My Subscription'}
        </Button>
        <p role="alert" className={styles.fault}>
          {error}
        </p>
      </div>
    </>
  );
}
