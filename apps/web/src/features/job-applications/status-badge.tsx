import { STATUS_LABELS } from '@firsthand/contracts/light';
import type { Application } from '@firsthand/contracts';
import { toSendingWord } from './application-labels.ts';
import styles from './status-badge.module.css';

/** The status by its name, as the specification puts it on each card of the history. */
export function StatusBadge({ application: { application_status: status } }: { application: Application }) {
  return <Badge status={status} word={STATUS_LABELS[status]} />;
}

/** Whether an application was sent, where we send it and it was not; how it goes on with the employer is its stage. */
export function SendingBadge({ application }: { application: Application }) {
  const word = toSendingWord(application);
  return word === null ? null : <Badge status={application.application_status} word={word} />;
}

function Badge({ status, word }: { status: Application['application_status']; word: string }) {
  return (
    <span className={styles.badge} data-status={status}>
      {word}
    </span>
  );
}
