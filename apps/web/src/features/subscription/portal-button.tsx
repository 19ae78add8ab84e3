import { ERROR_TEXTS } from '@firsthand/contracts/light';
import { Button } from '../../components/button.tsx';
import { useLeave } from './use-leave.ts';
import styles from './subscription.module.css';

interface PortalButtonProps {
  createPortal: () => Promise<string>;
  isMain?: boolean;
  onBack: () => void;
}

/** Leads to the provider's pages for cards, invoices and cancelling. */
export function PortalButton({ createPortal, isMain = false, onBack }: PortalButtonProps) {
  const portal = useLeave(createPortal, ERROR_TEXTS.billingPortalFailed, onBack);
  return (
    <>
      <Button kind={isMain ? 'primary' : 'secondary'} isBusy={portal.isLeaving} onClick={portal.leave}>
        {portal.isLeaving ? 'Opening billing...' : 'Manage Billing'}
      </Button>
      <p role="alert" className={styles.fault}>
        {portal.error}
      </p>
    </>
  );
}
