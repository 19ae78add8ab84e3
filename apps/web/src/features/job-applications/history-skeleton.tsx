import pageStyles from '../../components/page/account-page.module.css';
import { ApplicationsNav } from '../../components/page/applications-nav.tsx';
import { Skeleton } from '../../components/page/skeleton.tsx';

/** In the place of the list. */
function HistoryLoading() {
  return <Skeleton label="Loading your applications..." blocks={4} size="card" />;
}

/** The whole page, until the browser knows who is signed in. */
export function HistorySkeleton() {
  return (
    <div className={`page ${pageStyles.page}`}>
      <div className={pageStyles.head}>
        <h1>Job Application History</h1>
      </div>
      <ApplicationsNav />
      <HistoryLoading />
    </div>
  );
}

/** The page of one application, until the browser knows who is signed in. */
export function DetailsSkeleton() {
  return (
    <div className={`page ${pageStyles.page}`}>
      <div className={pageStyles.head}>
        <h1>Application</h1>
      </div>
      <Skeleton label="Loading the application..." blocks={2} size="card" />
    </div>
  );
}
