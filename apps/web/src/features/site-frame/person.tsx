import type { User } from '@firsthand/contracts';
import badgeStyles from '../../components/badge.module.css';
import styles from './person.module.css';

/** Who is signed in, on top of the account's links. */
export function Person({ user }: { user: User }) {
  return (
    <div className={styles.person}>
      {user.name ? <p className={styles.name}>{user.name}</p> : null}
      <p className={user.name ? styles.email : styles.name}>{user.email}</p>
      {user.premium ? <p className={badgeStyles.badge}>Premium</p> : null}
    </div>
  );
}
