import type { SettingsResponse } from '@firsthand/contracts';
import { LIMITS, toFileSize } from '@firsthand/contracts/light';
import { useId } from 'react';
import styles from './settings.module.css';

/** How much of the account's room is used, and what to do before it is full. */
export function StorageUse({ storage }: { storage: SettingsResponse['storage'] }) {
  const headingId = useId();
  const { used_bytes: used, max_bytes: max } = storage;
  return (
    <section aria-labelledby={headingId} className={`ends ${styles.action}`}>
      <div className={styles.actionWords}>
        <h3 id={headingId}>Storage</h3>
        <p className={styles.note}>
          You use {toFileSize(used)} of {toFileSize(max)}.
        </p>
      </div>
      {used >= max * LIMITS.storageNearlyFull ? (
        <p className={`callout ${styles.pending}`} data-tone="warn">
          {used >= max ? FULL : NEARLY_FULL}
        </p>
      ) : null}
    </section>
  );
}

const WHAT_HELPS = 'Delete applications, saved jobs or job profiles that you no longer need.';
const NEARLY_FULL = `Your storage is nearly full. Nothing is lost when it is, but nothing more can be saved. ${WHAT_HELPS}`;
const FULL = `Your storage is full: what is there stays, but nothing more can be saved. ${WHAT_HELPS}`;
