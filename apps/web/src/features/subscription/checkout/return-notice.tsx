import { ERROR_TEXTS } from '@firsthand/contracts/light';
import { Button } from '../../../components/button.tsx';
import { PageBanner } from '../page-banner.tsx';
import type { ReturnBanner } from '../subscription-view.ts';
import styles from '../subscription.module.css';

interface ReturnNoticeProps {
  banner: ReturnBanner | null;
  /** While the payment provider is asked whether it is true. */
  isWaiting: boolean;
  onDismiss: () => void;
  onCheckAgain: () => void;
}

/** For who comes back from the checkout. The place stays, so that screen readers hear it fill. */
export function ReturnNotice({ banner, isWaiting, onDismiss, onCheckAgain }: ReturnNoticeProps) {
  return (
    <div role="status" className={styles.place}>
      {banner === 'activating' ? (
        <PageBanner kind="good">
          <p>Activating Premium …</p>
          <p>Waiting for the payment provider to confirm it. This can take half a minute.</p>
        </PageBanner>
      ) : null}
      {banner === 'activated' ? (
        <PageBanner kind="good" onDismiss={onDismiss}>
          <p>Your premium subscription has been activated successfully!</p>
        </PageBanner>
      ) : null}
      {banner === 'unconfirmed' ? (
        <PageBanner kind="warn">
          <p>The payment provider has not confirmed your subscription yet.</p>
          <p>
            Nothing is lost: Premium starts by itself once it is confirmed. There is no need to subscribe
            again.
          </p>
          <Button
            kind="secondary"
            isBusy={isWaiting}
            onClick={() => {
              if (!isWaiting) onCheckAgain();
            }}
          >
            {isWaiting ? 'Checking...' : 'Check Again'}
          </Button>
        </PageBanner>
      ) : null}
      {banner === 'canceled' ? (
        <PageBanner kind="warn" onDismiss={onDismiss}>
          <p>{ERROR_TEXTS.checkoutCanceled}</p>
        </PageBanner>
      ) : null}
    </div>
  );
}
