import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { countOf } from '../../../lib/format-date.ts';
import { LoadingRows } from '../results/loading-jobs.tsx';
import { JobList, type RenderJob } from '../results/job-list.tsx';
import type { NewestJobs } from './use-newest-jobs.ts';
import styles from './newest-jobs.module.css';

interface NewestSectionProps {
  newest: NewestJobs;
  /** Where the old begins; null where nobody asks. */
  since: string | null;
  renderJob: RenderJob;
  skeleton: ReactNode;
}

/** Jobs to begin with, before anything was searched for; the filters chosen so far hold. */
export function NewestSection({ newest, since, renderJob, skeleton }: NewestSectionProps) {
  const { found, isLoading } = newest;
  return (
    <section aria-labelledby="newest-heading" aria-busy={isLoading} className={styles.newest}>
      <div className={styles.head}>
        <h2 id="newest-heading">Newest jobs</h2>
        {found ? <p className="note">{countOf(found.total, 'open job')}</p> : null}
      </div>
      {newest.hasFailed ? (
        <p className={styles.failed}>
          They could not be loaded.{' '}
          <Button kind="link" onClick={newest.retry}>
            Try again
          </Button>
        </p>
      ) : (
        <NewestList found={found} since={since} renderJob={renderJob} skeleton={skeleton} />
      )}
    </section>
  );
}

function NewestList(props: Omit<NewestSectionProps, 'newest'> & Pick<NewestJobs, 'found'>) {
  const { found, since, renderJob, skeleton } = props;
  if (!found) return <LoadingRows skeleton={skeleton} />;
  if (found.jobs.length === 0) return <p className={styles.none}>No open job fits these filters.</p>;
  return <JobList jobs={found.jobs} summaries={found.summaries ?? {}} since={since} renderJob={renderJob} />;
}
