import type { SubscriptionState } from '@firsthand/contracts/light';
import { countDaysRemaining, ERROR_TEXTS, formatPeriodEnd } from '@firsthand/contracts/light';
import { Button } from '../../components/button.tsx';
import { useNow } from '../../lib/clock.tsx';
import { useAction } from '../../lib/use-action.ts';
import { PageBanner } from './page-banner.tsx';
import { toDaysText } from './subscription-view.ts';
import styles from './subscription.module.css';

interface EndingNoticeProps {
  subscription: SubscriptionState;
  /** Null where nothing can be changed. */
  reactivate: (() => Promise<void>) | null;
  onChanged: () => void;
}

/** For a subscription that is set to end: until when, and the way back. */
export function EndingNotice({ subscription, reactivate, onChanged }: EndingNoticeProps) {
  const now = useNow();
  const { isBusy, error, run } = useAction(async () => {
    await reactivate?.();
    onChanged();
  }, ERROR_TEXTS.reactivationFailed);
  return (
    <PageBanner kind="warn">
      <p>
        Premium continues until {formatPeriodEnd(subscription)} (
        {toDaysText(countDaysRemaining(subscription, now))}).
      </p>
      <p>It does not renew, and nothing more is charged.</p>
      {reactivate ? (
        <Button kind="primary" isBusy={isBusy} onClick={() => void run()}>
          {isBusy ? 'Processing...' : 'Reactivate Subscription'}
        </Button>
      ) : null}
      <p role="alert" className={styles.fault}>
        {error}
      </p>
    </PageBanner>
  );
}
