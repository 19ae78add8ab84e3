import pageStyles from '../../components/page/account-page.module.css';
import { Skeleton } from '../../components/page/skeleton.tsx';

export function JobProfilesSkeleton() {
  return (
    <div className={`page ${pageStyles.page}`}>
      <div className={pageStyles.head}>
        <h1>Job Profiles</h1>
      </div>
      <Skeleton label="Loading your profiles..." blocks={5} size="row" />
    </div>
  );
}
