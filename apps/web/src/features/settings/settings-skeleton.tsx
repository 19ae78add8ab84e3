import { AccountPage } from '../../components/page/account-page.tsx';
import { Skeleton } from '../../components/page/skeleton.tsx';

export function SettingsSkeleton() {
  return (
    <AccountPage heading="Profile Settings">
      <Skeleton label="Loading your settings..." blocks={5} size="row" />
    </AccountPage>
  );
}
