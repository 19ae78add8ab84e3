import type { ApplicationStatus } from '@firsthand/contracts/light';
import { STATUS_WORDS } from './application-words.ts';
import styles from './status-badge.module.css';

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return (
    <span className={styles.badge} data-status={status}>
      {STATUS_WORDS[status]}
    </span>
  );
}
