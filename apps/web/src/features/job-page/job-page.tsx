import { BackToResults } from './back-to-results.tsx';
import { FreshnessBanner } from './freshness-banner.tsx';
import { JobDescription } from './job-description.tsx';
import { JobHead } from './job-head.tsx';
import type { JobPageData } from './job-page-data.ts';
import { JobSidebar } from './job-sidebar.tsx';
import { SaveLink } from './save-link.tsx';
import { SimilarJobs } from './similar-jobs.tsx';
import { SnailApply } from './snail-apply.tsx';
import styles from './job-page.module.css';

/** An open job with everything that is known about it. */
export function JobPage({ page }: { page: JobPageData }) {
  const { job, applyUrl } = page;
  return (
    <div className={`page ${styles.page}`}>
      <BackToResults />
      <div className={styles.columns}>
        <div className={styles.main}>
          <FreshnessBanner verifiedAt={job.updated_at} />
          <JobHead
            page={page}
            actions={
              <>
                <SnailApply jobId={job.id} url={applyUrl} isLarge />
                <SaveLink path={page.path} />
              </>
            }
          />
          <JobDescription company={page.company} html={job.description} language={job.language} />
          <section aria-labelledby="interested-heading" className={styles.interested}>
            <h2 id="interested-heading">Interested in this job?</h2>
            <p>Snail Apply opens the employer’s own page in a new tab.</p>
            <SnailApply jobId={job.id} url={applyUrl} />
          </section>
        </div>
        <JobSidebar page={page} />
      </div>
      <SimilarJobs jobs={page.similar} />
      <div className={styles.bar}>
        <SaveLink path={page.path} />
        <SnailApply jobId={job.id} url={applyUrl} />
      </div>
    </div>
  );
}
