import { DateTime } from '../../../components/date-time.tsx';
import { StampMark } from '../../../components/job/stamp-mark.tsx';
import { ExternalIcon } from '../../../components/icons.tsx';
import { useNow, useReaderClock } from '../../../lib/clock.tsx';
import { formatCount, formatInstant } from '../../../lib/format-date.ts';
import { toBoardName } from '../../../lib/job/job-labels.ts';
import { toRelativeTime, toTone } from '../../../lib/relative-time.ts';
import type { JobPageData } from '../job-page-data.ts';
import { HistoryTimeline } from '../history/history-timeline.tsx';
import styles from './proof-of-life.module.css';

/** When the posting was seen, how often, and what changed in it. */
export function ProofOfLife({ page }: { page: JobPageData }) {
  const now = useNow();
  const clock = useReaderClock();
  const { job, company, verification } = page;
  const board = toBoardName(company, job.source);
  // The oldest line of the history says it, unless so much happened since that it is cut.
  const isStartTold = verification.history.some(({ kind }) => kind === 'first_seen');
  return (
    <section id="history" tabIndex={-1} aria-labelledby="history-heading" className={styles.proof}>
      <div className={styles.head} data-tone={toTone(verification.last_verified_at, now)}>
        <StampMark size={32} />
        <h2 id="history-heading">
          Verified on the employer’s board{' '}
          <time
            dateTime={verification.last_verified_at}
            title={formatInstant(verification.last_verified_at, clock)}
          >
            {toRelativeTime(verification.last_verified_at, now)}
          </time>
        </h2>
      </div>
      <dl className={styles.numbers}>
        {isStartTold ? null : (
          <div>
            <dt>First seen</dt>
            <dd>
              <DateTime at={verification.first_seen_at} />
            </dd>
          </div>
        )}
        <div>
          <dt>Last seen</dt>
          <dd>
            <DateTime at={verification.last_verified_at} withHour />
          </dd>
        </div>
        <div>
          <dt>Seen</dt>
          <dd>{verification.checks === 1 ? 'once' : `${formatCount(verification.checks)} times`}</dd>
        </div>
      </dl>
      {verification.board_url ? (
        <p className={styles.board}>
          <a href={verification.board_url} target="_blank" rel="noopener noreferrer">
            See it on {board}
            <span className="sr-only"> (opens in a new tab)</span>
            <ExternalIcon size={14} />
          </a>
        </p>
      ) : null}
      <HistoryTimeline history={verification.history} rewordings={page.rewordings} />
    </section>
  );
}
