import { SAVED_SEARCH_ROUTES, toJobPath, formatCount } from '@firsthand/contracts/light';
import { createApiClient } from '@firsthand/api-client';
import type { NoticeView } from '@firsthand/contracts';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { ChangeLine } from '../../components/job/change-line.tsx';
import { Link } from '../../components/link.tsx';
import { useNow, useReaderClock } from '../../lib/clock.tsx';
import { formatInstant } from '../../lib/format-date.ts';
import { toCardCompanyPath } from '../../lib/job/job-card-data.ts';
import { toCompanyName } from '../../lib/job/job-labels.ts';
import { logError } from '../../lib/log.ts';
import { toRelativeTime } from '../../lib/relative-time.ts';
import { sessionFetch } from '../../lib/session/session-fetch.ts';
import { toNoticeWords } from './notice-words.ts';
import styles from './notice-item.module.css';

const searchCalls = createApiClient(sessionFetch, SAVED_SEARCH_ROUTES);

interface NoticeItemProps {
  notice: NoticeView;
  isUnread: boolean;
  onRead: () => void;
  /** Somebody goes on to what it is about. */
  onFollow: () => void;
}

/** What happened, to what, and when; whoever goes on from it has read it. */
export function NoticeItem({ notice, isUnread, onRead, onFollow }: NoticeItemProps) {
  const words = toNoticeWords(notice);
  return (
    <article className={styles.notice} data-kind={notice.kind} data-unread={isUnread}>
      <div className={styles.head}>
        <h2 className={styles.what}>
          {isUnread ? <span className="sr-only">Unread: </span> : null}
          {words}
        </h2>
        <When at={notice.at} />
      </div>
      <div className={styles.body} onClickCapture={isUnread ? toFollower(onFollow) : undefined}>
        <About notice={notice} />
      </div>
      {isUnread ? (
        <Button kind="link" className={styles.read} onClick={onRead}>
          Mark as read
          <span className="sr-only">
            : {words} {notice.title}
          </span>
        </Button>
      ) : null}
    </article>
  );
}

/** A press on any link within. */
function toFollower(onFollow: () => void) {
  return ({ target }: { target: EventTarget }) => {
    if (target instanceof Element && target.closest('a')) onFollow();
  };
}

function When({ at }: { at: string }) {
  const now = useNow();
  const clock = useReaderClock();
  return (
    <time className={styles.when} dateTime={at} title={formatInstant(at, clock)}>
      {toRelativeTime(at, now)}
    </time>
  );
}

function About({ notice }: { notice: NoticeView }): ReactNode {
  const { kind, jobs, saved_search: search } = notice;
  if (kind === 'company_opened_jobs' || kind === 'new_jobs') {
    const rest = (notice.count ?? 0) - jobs.length;
    return (
      <>
        <ul className={styles.jobs}>
          {jobs.map((job) => (
            <li key={job.requisition_id}>
              <Link to={toJobPath(job.navigation)}>{job.title}</Link>
              <Where company={search ? toCompanyName(job.company) : null} location={job.location} />
            </li>
          ))}
        </ul>
        <p className={styles.more}>
          <Rest notice={notice} rest={rest} />
        </p>
      </>
    );
  }
  return (
    <>
      <p className={styles.job}>
        <JobTitle notice={notice} />
        <Where company={toCompanyName(notice.company)} location={notice.location} />
      </p>
      {notice.changes.length > 0 ? <Changes notice={notice} /> : null}
      {kind === 'job_closed' ? (
        <p className={styles.more}>
          What you kept of it stays in <Link to="/saved-jobs">Saved Jobs</Link> and your{' '}
          <Link to="/job-applications">Application History</Link>.
        </p>
      ) : null}
    </>
  );
}

/** What tells jobs of one title apart. */
function Where({ company, location }: { company: string | null; location: string | null }): ReactNode {
  const words = [company, location].filter((part) => part !== null);
  return words.length === 0 ? null : <span className={styles.company}> {words.join(' · ')}</span>;
}

/** Leads to all of them. */
function Rest({ notice: { saved_search: search, jobs }, rest }: { notice: NoticeView; rest: number }) {
  const more = rest > 0 ? `And ${formatCount(rest)} more` : null;
  if (search) {
    if (search.path === null) return more;
    return (
      <Link
        to={search.path}
        onClick={() => void searchCalls.markSavedSearchSeen({ params: { id: search.id } }).catch(logError)}
      >
        {more ?? 'Open the search'}
      </Link>
    );
  }
  const company = toCardCompanyPath(jobs[0]?.navigation);
  return company === null ? more : <Link to={company}>{more ?? 'All its jobs'}</Link>;
}

function JobTitle({ notice: { title, navigation } }: { notice: NoticeView }) {
  if (title === null || navigation === null) return 'A job that is no longer kept';
  return <Link to={toJobPath(navigation)}>{title}</Link>;
}

function Changes({ notice: { changes, navigation } }: { notice: NoticeView }) {
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.field}>
          {change.field === 'description' ? (
            <>
              Description reworded{' '}
              {navigation ? <Link to={`${toJobPath(navigation)}#history`}>See how</Link> : null}
            </>
          ) : (
            <ChangeLine change={change} />
          )}
        </li>
      ))}
    </ul>
  );
}
