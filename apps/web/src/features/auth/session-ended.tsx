import { useHasKeptDrafts, useSessionEnded } from '../../lib/session/session.ts';
import styles from './auth.module.css';

/** Why somebody who was logged in reads the login page, and that nothing they typed is lost. */
export function SessionEnded() {
  const hasEnded = useSessionEnded();
  const hasDrafts = useHasKeptDrafts();
  if (!hasEnded && !hasDrafts) return null;
  return (
    <p role="status" className={styles.ended}>
      Your session ended.{' '}
      {hasDrafts
        ? 'What you typed is kept and comes back after you log in.'
        : 'Log in again to go on where you were.'}
    </p>
  );
}
