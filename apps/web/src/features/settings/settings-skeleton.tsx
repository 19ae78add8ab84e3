import pageStyles from '../../components/page/account-page.module.css';
import { Skeleton } from '../../components/page/skeleton.tsx';

export function SettingsSkeleton() {
  return (
    <div className={`page ${pageStyles.page}`}>
      <div className={pageStyles.head}>
        <h1>Profile Settings</h1>
      </div>
      <Skeleton label="Loading your settings..." blocks={5} size="row" />
    </div>
  );
}
