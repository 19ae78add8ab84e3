import { getAts, formatCount } from '@firsthand/contracts/light';
import type { CompanyView } from '@firsthand/contracts';
import type { ReactNode } from 'react';
import { ExternalLinkButton, LinkButton } from '../../components/button.tsx';
import { WeeklyChart } from '../../components/chart/weekly-chart.tsx';
import { DateTime } from '../../components/date-time.tsx';
import { ExternalIcon } from '../../components/icons.tsx';
import { Ago } from '../../components/job/ago.tsx';
import { Link } from '../../components/link.tsx';
import { countOf } from '../../lib/format-date.ts';
import { CompanyFigures } from './company-figures.tsx';
import { toSampleWords } from './company-words.ts';
import { CompanySpread } from './company-spread.tsx';
import { Monogram } from './monogram.tsx';
import styles from './company-page.module.css';

interface CompanyPageProps {
  company: CompanyView;
  /** The search that finds its jobs and nothing else. */
  searchPath: string;
  /** The newest of its open jobs. */
  jobs: ReactNode;
  /** What a person can do about it; its room is there before it is known who looks. */
  actions?: ReactNode;
}

/** An employer as its board shows it: what is open, where, and how that came and went. */
export function CompanyPage({ company, searchPath, jobs, actions }: CompanyPageProps) {
  const { name, open_jobs: openJobs, last_verified_at: verifiedAt } = company;
  const sample = toSampleWords(company);
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <Monogram name={name} isLarge />
        <div className={styles.who}>
          <h1 dir="auto">{name}</h1>
          <p className={`note ${styles.record}`}>
            <span>Its {getAts(company.source).label} board</span>
            {verifiedAt === null ? (
              <span>Not read to its end yet</span>
            ) : (
              <Ago word="Verified" at={verifiedAt} />
            )}
            <span>
              First seen <DateTime at={company.first_seen_at} />
            </span>
          </p>
        </div>
        <div className={styles.actions}>
          {openJobs > 0 ? (
            <LinkButton kind="primary" to={searchPath}>
              Search its {countOf(openJobs, 'open job')}
            </LinkButton>
          ) : null}
          {actions}
          {company.careers_url === null ? null : (
            <ExternalLinkButton kind="secondary" href={company.careers_url}>
              See the board
              <span className="sr-only"> (opens in a new tab)</span>
              <ExternalIcon size={14} />
            </ExternalLinkButton>
          )}
        </div>
      </header>
      <CompanyFigures company={company} />
      {sample === null ? null : <p className="note measure">{sample}</p>}
      <div className={styles.columns}>
        <section aria-labelledby="weeks-heading" className={styles.section}>
          <h2 id="weeks-heading">Twelve weeks of its board</h2>
          <WeeklyChart weeks={company.weeks} label={`Jobs at ${name}`} knownSince={company.first_seen_at} />
          <p className="faint-note">What stood on the board when it was first read counts as opened then.</p>
        </section>
        <CompanySpread company={company} searchPath={searchPath} />
      </div>
      <section aria-labelledby="jobs-heading" className={styles.section}>
        <h2 id="jobs-heading">{openJobs === 0 ? 'Open jobs' : 'Newest open jobs'}</h2>
        {openJobs === 0 ? (
          <p>
            Nothing is open on this board. <Link to="/search">Search all jobs</Link>
          </p>
        ) : (
          jobs
        )}
        {openJobs > 1 ? (
          <p className={styles.all}>
            <Link to={searchPath}>All {formatCount(openJobs)} open jobs, with filters</Link>
          </p>
        ) : null}
      </section>
    </div>
  );
}
