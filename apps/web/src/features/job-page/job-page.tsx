import { useEffect, type ReactNode } from 'react';
import { markViewed } from '../../lib/viewed-jobs.ts';
import { BackToResults } from './back-to-results.tsx';
import { FitPanel } from './fit/fit-panel.tsx';
import { FreshnessBanner } from './freshness/freshness-banner.tsx';
import { JobDescription } from './job-description.tsx';
import { JobHead } from './job-head.tsx';
import type { JobPageData } from './job-page-data.ts';
import { JobSidebar } from './job-sidebar.tsx';
import { QuestionsPanel } from './questions/questions-panel.tsx';
import { isFormRead } from './questions/question-words.ts';
import { SimilarJobs } from './similar-jobs.tsx';
import { SnailApply } from './snail-apply.tsx';
import styles from './job-page.module.css';

interface JobPageProps {
  page: JobPageData;
  /** The Save button; it stands in the head, beside the text of wide screens and in the bar of narrow ones. */
  save: ReactNode;
  /** Turbo Apply where it is offered; beside Save. */
  turbo?: ReactNode;
  /** "You applied on …"; beside the posting's dates. */
  applied?: ReactNode;
  /** The employer's page was opened. */
  onSnailApply?: () => void;
  /** What stands below the second way to apply. */
  aside: ReactNode;
}

/** An open job with everything that is known about it. */
export function JobPage({ page, save, turbo, applied, aside, onSnailApply }: JobPageProps) {
  const { job, applyUrl } = page;
  useEffect(() => markViewed(job.id), [job.id]);
  const questions = { isFirst: isFormRead(job.source), panel: <QuestionsPanel page={page} /> };
  const snail = { jobId: job.id, url: applyUrl, onOpen: onSnailApply };
  const actions = (
    <>
      <SnailApply {...snail} isLarge note="on the employer’s site" />
      {turbo}
      {save}
    </>
  );
  return (
    <div className={`page ${styles.page}`}>
      <BackToResults />
      <div className={styles.columns}>
        <div className={styles.main}>
          <FreshnessBanner verifiedAt={job.updated_at} />
          <JobHead page={page} applied={applied} actions={actions} />
          <FitPanel page={page} />
          {questions.isFirst ? questions.panel : null}
          <JobDescription company={page.company} html={job.description} language={job.language} />
          {questions.isFirst ? null : questions.panel}
          <section aria-labelledby="interested-heading" className={styles.interested}>
            <h2 id="interested-heading">Interested in this job?</h2>
            <p>Snail Apply opens the employer’s own page in a new tab.</p>
            <SnailApply {...snail} />
          </section>
          {aside}
        </div>
        <JobSidebar page={page} actions={actions} />
      </div>
      <SimilarJobs jobs={page.similar} />
      <div className={styles.bar}>
        {save}
        {turbo}
        <SnailApply {...snail} note="employer’s site" />
      </div>
    </div>
  );
}
