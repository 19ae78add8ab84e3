import { Link } from '../../components/link.tsx';
import styles from './limit-notice.module.css';

/** For free members who hold as many profiles as they may. */
export function LimitNotice() {
  return (
    <section aria-labelledby="limit-heading" className={styles.notice}>
      <h2 id="limit-heading">Profile Limit Reached</h2>
      <p>
        A free account holds one job profile. <Link to="/subscription">Upgrade to Premium</Link> for more.
      </p>
    </section>
  );
}
