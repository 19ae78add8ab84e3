import { Skeleton } from '../../../components/page/skeleton.tsx';
import { CancelFrame } from './cancel-page.tsx';

export function CancelSkeleton() {
  return (
    <CancelFrame heading="Cancel Subscription">
      <Skeleton label="Loading your subscription..." blocks={3} size="row" />
    </CancelFrame>
  );
}
