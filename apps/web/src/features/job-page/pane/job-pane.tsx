import { ERROR_TEXTS } from '@firsthand/contracts/light';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { ArrowRightIcon } from '../../../components/icons.tsx';
import { JobLink } from '../../../components/job/job-link.tsx';
import { FitPanel } from '../fit/fit-panel.tsx';
import { FreshnessBanner } from '../freshness/freshness-banner.tsx';
import { JobDescription } from '../job-description.tsx';
import { JobHead } from '../job-head.tsx';
import type { JobPageData } from '../job-page-data.ts';
import { SnailApply } from '../snail-apply.tsx';
import styles from './job-pane.module.css';

interface JobPaneProps {
  page: JobPageData;
  save: ReactNode;
  turbo: ReactNode;
  applied: ReactNode;
  onSnailApply: () => void;
}

/** An open job as it stands beside the results: what its page says first, and the way to the rest. */
export function JobPane({ page, save, turbo, applied, onSnailApply }: JobPaneProps) {
  const { job, applyUrl, path } = page;
  return (
    <>
      <p className={styles.way}>
        <JobLink path={path} className={styles.full}>
          Open full page
          <ArrowRightIcon />
        </JobLink>
      </p>
      <FreshnessBanner verifiedAt={job.updated_at} />
      <JobHead
        page={page}
        isBeside
        applied={applied}
        actions={
          <>
            <SnailApply jobId={job.id} url={applyUrl} note="on the employer’s site" onOpen={onSnailApply} />
            {turbo}
            {save}
          </>
        }
      />
      <FitPanel page={page} />
      <JobDescription company={page.company} html={job.description} language={job.language} level={3} />
    </>
  );
}

/** The job could not be asked for. */
export function JobPaneFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <p>{ERROR_TEXTS.jobFailed}</p>
      <Button kind="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
