import { AccountPage } from '../../components/page/account-page.tsx';
import { ApplicationsNav } from '../../components/page/applications-nav.tsx';
import { Skeleton } from '../../components/page/skeleton.tsx';

/** In the place of the list. */
function HistoryLoading() {
  return <Skeleton label="Loading your applications..." blocks={4} size="card" />;
}

/** The whole page, until the browser knows who is signed in. */
export function HistorySkeleton() {
  return (
    <AccountPage heading="Job Application History">
      <ApplicationsNav />
      <HistoryLoading />
    </AccountPage>
  );
}

/** The page of one application, until the browser knows who is signed in. */
export function DetailsSkeleton() {
  return (
    <AccountPage heading="Application">
      <Skeleton label="Loading the application..." blocks={2} size="card" />
    </AccountPage>
  );
}
