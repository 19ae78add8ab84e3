import pageStyles from '../../components/account-page.module.css';
import { Skeleton } from '../../components/skeleton.tsx';

export function DashboardSkeleton() {
  return (
    <div className={`page ${pageStyles.page}`}>
      <div className={pageStyles.head}>
        <h1>Welcome</h1>
      </div>
      <Skeleton label="Loading your dashboard..." blocks={4} size="row" />
    </div>
  );
}
