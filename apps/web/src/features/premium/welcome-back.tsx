import { Link } from 'react-router';
import buttonStyles from '../../components/button.module.css';
import styles from './premium-promotion.module.css';

/** In the promotion's place for people who have a premium account. */
export function WelcomeBack({ name }: { name: string | null }) {
  return (
    <section aria-labelledby="welcome-heading" className={styles.premium}>
      <div className={styles.words}>
        <h2 id="welcome-heading">{name ? `Welcome back, ${name}` : 'Welcome back'}</h2>
        <p className={styles.text}>
          Your premium account is active. Your saved jobs are where you left them.
        </p>
      </div>
      <div className={styles.actions}>
        <Link to="/dashboard" className={buttonStyles.primary}>
          Go to Dashboard
        </Link>
        <Link to="/search" className={buttonStyles.secondary} prefetch="intent">
          Start Job Search
        </Link>
      </div>
    </section>
  );
}
