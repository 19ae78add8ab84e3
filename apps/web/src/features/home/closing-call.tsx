import { Link } from 'react-router';
import buttonStyles from '../../components/button.module.css';
import styles from './closing-call.module.css';

/** What the second button offers: to visitors an account, to the others what they do not have yet. */
const SECOND_STEPS = {
  guest: { to: '/login', text: 'Create Account' },
  free: { to: '/subscription', text: 'Get Premium Access' },
  premium: { to: '/dashboard', text: 'Go to Dashboard' },
} as const;

export function ClosingCall({ viewer }: { viewer: keyof typeof SECOND_STEPS }) {
  const second = SECOND_STEPS[viewer];
  return (
    <section aria-labelledby="closing-heading" className={styles.closing}>
      <h2 id="closing-heading">Read the next posting first-hand</h2>
      <p>Searching needs no account. One lets you keep what you find.</p>
      <div className={styles.actions}>
        <Link to="/search" className={`${buttonStyles.primary} ${buttonStyles.large}`} prefetch="intent">
          Start Searching
        </Link>
        <Link to={second.to} className={`${buttonStyles.secondary} ${buttonStyles.large}`}>
          {second.text}
        </Link>
      </div>
    </section>
  );
}
