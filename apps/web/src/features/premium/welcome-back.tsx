import { LinkButton } from '../../components/button.tsx';
import styles from './premium-promotion.module.css';

/** In the promotion's place for people who have a premium account. */
export function WelcomeBack({ name }: { name: string | null }) {
  return (
    <section aria-labelledby="welcome-heading" className={styles.premium}>
      <div className={styles.words}>
        <h2 id="welcome-heading">{name ? `Welcome back, ${name}` : 'Welcome back'}</h2>
        <p className={`note ${styles.text}`}>
          Your premium account is active. Your saved jobs are where you left them.
        </p>
      </div>
      <div className="actions">
        <LinkButton to="/dashboard" kind="primary">
          Go to Dashboard
        </LinkButton>
        <LinkButton to="/search" kind="secondary" prefetch="intent">
          Start Job Search
        </LinkButton>
      </div>
    </section>
  );
}
