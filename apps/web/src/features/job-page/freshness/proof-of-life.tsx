import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { DateTime } from '../../../components/date-time.tsx';
import { ExternalIcon } from '../../../components/icons.tsx';
import { BoardName } from '../../../components/job/board-name.tsx';
import { useNow } from '../../../lib/clock.tsx';
import type { JobPageData } from '../job-page-data.ts';
import { EarlierPosting } from './earlier-posting.tsx';
import { toHistoryTimes, toOpenText, toTimesText } from './record-words.ts';
import { HistoryTimeline } from '../history/history-timeline.tsx';
import foldStyles from '../fold.module.css';
import styles from './proof-of-life.module.css';

const SECTION = 'history';

/** Since when the posting is known, how often it was seen and what changed in it; its times behind one line. */
export function ProofOfLife({ page }: { page: JobPageData }) {
  const now = useNow();
  const { hash, key } = useLocation();
  const times = useRef<HTMLDetailsElement>(null);
  const { job, company, verification } = page;
  const { history, earlier_posting: earlier, text_read_at: readAt } = verification;
  const returns = toHistoryTimes(history, 'reopened');
  // The stamp leads here: who follows it wants the times.
  useEffect(() => {
    if (hash === `#${SECTION}` && times.current) times.current.open = true;
  }, [hash, key]);
  return (
    <section id={SECTION} tabIndex={-1} aria-labelledby="history-heading" className={styles.proof}>
      <h2 id="history-heading">History</h2>
      <p className={`note ${styles.line}`}>
        First seen <DateTime at={verification.first_seen_at} /> · changed {toHistoryTimes(history, 'changed')}{' '}
        · seen {toTimesText(verification.checks)}
      </p>
      {earlier ? (
        <p className={`note ${styles.line}`}>
          <EarlierPosting firstSeenAt={earlier.first_seen_at} />
        </p>
      ) : null}
      <details ref={times} className={foldStyles.fold}>
        <summary>All times</summary>
        <dl className={styles.numbers}>
          <div>
            <dt>Last verified</dt>
            <dd>
              <DateTime at={verification.last_verified_at} withHour />
            </dd>
          </div>
          <div>
            <dt>Text last read</dt>
            <dd>{readAt ? <DateTime at={readAt} withHour /> : 'not yet'}</dd>
          </div>
          <div>
            <dt>Last edited</dt>
            <dd>{job.changed_at ? <DateTime at={job.changed_at} withHour /> : 'no change seen'}</dd>
          </div>
          <div>
            <dt>Open for</dt>
            <dd>{toOpenText(verification.first_seen_at, history, now)}</dd>
          </div>
          {returns === 'never' ? null : (
            <div>
              <dt>Came back</dt>
              <dd>{returns}</dd>
            </div>
          )}
          <div>
            <dt>Same title and text before</dt>
            <dd>{toTimesText(earlier?.count ?? 0)}</dd>
          </div>
        </dl>
      </details>
      {verification.board_url ? (
        <p className={styles.board}>
          <a href={verification.board_url} target="_blank" rel="noopener noreferrer">
            See it on <BoardName company={company} source={job.source} />
            <span className="sr-only"> (opens in a new tab)</span>
            <ExternalIcon size={14} />
          </a>
        </p>
      ) : null}
      <HistoryTimeline history={history} rewordings={page.rewordings} />
    </section>
  );
}
