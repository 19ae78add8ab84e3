import type { Source } from '@firsthand/contracts';
import { Link } from 'react-router';
import { useNow } from '../lib/clock.tsx';
import { formatInstant } from '../lib/format-date.ts';
import { toBoardName } from '../lib/job-words.ts';
import { toShortRelativeTime, toTone } from '../lib/relative-time.ts';
import { StampMark } from './stamp-mark.tsx';
import styles from './verified-stamp.module.css';

interface VerifiedStampProps {
  verifiedAt: string;
  company: string | null;
  source: Source;
  /** Where the posting's history is: a job's page with `#history`. */
  to: string;
}

/** When and where a posting was last seen alive; opens its history. The product's one ornament. */
export function VerifiedStamp({ verifiedAt, company, source, to }: VerifiedStampProps) {
  const now = useNow();
  return (
    <Link to={to} className={styles.stamp ?? ''} data-tone={toTone(verifiedAt, now)} prefetch="intent">
      <StampMark />
      <span>
        <strong>
          Verified{' '}
          <time dateTime={verifiedAt} title={formatInstant(verifiedAt)}>
            {toShortRelativeTime(verifiedAt, now)}
          </time>
        </strong>{' '}
        on {toBoardName(company, source)}
      </span>
    </Link>
  );
}
