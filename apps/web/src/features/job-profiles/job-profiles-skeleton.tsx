import { AccountPage } from '../../components/page/account-page.tsx';
import { Skeleton } from '../../components/page/skeleton.tsx';

export function JobProfilesSkeleton() {
  return (
    <AccountPage heading="Job Profiles">
      <Skeleton label="Loading your profiles..." blocks={5} size="row" />
    </AccountPage>
  );
}
