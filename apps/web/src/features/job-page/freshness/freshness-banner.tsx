import { useNow } from '../../../lib/clock.tsx';
import { toFreshnessNotice } from './freshness.ts';
import styles from './freshness-banner.module.css';

export function FreshnessBanner({ verifiedAt }: { verifiedAt: string }) {
  const notice = toFreshnessNotice(verifiedAt, useNow());
  if (!notice) return null;
  return (
    <div role="note" aria-label={notice.heading} className={styles.banner} data-severity={notice.severity}>
      <p className={styles.heading}>{notice.heading}</p>
      <p>{notice.text}</p>
    </div>
  );
}
