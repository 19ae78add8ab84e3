import type { User } from '@firsthand/contracts';
import badgeStyles from '../../components/badge.module.css';
import styles from './card.module.css';

export function AccountStatus({ user }: { user: User }) {
  return (
    <section aria-labelledby="status-heading" className={styles.card}>
      <h2 id="status-heading" className={styles.heading}>
        Account Status
      </h2>
      <p className={styles.name}>{user.name ?? user.email}</p>
      {user.name ? <p className={`note ${styles.text}`}>{user.email}</p> : null}
      <p>
        <span className={badgeStyles.badge}>{user.premium ? 'Premium' : 'Free'}</span>
      </p>
    </section>
  );
}
