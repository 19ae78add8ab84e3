import { LinkButton } from '../../../components/button.tsx';
import styles from '../subscription.module.css';

/** The subscription ended while its cancel page was open. */
export function CancelNothing() {
  return (
    <>
      <p className={styles.text}>
        There is no active subscription on your account, so nothing is left to cancel.
      </p>
      <div className={styles.actions}>
        <LinkButton to="/subscription" kind="primary">
          View Subscription Options
        </LinkButton>
      </div>
    </>
  );
}
