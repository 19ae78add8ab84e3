import { Skeleton } from '../../components/page/skeleton.tsx';
import { SubscriptionFrame } from './subscription-page.tsx';

export function SubscriptionSkeleton({ isPremium }: { isPremium: boolean }) {
  return (
    <SubscriptionFrame isPremium={isPremium}>
      <Skeleton label="Loading your subscription..." blocks={3} size="row" />
    </SubscriptionFrame>
  );
}
