import { LIMITS } from '@firsthand/contracts/light';
import { JobRow } from '../../components/job/job-row.tsx';
import type { JobCardData } from '../../lib/job/job-card-data.ts';
import styles from './similar-jobs.module.css';

export function SimilarJobs({ jobs }: { jobs: JobCardData[] }) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="similar-heading" className={styles.similar}>
      <h2 id="similar-heading">Similar jobs</h2>
      <ul className={styles.list}>
        {jobs.slice(0, LIMITS.similarJobs).map((job) => (
          <li key={job.id}>
            <JobRow job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}
