import { useEffect } from 'react';
import { JobNotFound } from '../../features/job-page/job-not-found.tsx';
import type { JobPageData } from '../../features/job-page/job-page-data.ts';
import { JobPane, JobPaneFailure } from '../../features/job-page/pane/job-pane.tsx';
import { useKeptJob, type KeptJob } from '../../features/job-page/pane/use-kept-job.ts';
import { toChosenPath } from '../../features/search/chosen-path.ts';
import { markViewed } from '../../lib/viewed-jobs.ts';
import type { JobBesideProps } from './job-beside-props.ts';
import { useJobParts } from '../use-job-parts.tsx';
import styles from './job-beside.module.css';

/** The job beside the results. Loaded where there is room for it, after the page. */
export function JobBeside({ path: ownPath, chosen, nextPaths, skeleton }: JobBesideProps) {
  const isChosen = chosen !== null;
  const path = ownPath ?? (chosen ? toChosenPath(chosen) : '#');
  const kept = useKeptJob(path, nextPaths);
  const { outcome } = kept;
  const viewedId = isChosen && outcome?.kind === 'open' ? outcome.job.id : null;
  useEffect(() => {
    if (viewedId !== null) markViewed(viewedId);
  }, [viewedId]);
  return (
    <>
      <p role="status" className="sr-only">
        {isChosen ? toAnnouncement(kept) : ''}
      </p>
      {outcome || kept.hasFailed ? (
        // Another job begins at its top.
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls by itself is scrolled with keys
        <div key={path} className={styles.scroll} tabIndex={0}>
          {outcome ? <Outcome outcome={outcome} /> : <JobPaneFailure onRetry={kept.retry} />}
        </div>
      ) : (
        skeleton
      )}
    </>
  );
}

function Outcome({ outcome }: { outcome: NonNullable<KeptJob['outcome']> }) {
  if (outcome.kind === 'not-found') return <JobNotFound isBeside />;
  if (outcome.kind === 'closed') return <JobNotFound isBeside closed={outcome} />;
  return <OpenJob page={outcome} />;
}

function OpenJob({ page }: { page: JobPageData }) {
  const { ask, ...parts } = useJobParts(page);
  return (
    <>
      <JobPane page={page} {...parts} />
      {ask}
    </>
  );
}

function toAnnouncement({ outcome, hasFailed }: KeptJob): string {
  if (hasFailed) return 'The job beside the results could not be loaded';
  if (!outcome) return '';
  return outcome.kind === 'open'
    ? `Beside the results: ${outcome.job.title}`
    : 'The job beside the results is closed';
}
