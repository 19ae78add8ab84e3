import { countDaysRemaining, formatPeriodEnd, type SubscriptionState } from '@firsthand/contracts/light';
import { LinkButton } from '../../../components/button.tsx';
import { useNow } from '../../../lib/clock.tsx';
import { toDaysText } from '../subscription-view.ts';
import styles from '../subscription.module.css';

/** After the cancellation: until when, and what comes then. */
export function CancelDone({ subscription }: { subscription: SubscriptionState }) {
  const now = useNow();
  const end = formatPeriodEnd(subscription);
  return (
    <>
      <p className="measure">
        You have access to Premium until <strong>{end}</strong> (
        {toDaysText(countDaysRemaining(subscription, now))}).
      </p>
      <section aria-labelledby="next-heading" className={styles.section}>
        <h2 id="next-heading">What happens next</h2>
        <ul className={styles.list}>
          <li>You keep your premium features until {end}.</li>
          <li>There are no future charges.</li>
          <li>It is easy to reactivate: one click on the subscription page, at any time before that date.</li>
        </ul>
      </section>
      <div className="actions">
        <LinkButton to="/subscription" kind="primary">
          View Subscription
        </LinkButton>
        <LinkButton to="/dashboard" kind="secondary">
          Go to Dashboard
        </LinkButton>
      </div>
    </>
  );
}
