import { countDaysRemaining, formatPeriodEnd, type SubscriptionState } from '@firsthand/contracts/light';
import { Link } from 'react-router';
import buttonStyles from '../../components/button.module.css';
import { useNow } from '../../lib/clock.tsx';
import { toDaysText } from './subscription-view.ts';
import styles from './subscription.module.css';

/** After the cancellation: until when, and what comes then. */
export function CancelDone({ subscription }: { subscription: SubscriptionState }) {
  const now = useNow();
  const end = formatPeriodEnd(subscription);
  return (
    <>
      <p className={styles.text}>
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
      <div className={styles.actions}>
        <Link to="/subscription" className={buttonStyles.primary}>
          View Subscription
        </Link>
        <Link to="/dashboard" className={buttonStyles.secondary}>
          Go to Dashboard
        </Link>
      </div>
    </>
  );
}
