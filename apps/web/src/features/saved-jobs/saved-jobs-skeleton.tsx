import pageStyles from '../../components/page/account-page.module.css';
import { Skeleton } from '../../components/page/skeleton.tsx';

/** In the place of the list. */
export function SavedJobsLoading() {
  return <Skeleton label="Loading your bookmarks..." blocks={4} size="card" />;
}

/** The whole page, until the browser knows who is signed in. */
export function SavedJobsSkeleton() {
  return (
    <div className={`page ${pageStyles.page}`}>
      <div className={pageStyles.head}>
        <h1>Bookmarked Jobs</h1>
      </div>
      <SavedJobsLoading />
    </div>
  );
}
