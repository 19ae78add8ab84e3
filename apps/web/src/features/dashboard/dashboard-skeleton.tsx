import { AccountPage } from '../../components/page/account-page.tsx';
import { Skeleton } from '../../components/page/skeleton.tsx';
import cardStyles from './card.module.css';
import pageGrid from './dashboard-page.module.css';
import styles from './dashboard-skeleton.module.css';

/** `name` once it is known who is signed in. */
export function DashboardSkeleton({ name = null }: { name?: string | null }) {
  return (
    <AccountPage heading={name ? `Welcome, ${name}` : 'Welcome'}>
      <div className={`${pageGrid.cards} late`} aria-hidden="true">
        {[0, 1, 2].map((index) => (
          <div key={index} className={`${cardStyles.card} ${styles.card}`} />
        ))}
      </div>
      <Skeleton label="Loading your dashboard..." blocks={3} size="row" />
    </AccountPage>
  );
}
