import { getAts } from '@firsthand/contracts/light';
import { useLocation } from 'react-router';
import { LinkButton } from '../../components/button.tsx';
import { CompanyLine } from '../../components/job/company-line.tsx';
import { DateTime } from '../../components/date-time.tsx';
import { Link } from '../../components/link.tsx';
import { toCardCompanyPath } from '../../lib/job/job-card-data.ts';
import { toCompanyName } from '../../lib/job/job-labels.ts';
import { BackToResults } from './back-to-results.tsx';
import type { ClosedJobData } from './job-page-data.ts';
import { listSimilarSearches } from './similar-searches.ts';
import { SimilarJobs } from './similar-jobs.tsx';
import styles from './job-not-found.module.css';

/** What the job was and when it left its board. */
function ClosedJob({ job, level }: { job: ClosedJobData['job']; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby="closed-heading" className={`callout measure ${styles.closed}`}>
      <Heading id="closed-heading" dir="auto">
        {job.title}
      </Heading>
      <CompanyLine company={toCompanyName(job.company)} path={toCardCompanyPath(job.navigation)} isLead>
        <bdi>{job.location ?? 'Location not stated'}</bdi>
      </CompanyLine>
      <p className="soft">
        {job.closed_at ? (
          <>
            Left the employer’s {getAts(job.source).label} board by <DateTime at={job.closed_at} />; last seen
            there{' '}
          </>
        ) : (
          <>Last seen on the employer’s {getAts(job.source).label} board </>
        )}
        <DateTime at={job.last_verified_at} />.
      </p>
    </section>
  );
}

interface JobNotFoundProps {
  closed?: ClosedJobData;
  /** Beside the results, which are the way on. */
  isBeside?: boolean;
}

/** A job that never was, or with `closed` one that left its board. */
export function JobNotFound({ closed, isBeside = false }: JobNotFoundProps) {
  const Heading = isBeside ? 'h2' : 'h1';
  const { pathname } = useLocation();
  const searches = listSimilarSearches(closed?.job.title ?? null, pathname);
  return (
    <div className={isBeside ? undefined : `page ${styles.page}`}>
      {isBeside ? null : <BackToResults />}
      <Heading>Job Not Found</Heading>
      <p className={styles.text}>The job listing does not exist or has been removed.</p>
      {closed ? <ClosedJob job={closed.job} level={isBeside ? 3 : 2} /> : null}
      {isBeside ? null : (
        <>
          <p>
            <LinkButton to="/search" kind="primary" prefetch="intent">
              Browse Jobs
            </LinkButton>
          </p>
          {searches.length === 0 ? null : (
            <section aria-labelledby="searches-heading" className={styles.searches}>
              <h2 id="searches-heading">Similar searches</h2>
              <ul className={styles.words}>
                {searches.map((words) => (
                  <li key={words}>
                    <Link to={`/search?${new URLSearchParams({ q: words }).toString()}`} dir="auto">
                      {words}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {closed ? <SimilarJobs jobs={closed.similar} /> : null}
        </>
      )}
    </div>
  );
}
