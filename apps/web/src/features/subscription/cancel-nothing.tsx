import { Link } from 'react-router';
import buttonStyles from '../../components/button.module.css';
import styles from './subscription.module.css';

/** The subscription ended while its cancel page was open. */
export function CancelNothing() {
  return (
    <>
      <p className={styles.text}>
        There is no active subscription on your account, so nothing is left to cancel.
      </p>
      <div className={styles.actions}>
        <Link to="/subscription" className={buttonStyles.primary}>
          View Subscription Options
        </Link>
      </div>
    </>
  );
}
