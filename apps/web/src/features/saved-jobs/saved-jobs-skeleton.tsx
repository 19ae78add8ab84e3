import { AccountPage } from '../../components/page/account-page.tsx';
import { Skeleton } from '../../components/page/skeleton.tsx';

/** In the place of the list. */
export function SavedJobsLoading() {
  return <Skeleton label="Loading your bookmarks..." blocks={4} size="card" />;
}

/** The whole page, until the browser knows who is signed in. */
export function SavedJobsSkeleton() {
  return (
    <AccountPage heading="Bookmarked Jobs">
      <SavedJobsLoading />
    </AccountPage>
  );
}
