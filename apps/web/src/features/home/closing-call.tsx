import { LinkButton } from '../../components/button.tsx';
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
      <div className={`actions ${styles.actions}`}>
        <LinkButton to="/search" kind="primary" isLarge prefetch="intent">
          Start Searching
        </LinkButton>
        <LinkButton to={second.to} kind="secondary" isLarge>
          {second.text}
        </LinkButton>
      </div>
    </section>
  );
}
