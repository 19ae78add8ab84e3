import { JobRow } from '../../components/job/job-row.tsx';
import type { JobCardData } from '../../lib/job/job-card-data.ts';
import styles from './latest-jobs.module.css';

/** A few real postings, newest first: the product's argument in place of a picture. */
export function LatestJobs({ jobs }: { jobs: JobCardData[] }) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="latest-heading" className={styles.latest}>
      <h2 id="latest-heading">Newest on employers’ boards</h2>
      <ol className={styles.list}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobRow job={job} isCut />
          </li>
        ))}
      </ol>
    </section>
  );
}
