import type { ApplicationStatus } from '@firsthand/contracts/light';
import { STATUS_LABELS } from './application-labels.ts';
import styles from './status-badge.module.css';

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return (
    <span className={styles.badge} data-status={status}>
      {STATUS_LABELS[status]}
    </span>
  );
}
