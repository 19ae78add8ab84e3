import { Fragment, type ReactNode } from 'react';
import type { JobCardData } from '../../../lib/job/job-card-data.ts';
import type { Summaries } from './search-outcome.ts';
import styles from './job-list.module.css';

/** A job with its summary; undefined while it is on its way. */
export type RenderJob = (job: JobCardData, summary: string | null | undefined) => ReactNode;

interface JobListProps {
  jobs: readonly JobCardData[];
  /** Null: still to come. */
  summaries: Summaries | null;
  /** Jobs that came after this moment stand first, and a line tells them from the others; null: there is no line. */
  since: string | null;
  renderJob: RenderJob;
}

/** What is new to who looked before, and the rest; all of it where nobody asks what is new. */
function toParts(jobs: readonly JobCardData[], since: string | null) {
  if (since === null) return [{ heading: null, jobs }];
  const isNew = (job: JobCardData) => job.first_seen_at > since;
  const parts = [
    { heading: 'New since you last looked', jobs: jobs.filter(isNew) },
    { heading: 'Seen before', jobs: jobs.filter((job) => !isNew(job)) },
  ];
  return parts.filter((part) => part.jobs.length > 0);
}

/** Jobs below each other, as one list or as what is new and what was there. */
export function JobList({ jobs, summaries, since, renderJob }: JobListProps) {
  return toParts(jobs, since).map(({ heading, jobs: part }) => (
    <Fragment key={heading}>
      {heading === null ? null : <h3 className={styles.part}>{heading}</h3>}
      <ol className={styles.list}>
        {part.map((job) => (
          <li key={job.id}>{renderJob(job, summaries ? (summaries[job.id] ?? null) : undefined)}</li>
        ))}
      </ol>
    </Fragment>
  ));
}
