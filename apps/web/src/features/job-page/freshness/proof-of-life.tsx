import { toBoardName } from '@firsthand/contracts/light';
import { DateTime } from '../../../components/date-time.tsx';
import { StampMark } from '../../../components/job/stamp-mark.tsx';
import { ExternalIcon } from '../../../components/icons.tsx';
import { useNow, useReaderClock } from '../../../lib/clock.tsx';
import { formatInstant } from '../../../lib/format-date.ts';
import { toRelativeTime, toTone } from '../../../lib/relative-time.ts';
import type { JobPageData } from '../job-page-data.ts';
import { EarlierPosting } from './earlier-posting.tsx';
import { toReadingWords } from './reading-words.ts';
import { toHistoryTimes, toOpenText, toTimesText } from './record-words.ts';
import { HistoryTimeline } from '../history/history-timeline.tsx';
import styles from './proof-of-life.module.css';

/** When the posting was seen, how often, and what changed in it. */
export function ProofOfLife({ page }: { page: JobPageData }) {
  const now = useNow();
  const clock = useReaderClock();
  const { job, company, verification } = page;
  const { history } = verification;
  const returns = toHistoryTimes(history, 'reopened');
  const board = toBoardName(company, job.source);
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
      <p className={styles.reading}>{toReadingWords(verification, now)}</p>
      <dl className={styles.numbers}>
        <div>
          <dt>Last verified</dt>
          <dd>
            <DateTime at={verification.last_verified_at} withHour />
          </dd>
        </div>
        <div>
          <dt>Last edited</dt>
          <dd>{job.changed_at ? <DateTime at={job.changed_at} withHour /> : 'no change seen'}</dd>
        </div>
        <div>
          <dt>First seen</dt>
          <dd>
            <DateTime at={verification.first_seen_at} />
          </dd>
        </div>
        <div>
          <dt>Published</dt>
          <dd>{job.posted_at ? <DateTime at={job.posted_at} /> : 'not stated'}</dd>
        </div>
        <div>
          <dt>Seen</dt>
          <dd>{toTimesText(verification.checks)}</dd>
        </div>
        <div>
          <dt>Open for</dt>
          <dd>{toOpenText(verification.first_seen_at, history, now)}</dd>
        </div>
        <div>
          <dt>Changed</dt>
          <dd>{toHistoryTimes(history, 'changed')}</dd>
        </div>
        {returns === 'never' ? null : (
          <div>
            <dt>Came back</dt>
            <dd>{returns}</dd>
          </div>
        )}
        <div>
          <dt>Same title and text before</dt>
          <dd>{toTimesText(verification.earlier_posting?.count ?? 0)}</dd>
        </div>
      </dl>
      {verification.earlier_posting ? (
        <p className={styles.reading}>
          <EarlierPosting firstSeenAt={verification.earlier_posting.first_seen_at} />
        </p>
      ) : null}
      {verification.board_url ? (
        <p className={styles.board}>
          <a href={verification.board_url} target="_blank" rel="noopener noreferrer">
            See it on {board}
            <span className="sr-only"> (opens in a new tab)</span>
            <ExternalIcon size={14} />
          </a>
        </p>
      ) : null}
      <HistoryTimeline history={history} rewordings={page.rewordings} />
    </section>
  );
}
