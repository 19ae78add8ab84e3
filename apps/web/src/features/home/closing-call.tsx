import { Link } from 'react-router';
import buttonStyles from '../../components/button.module.css';
import styles from './closing-call.module.css';

export function ClosingCall() {
  return (
    <section aria-labelledby="closing-heading" className={styles.closing}>
      <h2 id="closing-heading">Read the next posting first-hand</h2>
      <p>Searching needs no account. One lets you keep what you find.</p>
      <div className={styles.actions}>
        <Link to="/search" className={`${buttonStyles.primary} ${buttonStyles.large}`} prefetch="intent">
          Start Searching
        </Link>
        <Link to="/login" className={`${buttonStyles.secondary} ${buttonStyles.large}`}>
          Create Account
        </Link>
      </div>
    </section>
  );
}
