import { getAts, type Source } from '@firsthand/contracts/light';
import { useNow, useReaderClock } from '../../lib/clock.tsx';
import { formatInstant } from '../../lib/format-date.ts';
import { toShortRelativeTime, toTone } from '../../lib/relative-time.ts';
import { BoardName } from './board-name.tsx';
import { JobLink } from './job-link.tsx';
import { StampMark } from './stamp-mark.tsx';
import styles from './verified-stamp.module.css';

interface VerifiedStampProps {
  verifiedAt: string;
  company: string | null;
  source: Source;
  /** The job's page, which holds the posting's history; '#' when there is none. Default: the page this stands on. */
  path?: string;
  /** Names the system alone and leads nowhere, where company and way to the job stand beside it. */
  isShort?: boolean;
}

/** When and where a posting was last seen alive; opens its history where it is not short. The product's one ornament. */
export function VerifiedStamp({
  verifiedAt,
  company,
  source,
  path = '',
  isShort = false,
}: VerifiedStampProps) {
  const now = useNow();
  const clock = useReaderClock();
  const words = (
    <>
      <StampMark />
      <span>
        <strong>
          Verified{' '}
          <time dateTime={verifiedAt} title={formatInstant(verifiedAt, clock)}>
            {toShortRelativeTime(verifiedAt, now)}
          </time>
        </strong>{' '}
        on {isShort ? getAts(source).label : <BoardName company={company} source={source} />}
      </span>
    </>
  );
  const look = { className: styles.stamp, 'data-tone': toTone(verifiedAt, now) };
  return isShort ? (
    <span {...look}>{words}</span>
  ) : (
    <JobLink path={path} section="history" {...look}>
      {words}
    </JobLink>
  );
}
